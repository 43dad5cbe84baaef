import type { BusinessFile } from '../reviews/business/business-file.ts';
import type { Service } from '../reviews/business/service.ts';
import type { StaffMember } from '../reviews/business/staff-member.ts';
import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import { dayOf, type CalendarDate, type Instant } from '../reviews/calendar-date.ts';
import { foldName } from '../reviews/fold.ts';
import type { LanguageDetector } from './detect-language.ts';
import { ImportError } from './import-error.ts';
import { createRedactor, type Redactor } from './redact-personal-data.ts';

/** Everything that records are checked against: the business, the time and the operator's flags. */
export interface ImportContext {
	readonly business: BusinessFile;
	readonly now: Instant;
	/** The current date at the business. */
	readonly today: CalendarDate;
	/** Location for records that do not name a known one. */
	readonly fallbackLocation: string | undefined;
	readonly redact: Redactor;
	readonly detectLanguage: LanguageDetector;
	/** Names and aliases of staff, and ids, names and synonyms of services, folded. */
	readonly staffNames: ReadonlySet<string>;
	readonly serviceNames: ReadonlySet<string>;
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
	fallbackLocation: string | undefined,
): ImportContext {
	if (
		fallbackLocation !== undefined &&
		!business.locations.some(({ id }) => id === fallbackLocation)
	) {
		const known = business.locations.map(({ id }) => id).join(', ');
		throw new ImportError(
			`Cannot use --location "${fallbackLocation}": the locations in business.yaml are ${known}`,
		);
	}
	const staffNames = staff.flatMap(({ id, name, aliases }) => [id, name, ...aliases]);
	const serviceNames = services.flatMap(({ id, name, synonyms }) => [id, name, ...synonyms]);
	return {
		business,
		now,
		detectLanguage,
		fallbackLocation,
		today: dayOf(now, business.timezone),
		redact: createRedactor(business),
		staffNames: new Set(staffNames.map(foldName)),
		serviceNames: new Set(serviceNames.map(foldName)),
	};
}

/** @throws {ImportError} if the policy does not list the source. */
export function requireSourcePolicy({ business }: ImportContext, sourceId: string): SourcePolicy {
	const policy = business.review_policy.sources.find(({ id }) => id === sourceId);
	if (policy !== undefined) return policy;
	const known = business.review_policy.sources.map(({ id }) => id).join(', ');
	throw new ImportError(
		`Cannot import reviews of the source "${sourceId}": business.yaml does not say how they are ` +
			`verified; add it to review_policy.sources (which has ${known}), in your own words:\n\n` +
			`    - id: ${sourceId}\n` +
			`      name: ${nameOf(sourceId)}\n` +
			'      first_party: false\n' +
			"      verification: Copied unchanged from the site's export. The site vouches for the account.\n" +
			'      method: platform_account_only\n',
	);
}

function nameOf(sourceId: string): string {
	const words = sourceId.replaceAll(/[-_]+/g, ' ').trim();
	return `${words.charAt(0).toUpperCase()}${words.slice(1)} reviews`;
}
