import { SCHEMA_CHANGED_AT } from './documents/schema-version.ts';
import type { AdvancedHistory } from '../reviews/changes/advance-history.ts';
import type { Content, Stamp, Stamps } from '../content/content.ts';
import { publishedRecords } from '../content/published-records.ts';
import { type Digests, digestContent, NONE } from '../content/stamps.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { isStamped } from '../reviews/record-digest.ts';

/** When the content last changed; `undefined` if its stamps cannot confirm a time. */
export interface LatestChange {
	/** Reviews, removals and business data. */
	readonly dataset: Instant | undefined;
	/** All content, and the schema it is published in. */
	readonly content: Instant | undefined;
}

/**
 * Finds the latest time in the content, including removals and publications. Anything edited, added
 * or removed by hand and not stamped since has no time; then the result is `undefined`, because a
 * date must never hide a change.
 */
export function latestChange(
	{ records, removed, stamps, ledger }: Content,
	digests: Digests,
	history: AdvancedHistory,
): LatestChange {
	const { publications, withdrawals, editions, isComplete } = history;
	const dataset = latest([
		...records.map((record) => (isStamped(record) ? record.changed_at : undefined)),
		...removed.map(({ removed_at }) => removed_at),
		...[...publications.values()].map(({ changed_at }) => changed_at),
		...[...withdrawals.values()].map(({ removed_at }) => removed_at),
		...editions.slice(-1).map(({ modified }) => modified),
		timeOf(stamps.records, digests.records),
		timeOf(stamps.dataset, digests.dataset),
		...timeSinceFirst('readings', stamps, digests),
		...timeSinceFirst('log', stamps, digests),
		...(isComplete ? [] : [undefined]),
	]);
	const settingsTime = timeOf(stamps.settings, digests.settings);
	const counted = ledger === undefined ? [] : [ledger.changed_at];
	const times = [dataset, settingsTime, SCHEMA_CHANGED_AT, ...counted];
	return {
		dataset,
		content: latest([...times, ...timeSinceFirst('recommendations', stamps, digests)]),
	};
}

/**
 * Returns a function that tells when a review last changed, for reviews that the publication
 * history does not cover. That is the latest of the record's stamp and the stamps of the readings and
 * of the settings that affect reviews; for a review that is not published, the stamps of all records and of
 * those settings. `undefined` if something was edited by hand and not stamped since, because any time
 * could hide that change.
 */
export function createFallbackTimes(
	content: Content,
	digests = digestContent(content),
): (id: string) => Instant | undefined {
	const { records, stamps } = content;
	const published = new Set(publishedRecords(content).map(({ id }) => id));
	const stored = new Map(records.map((record) => [record.id, record]));
	const settingsTime = timeOf(stamps.dataset, digests.dataset);
	const recordsTime = timeOf(stamps.records, digests.records);
	const ofReadings = timeSinceFirst('readings', stamps, digests);
	return (id) => {
		const record = stored.get(id);
		if (record === undefined) return recordsTime;
		// Removing it changed the records; not publishing its source changed the settings.
		if (!published.has(id)) return latest([recordsTime, settingsTime]);
		if (!isStamped(record) || record.changed_at === undefined) return undefined;
		return latest([record.changed_at, settingsTime, ...ofReadings]);
	};
}

/** When the readings, the recommendations or the log last changed; empty if there never were any. */
function timeSinceFirst(
	part: 'readings' | 'recommendations' | 'log',
	{ [part]: stamp }: Stamps,
	{ [part]: digest }: Digests,
): (Instant | undefined)[] {
	return stamp === undefined && digest === NONE ? [] : [timeOf(stamp, digest)];
}

/** Returns the latest time, or `undefined` if any time is missing. */
export function latest(times: readonly (Instant | undefined)[]): Instant | undefined {
	let greatest: Instant | undefined;
	for (const time of times) {
		if (time === undefined) return undefined;
		if (greatest === undefined || Date.parse(time) > Date.parse(greatest)) greatest = time;
	}
	return greatest;
}

/** The time of a stamp, or `undefined` if the stamp's digest is not this one. */
export function timeOf(stamp: Stamp | undefined, digest: string): Instant | undefined {
	return stamp?.digest === digest ? stamp.changed_at : undefined;
}
