import { createHash } from 'node:crypto';
import * as z from 'zod';
import { CalendarDate } from './calendar-date.ts';
import type { Review } from './review.ts';

/**
 * For each day with reviews, the number of reviews from that day on and a digest of them all, so
 * that the ETag of a since response is known without building the response. Newest day first.
 */
export const SinceDays = z.array(
	z.strictObject({ date: CalendarDate, count: z.int().min(1), digest: z.string() }),
);
export type SinceDays = z.output<typeof SinceDays>;

/** The date of a review and its published JSON. */
export interface PublishedLine {
	readonly date: Review['date'];
	readonly json: string;
}

/** Chains the digests of a list, day by day. The list is sorted newest first. */
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

/** Returns the entry for all reviews on or after a day; `undefined` if there are none. */
export function sinceDay(days: SinceDays, since: CalendarDate): SinceDays[number] | undefined {
	let [low, high] = [0, days.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		// `?? ''` never applies; it is only for the type checker.
		if ((days[middle]?.date ?? '') >= since) low = middle + 1;
		else high = middle;
	}
	return days[low - 1];
}
