import { SCHEMA_CHANGED_AT } from './documents/schema-version.ts';
import type { AdvancedHistory } from '../reviews/changes/advance-history.ts';
import type { Content } from '../content/content.ts';
import type { Digests } from '../content/stamps.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { isStamped } from '../reviews/record-digest.ts';
import { latest, readingsTime, timeOf } from './fallback-times.ts';

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
		...readingsTime(stamps, digests),
		...(isComplete ? [] : [undefined]),
	]);
	const settingsTime = timeOf(stamps.settings, digests.settings);
	const counted = ledger === undefined ? [] : [ledger.changed_at];
	return { dataset, content: latest([dataset, settingsTime, SCHEMA_CHANGED_AT, ...counted]) };
}
