import { createHash } from 'node:crypto';
import * as z from 'zod';
import { CalendarDate } from './calendar-date.ts';
import type { Review } from './review.ts';

/**
 * For each day with reviews: how many there are from that day on, and a digest of them all, so that
 * the tag of a since answer is known without building it. Newest day first.
 */
export const SinceDays = z.array(
	z.strictObject({ date: CalendarDate, count: z.int().min(1), digest: z.string() }),
);
export type SinceDays = z.output<typeof SinceDays>;

/** One review of a list and the bytes that are published of it. */
export interface PublishedLine {
	readonly date: Review['date'];
	readonly json: string;
}

/** Chains the digests of a newest-first list, day by day. */
export function deriveSinceDays(lines: readonly PublishedLine[]): SinceDays {
	const days: SinceDays = [];
	const chain = createHash('sha256');
	for (const [index, { date, json }] of lines.entries()) {
		chain.update(`${json}\n`);
		if (lines[index + 1]?.date === date) continue;
		days.push({ date, count: index + 1, digest: chain.copy().digest('hex') });
	}
	return days;
}

/** The entry that covers all reviews on or after a day; `undefined` when there are none. */
export function sinceDay(days: SinceDays, since: CalendarDate): SinceDays[number] | undefined {
	let [low, high] = [0, days.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		// Compared with nothing, a day is neither earlier nor later.
		if ((days[middle]?.date ?? '') >= since) low = middle + 1;
		else high = middle;
	}
	return days[low - 1];
}
