import type { BusinessFile } from '../reviews/business/business-file.ts';
import type { Service } from '../reviews/business/service.ts';
import type { StaffMember } from '../reviews/business/staff-member.ts';
import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import { dayIn, dayOf, type CalendarDate, type Instant } from '../reviews/calendar-date.ts';
import { foldName } from '../reviews/fold.ts';
import type { LanguageDetector } from './detect-language.ts';
import type { KnownLocation } from './find-location.ts';
import { ImportError } from './import-error.ts';
import type { ColumnAnswers } from './generic/column-answers.ts';
import type { OperatorAnswers } from './formats/import-format.ts';
import { KNOWN_SOURCES, knownSource, newSource } from './formats/known-sources.ts';
import type { OpenQuestion } from './open-questions.ts';
import { createRedactor, type Redactor } from './personal-data/redact-personal-data.ts';

/** Everything that records are checked against: the business, the time and the operator's flags. */
export interface ImportContext {
	readonly business: BusinessFile;
	readonly now: Instant;
	/** The current date at the business, or at the location of a record. */
	readonly today: CalendarDate;
	/** The time zone of the location of a record, if it has its own. */
	readonly timeZone?: string | undefined;
	readonly redact: Redactor;
	readonly detectLanguage: LanguageDetector;
	/** Names and aliases of staff, and ids, names and synonyms of services, folded. */
	readonly staffNames: ReadonlySet<string>;
	readonly serviceNames: ReadonlySet<string>;
	/** The operator's answers about columns in earlier imports, by the digest of all column names. */
	readonly keptAnswers: ReadonlyMap<string, ColumnAnswers>;
	/** Sources that business.yaml does not have yet. */
	readonly addedSources: Map<string, SourcePolicy>;
}

export interface OperatorFiles {
	readonly business: BusinessFile;
	readonly staff: readonly StaffMember[];
	readonly services: readonly Service[];
}

export function createImportContext(
	{ business, staff, services }: OperatorFiles,
	now: Instant,
	detectLanguage: LanguageDetector,
	keptAnswers: ImportContext['keptAnswers'] = new Map(),
): ImportContext {
	const staffNames = staff.flatMap(({ id, name, aliases }) => [id, name, ...aliases]);
	const serviceNames = services.flatMap(({ id, name, synonyms }) => [id, name, ...synonyms]);
	return {
		business,
		now,
		detectLanguage,
		today: dayOf(now, business.timezone),
		redact: createRedactor(business, staff),
		staffNames: new Set(staffNames.map(foldName)),
		serviceNames: new Set(serviceNames.map(foldName)),
		keptAnswers,
		addedSources: new Map(),
	};
}

/** Returns the context for records of a location. */
export function contextAt(
	context: ImportContext,
	{ timezone }: Pick<KnownLocation, 'timezone'> = {},
): ImportContext {
	if (timezone === undefined) return context;
	return { ...context, timeZone: timezone, today: dayIn(timezone, context.now) };
}

/** Returns the policy of a source that the business has, or that this import adds. */
export function sourcePolicyOf(
	{ business, addedSources }: ImportContext,
	sourceId: string,
): SourcePolicy | undefined {
	const { sources } = business.review_policy;
	return sources.find(({ id }) => id === sourceId) ?? addedSources.get(sourceId);
}

/**
 * Returns the policy of a source. A known platform, or a site that the operator names, is added to the
 * sources of the business.
 * @throws {ImportError} if nothing says how the source is called.
 */
export function requireSourcePolicy(
	context: ImportContext,
	sourceId: string,
	{ sourceName, firstParty = false }: Pick<OperatorAnswers, 'sourceName' | 'firstParty'> = {},
): SourcePolicy {
	const { sources } = context.business.review_policy;
	const policy = sourcePolicyOf(context, sourceId);
	if (policy !== undefined) return policy;
	const added =
		knownSource(sourceId) ??
		(sourceName === undefined ? undefined : newSource(sourceId, sourceName, firstParty));
	if (added === undefined) {
		throw new ImportError(
			`Cannot import reviews from "${sourceId}": the sources in business.yaml are ${sources.map(({ id }) => id).join(', ')}\n` +
				`  To add it, give its name: --source ${sourceId} --source-name "NAME", and --first-party no, or yes if it is your own list\n` +
				`  These need no name: ${KNOWN_SOURCES.join(', ')}`,
		);
	}
	context.addedSources.set(sourceId, added);
	return added;
}

/** Asks who collected the reviews of a new source: only reviews from accounts of a site are checked. */
export function askAboutSource(
	context: ImportContext,
	file: string,
	{ source = '', sourceName, firstParty }: OperatorAnswers,
): OpenQuestion[] {
	const isKnown = (sourcePolicyOf(context, source) ?? knownSource(source)) !== undefined;
	if (isKnown || sourceName === undefined || firstParty !== undefined) return [];
	const question = `Did you ask for the reviews of "${sourceName}" yourself (yes), or did a review site collect them from its accounts (no)?`;
	return [{ file, flag: 'first-party', question, choices: ['yes', 'no'] }];
}
