import { SCHEMA_CHANGED_AT } from './documents/schema-version.ts';
import type { AdvancedHistory } from '../reviews/changes/advance-history.ts';
import type { Content } from '../content/content.ts';
import type { Digests } from '../content/stamps.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { isStamped } from '../reviews/record-digest.ts';
import { timeOf } from './own-times.ts';

/** When the content last changed; absent where its stamps do not vouch for a time. */
export interface LatestChange {
	/** Reviews, removals and business data. */
	readonly dataset: Instant | undefined;
	/** All of it, and the form in which it is published. */
	readonly content: Instant | undefined;
}

/**
 * The greatest of all times in the content, removals and publications included. Something that was
 * edited, added or taken out by hand and not stamped since has no time, and then the whole has none:
 * a date alone must never hide a change.
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
		...(isComplete ? [] : [undefined]),
	]);
	const settingsTime = timeOf(stamps.settings, digests.settings);
	const counted = ledger === undefined ? [] : [ledger.changed_at];
	return { dataset, content: latest([dataset, settingsTime, SCHEMA_CHANGED_AT, ...counted]) };
}

/** `undefined` as soon as one of the times is. */
function latest(times: readonly (Instant | undefined)[]): Instant | undefined {
	let greatest: Instant | undefined;
	for (const time of times) {
		if (time === undefined) return undefined;
		if (greatest === undefined || Date.parse(time) > Date.parse(greatest)) greatest = time;
	}
	return greatest;
}
