import { weakerMethod } from '../reviews/method-strength.ts';
import { foldName } from '../reviews/fold.ts';
import { compareText } from '../reviews/order.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { Settings } from './content.ts';
import { ContentError } from './content-error.ts';

/**
 * Checks that ids are unique and that whatever one settings file names exists in another.
 * @throws {ContentError}
 */
export function checkSettings(settings: Settings): void {
	const { staff, services, serviceAreas, aspects, questions, overrides } = settings;
	const { locations, review_policy } = settings.businessFile;
	const known = {
		location: checkUnique('business.yaml', locations),
		source: checkUnique('business.yaml', review_policy.sources),
		staff: checkUnique('staff.yaml', staff),
		service: checkUnique('services.yaml', services),
		area: checkUnique('service-areas.yaml', serviceAreas),
		aspect: checkUnique('aspects.yaml', aspects),
	};
	checkAliases(staff);
	const faq = checkUnique('faq.yaml', questions);
	checkKnown('overrides.yaml', 'faq', Object.keys(overrides.faq), faq);
	for (const { entity } of overrides.mentions.block) {
		const entities = new Set([...known.staff, ...known.service, ...known.area]);
		checkKnown('overrides.yaml', 'mentions.block.entity', [entity], entities);
	}

	for (const { id, location } of staff) {
		if (location !== undefined) {
			checkKnown('staff.yaml', `${id}.location`, [location], known.location);
		}
	}
	for (const { id, served_by } of serviceAreas) {
		checkKnown('service-areas.yaml', `${id}.served_by`, served_by, known.location);
	}
	for (const { id, match } of questions) {
		checkKnown('faq.yaml', `${id}.match.aspects`, match.aspects, known.aspect);
		checkKnown('faq.yaml', `${id}.match.services`, match.services, known.service);
		checkKnown('faq.yaml', `${id}.match.locations`, match.locations, known.location);
		checkKnown('faq.yaml', `${id}.match.staff`, match.staff, known.staff);
	}
}

/** A name that two people answer to can be attributed to neither. */
function checkAliases(staff: Settings['staff']): void {
	const owners = new Map<string, string>();
	for (const { id, name, aliases } of staff) {
		for (const known of new Set([name, ...aliases].map(foldName))) {
			const other = owners.get(known);
			if (other !== undefined) {
				const problem = `"${known}" names both "${other}" and "${id}"; list it under "ambiguous" of both`;
				throw new ContentError('staff.yaml', undefined, problem);
			}
			owners.set(known, id);
		}
	}
}

/** Where a record stands. */
export interface Place {
	readonly path: string;
	readonly line: number;
}

/**
 * A check of records against the settings and against those it has seen before.
 * @throws {ContentError} from the check, with file and line.
 */
export function createRecordCheck({ businessFile }: Settings) {
	const locations = new Set(businessFile.locations.map(({ id }) => id));
	const sources = new Map(businessFile.review_policy.sources.map((source) => [source.id, source]));
	const seen = new Map<string, Place>();
	return ({ id, location, source, verification }: StoredReview, place: Place): void => {
		const fail = (problem: string) => new ContentError(place.path, place.line, problem);
		const earlier = seen.get(id);
		if (earlier) throw fail(`"id" is "${id}", as in ${earlier.path}:${earlier.line}`);
		seen.set(id, place);

		const key = `${source.id} ${source.review_id}`;
		const same = seen.get(key);
		if (same) {
			throw fail(`"source.review_id" is "${source.review_id}", as in ${same.path}:${same.line}`);
		}
		seen.set(key, place);

		const policy = sources.get(source.id);
		if (!locations.has(location)) throw fail(noneOf('location', location, locations));
		if (!policy) throw fail(noneOf('source.id', source.id, sources.keys()));
		const { method } = verification;
		if (weakerMethod(policy.method, method) === method) return;
		throw fail(
			`"verification.method" is "${method}", more than "${policy.method}", which is the most that ` +
				`business.yaml lets source "${source.id}" claim`,
		);
	};
}

/**
 * Checks that what an author wrote rests on reviews that there are.
 * @throws {ContentError}
 */
export function checkOverrides({ overrides }: Settings, reviewIds: ReadonlySet<string>): void {
	const signed = [
		...(overrides.summary ? [overrides.summary] : []),
		...Object.values(overrides.faq),
	];
	const named = [
		...signed.flatMap(({ evidence }) => evidence),
		...overrides.mentions.block.map(({ review }) => review),
	];
	const unknown = named.find((id) => !reviewIds.has(id));
	if (unknown === undefined) return;
	throw new ContentError('overrides.yaml', undefined, `there is no published review "${unknown}"`);
}

/** @throws {ContentError} */
export function checkUnique(file: string, entries: readonly { id: string }[]): ReadonlySet<string> {
	const ids = entries.map(({ id }) => id).toSorted(compareText);
	const twice = ids.find((id, index) => id === ids[index + 1]);
	if (twice !== undefined) throw new ContentError(file, undefined, `id "${twice}" stands twice`);
	return new Set(ids);
}

function checkKnown(
	file: string,
	field: string,
	ids: readonly string[],
	known: ReadonlySet<string>,
): void {
	const unknown = ids.find((id) => !known.has(id));
	if (unknown === undefined) return;
	throw new ContentError(file, undefined, noneOf(field, unknown, known));
}

function noneOf(field: string, found: string, known: Iterable<string>): string {
	return `"${field}" is "${found}", which is none of ${[...known].join(', ')}`;
}
