import { compareText } from '../reviews/order.ts';
import type { StoredReview, Tombstone } from '../reviews/stored-review.ts';
import type { Settings } from './content.ts';
import { ContentError } from './content-error.ts';

/**
 * Checks that ids are unique and that whatever one settings file names exists in another.
 * @throws {ContentError}
 */
export function checkSettings(settings: Settings): void {
	const { staff, services, serviceAreas, aspects, questions } = settings;
	const { locations, review_policy } = settings.businessFile;
	const known = {
		location: checkUnique('business.yaml', locations),
		source: checkUnique('business.yaml', review_policy.sources),
		staff: checkUnique('staff.yaml', staff),
		service: checkUnique('services.yaml', services),
		area: checkUnique('service-areas.yaml', serviceAreas),
		aspect: checkUnique('aspects.yaml', aspects),
	};
	checkUnique('faq.yaml', questions);

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

/**
 * Checks records against the settings and against each other.
 * @throws {ContentError}
 */
export function checkRecords(
	records: readonly StoredReview[],
	removed: readonly Tombstone[],
	{ businessFile }: Settings,
): void {
	const locations = new Set(businessFile.locations.map(({ id }) => id));
	const sources = new Map(businessFile.review_policy.sources.map((source) => [source.id, source]));
	const seen = new Set<string>();
	for (const { id, location, source, verification } of records) {
		const file = `reviews/${source.id}`;
		if (seen.has(id)) throw new ContentError(file, undefined, `review "${id}" stands twice`);
		seen.add(id);
		checkKnown(file, `${id}.location`, [location], locations);
		checkKnown(file, `${id}.source.id`, [source.id], new Set(sources.keys()));
		const { method } = verification;
		const claimed = sources.get(source.id)?.method;
		if (method !== 'none' && method !== claimed) {
			const problem = `review "${id}" claims verification "${method}", its source "${claimed}"`;
			throw new ContentError(file, undefined, problem);
		}
	}
	checkUnique('removed.jsonl', removed);
}

function checkUnique(file: string, entries: readonly { id: string }[]): ReadonlySet<string> {
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
	const choices = [...known].join(', ');
	throw new ContentError(
		file,
		undefined,
		`"${field}" is "${unknown}", which is none of ${choices}`,
	);
}
