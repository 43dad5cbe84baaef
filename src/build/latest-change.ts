import type { Instant } from '../reviews/calendar-date.ts';
import type { Content } from '../content/content.ts';

/** When the content last changed, as far as its stamps tell. */
export interface LatestChange {
	/** Reviews, removals and business data. */
	readonly dataset: Instant | undefined;
	/** All of it. */
	readonly content: Instant | undefined;
}

/** The greatest of all times in the content: removals count, so that a date alone hides no change. */
export function latestChange({ records, removed, stamps }: Content): LatestChange {
	const dataset = latest([
		...records.map(({ changed_at }) => changed_at),
		...removed.map(({ removed_at }) => removed_at),
		stamps.business?.changed_at,
	]);
	return { dataset, content: latest([dataset, stamps.settings?.changed_at]) };
}

function latest(times: readonly (Instant | undefined)[]): Instant | undefined {
	let greatest: Instant | undefined;
	for (const time of times) {
		if (time === undefined) continue;
		if (greatest === undefined || Date.parse(time) > Date.parse(greatest)) greatest = time;
	}
	return greatest;
}
