import type { Content, Stamp } from '../content/content.ts';
import { digestContent } from '../content/stamps.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { isStamped } from '../reviews/record-digest.ts';

/**
 * Returns a function that tells when a review last changed, for reviews that the publication
 * history does not cover. That is the later of the record's stamp and the stamp of the settings
 * that affect reviews; for a review that is gone, the stamp of all records. `undefined` if
 * something was edited by hand and not stamped since, because any time could hide that change.
 */
export function createFallbackTimes(
	content: Content,
	digests = digestContent(content),
): (id: string) => Instant | undefined {
	const { records, removed, stamps } = content;
	const gone = new Set(removed.map(({ id }) => id));
	const present = new Map(
		records
			.filter(({ id, verification }) => !gone.has(id) && verification.method !== 'none')
			.map((record) => [record.id, record]),
	);
	const settingsTime = timeOf(stamps.dataset, digests.dataset);
	const recordsTime = timeOf(stamps.records, digests.records);
	return (id) => {
		const record = present.get(id);
		if (record === undefined) return recordsTime;
		if (!isStamped(record) || record.changed_at === undefined) return undefined;
		if (settingsTime === undefined) return undefined;
		const { changed_at } = record;
		return Date.parse(changed_at) > Date.parse(settingsTime) ? changed_at : settingsTime;
	};
}

/** The time of a stamp, or `undefined` if the stamp's digest is not this one. */
export function timeOf(stamp: Stamp | undefined, digest: string): Instant | undefined {
	return stamp?.digest === digest ? stamp.changed_at : undefined;
}
