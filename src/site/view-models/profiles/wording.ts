import type { Edition } from '../../../edition/documents/edition.ts';
import type { AspectInsight, Support } from '../../../insights/aspect-insight.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { Review } from '../../../reviews/review.ts';

/** Number of reviews that mention an aspect, by polarity. */
type AspectCounts = Pick<
	AspectInsight,
	'reviews' | 'positive' | 'negative' | 'mixed' | 'neutral' | 'not_scored'
>;

/** Minimum number of ratings for an average. With fewer, it would be mostly random. */
export const ENOUGH_FOR_AVERAGE = 5;

/** Minimum number of reviews for a percentage. With fewer, one review changes it by more than 10 points. */
export const ENOUGH_FOR_SHARE = 10;

/** Formats a share: "84%", or "1 of 7" if there are too few reviews for a percentage. */
export function shareInWords(t: Words, count: number, n: number): string {
	if (n === 0) return '–';
	return n < ENOUGH_FOR_SHARE ? t('wording.count_of', { count, n }) : t.percent(count / n);
}

/** A cell of a table with a share and, if that is a percentage, its counts: "93%" and "(37 of 40)". */
export function shareCell(t: Words, hits: number, n: number): { text: string; note?: string } {
	const text = shareInWords(t, hits, n);
	return n < ENOUGH_FOR_SHARE ? { text } : { text, note: t('owner.hits_of_all', { hits, n }) };
}

/** Formats an interval of shares: "78–90%". */
export function interval(t: Words, [low = 0, high = 1]: readonly number[]): string {
	const number = t.percent(low).replace(/\s?%/u, '');
	return t('wording.interval', { low: number, high: t.percent(high) });
}

/** Returns "Both at once: 250", followed by ", the newest 200 here" if not every review is quoted. */
export function quotedInWords(t: Words, heading: string, quoted: number, reviews: number): string {
	if (quoted < reviews) return t('wording.quoted_newest', { heading, n: reviews, quoted });
	return t('wording.quoted', { heading, n: reviews });
}

/** Returns "Examples: 6 of 123", or "Examples: 6" if the total is unknown. */
export function examplesInWords(t: Words, shown: number, of: number | undefined): string {
	return of === undefined
		? t('wording.examples', { n: shown })
		: t('wording.examples_of', { n: shown, of });
}

/** Formats an average; `undefined` if there are too few ratings for one. */
export function average(t: Words, value: number | null, reviews: number): string | undefined {
	return value === null || reviews < ENOUGH_FOR_AVERAGE ? undefined : t.figure(value, 2);
}

/** Returns "25 reviews, 3.6 ★", or only "25 reviews" if there is no average. */
export function reviewsAndAverage(t: Words, reviews: number, stars: number | null): string {
	const mean = average(t, stars, reviews);
	return mean === undefined
		? t('count.reviews', { n: reviews })
		: t('wording.reviews_and_average', { n: reviews, stars: mean });
}

/** Formats a period: "2025-Q2/2025-Q4" is "Q2 2025 to Q4 2025". */
export function periodName(t: Words, period: string): string {
	const [from = '', to] = period.split('/').map((quarter) => {
		return t('wording.quarter', { quarter: quarter.slice(6), year: quarter.slice(0, 4) });
	});
	return to === undefined ? from : t('wording.period', { from, to });
}

/**
 * Says how much a share can be relied on.
 * @param opinions number of reviews that praise or criticize the aspect
 */
export function supportInWords(t: Words, support: Support, opinions: number): string {
	return t(`wording.support_${support}`, { n: opinions });
}

/** Lists who read the words of the reviews: "Read by a language model in 20 reviews and by …". */
export function readersInWords(t: Words, counts: AspectInsight['read_by']): string {
	const parts = (['hand', 'model', 'engine'] as const)
		.filter((reader) => counts[reader] > 0)
		.map((reader) => t(`wording.read_by_${reader}`, { n: counts[reader] }));
	return parts.length === 0 ? '' : t('wording.read', { readers: t.list(parts) });
}

/** Describes the change between the last two periods; `undefined` if it is not significant. */
export function changeInWords(t: Words, change: AspectInsight['change']): string | undefined {
	if (!change?.significant) return undefined;
	return t('wording.praise_changed', {
		direction: change.difference > 0 ? 'up' : 'down',
		n: Math.abs(Math.round(change.difference * 100)),
		from: periodName(t, change.from),
		to: periodName(t, change.to),
	});
}

/** Describes the reviews that mention an aspect: "86 reviews mention it: 60 praise it, 12 complain and …". */
export function mentionsInWords(t: Words, counts: AspectCounts): string {
	const parts = (['positive', 'negative', 'mixed', 'neutral', 'not_scored'] as const)
		.filter((side) => counts[side] > 0)
		.map((side) => t(`wording.mention_${side}`, { n: counts[side] }));
	return t('wording.mentions', { n: counts.reviews, parts: t.list(parts) });
}

/** Says how many of some reviews have a text that could not be read, if any. */
export function unreadInWords(
	t: Words,
	{ unread: ids }: Pick<Edition, 'unread'>,
	reviews: readonly Pick<Review, 'id' | 'text'>[],
): string | undefined {
	const unread = reviews.filter(({ id }) => ids.has(id)).length;
	const n = reviews.filter(({ text }) => text !== '').length;
	return unread > 0 ? t('insights.not_read', { unread, n }) : undefined;
}
