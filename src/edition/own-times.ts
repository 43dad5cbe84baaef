import type { Content, Stamp } from '../content/content.ts';
import { digestContent } from '../content/stamps.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { isStamped } from '../reviews/record-digest.ts';

/**
 * When a review came to be what it is, as far as the stamps of the content tell, for what no
 * publication has noted yet: its record's time or that of the settings its mentions and aspects are
 * read by, whichever is later, and for one that is gone the time of all records. `undefined` where
 * something was changed by hand and not stamped since: any time might hide that change.
 */
export function createOwnTimes(
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

/** The time of a stamp; `undefined` where it speaks of something else than what is there. */
export function timeOf(stamp: Stamp | undefined, digest: string): Instant | undefined {
	return stamp?.digest === digest ? stamp.changed_at : undefined;
}
