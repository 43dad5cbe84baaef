import type { AspectInsight, Support } from '../../../insights/aspect-insight.ts';
import type { ReadBy } from '../../../reviews/review.ts';

type ReadByCounts = AspectInsight['read_by'];

/** Number of reviews that mention an aspect, by polarity. */
type AspectCounts = Pick<
	AspectInsight,
	'reviews' | 'positive' | 'negative' | 'mixed' | 'neutral' | 'not_scored'
>;

/** Minimum number of ratings for an average. With fewer, it would be mostly random. */
export const ENOUGH_FOR_AVERAGE = 5;

/** Formats a share: 0.837 is "84%". Only exactly 0 and 1 are "0%" and "100%". */
export function percent(share: number): string {
	const rounded = Math.round(share * 100);
	if (rounded === 0 && share > 0) return '<1%';
	if (rounded === 100 && share < 1) return '>99%';
	return `${rounded}%`;
}

export function interval([low = 0, high = 1]: readonly number[]): string {
	return `${percent(low).slice(0, -1)}–${percent(high)}`;
}

/** Formats a number: 1720 is "1,720". */
export function figure(number: number): string {
	return number.toLocaleString('en');
}

/** Formats a count with its noun: "1 review", "1,720 reviews". */
export function count(number: number, one: string, many = `${one}s`): string {
	return `${figure(number)}\u00a0${number === 1 ? one : many}`;
}

/** Returns "Both at once: 250", followed by ", the newest 200 here" if not every review is quoted. */
export function quotedInWords(heading: string, quoted: number, reviews: number): string {
	const here = quoted < reviews ? `, the newest ${figure(quoted)} here` : '';
	return `${heading}: ${figure(reviews)}${here}`;
}

/** Returns "Examples: 6 of 123", or "Examples: 6" if the total is unknown. */
export function examplesInWords(shown: number, of: number | undefined): string {
	return of === undefined
		? `Examples: ${figure(shown)}`
		: `Examples: ${figure(shown)} of ${figure(of)}`;
}

/** Formats an average; `undefined` if there are too few ratings for one. */
export function average(value: number | null, reviews: number): string | undefined {
	return value === null || reviews < ENOUGH_FOR_AVERAGE ? undefined : value.toFixed(1);
}

/** Returns "25 reviews, 3.6 ★", or only "25 reviews" if there is no average. */
export function reviewsAndAverage(reviews: number, stars: number | null): string {
	const mean = average(stars, reviews);
	return mean === undefined
		? count(reviews, 'review')
		: `${count(reviews, 'review')}, ${mean}\u00a0★`;
}

/** Formats a period: "2025-Q2/2025-Q4" is "Q2 2025 to Q4 2025". */
export function periodName(period: string): string {
	return period
		.split('/')
		.map((quarter) => `${quarter.slice(5)} ${quarter.slice(0, 4)}`)
		.join(' to ');
}

/**
 * Says how much a share can be relied on.
 * @param opinions number of reviews that praise or criticize the aspect
 */
export function supportInWords(support: Support, opinions: number): string {
	if (support === 'ok') return `Based on ${count(opinions, 'opinion')}.`;
	if (support === 'low') {
		return `Based on only ${count(opinions, 'opinion')}. Go by the counts, not the percentage.`;
	}
	return `${count(opinions, 'opinion')}: too few for a share.`;
}

/** Lists who read the words of the reviews: "Read by a language model in 20 reviews and by …". */
export function readersInWords({ hand, model, engine }: ReadByCounts): string {
	const parts = [
		...(hand > 0 ? [`by a person in ${count(hand, 'review')}`] : []),
		...(model > 0 ? [`by a language model in ${count(model, 'review')}`] : []),
		...(engine > 0 ? [`by the engine in ${count(engine, 'review')}`] : []),
	];
	return parts.length === 0 ? '' : `Read ${new Intl.ListFormat('en').format(parts)}.`;
}

/** Sentences that say who read a review: "Read by a language model." */
export const READ_BY_IN_WORDS = {
	hand: 'Read by a person.',
	model: 'Read by a language model.',
	engine: 'Read by the engine, software that goes by the words.',
} as const satisfies Record<ReadBy, string>;

/** Describes the change between the last two periods; `undefined` if it is not significant. */
export function changeInWords(change: AspectInsight['change']): string | undefined {
	if (!change?.significant) return undefined;
	const points = Math.abs(Math.round(change.difference * 100));
	const direction = change.difference > 0 ? 'up' : 'down';
	return (
		`Praise is ${direction} by ${count(points, 'percentage point')} from ${periodName(change.from)} ` +
		`to ${periodName(change.to)}, more than chance would explain.`
	);
}

/** Describes the reviews that mention an aspect: "86 reviews mention it: 60 praise it, 12 complain and …". */
export function mentionsInWords({ reviews, positive, negative, ...counts }: AspectCounts): string {
	const parts = [
		[positive, positive === 1 ? 'praises it' : 'praise it'],
		[negative, negative === 1 ? 'complains' : 'complain'],
		[counts.mixed, counts.mixed === 1 ? 'does both' : 'do both'],
		[counts.neutral, counts.neutral === 1 ? 'is neutral' : 'are neutral'],
		[counts.not_scored, counts.not_scored === 1 ? 'only names it' : 'only name it'],
	] as const;
	const said = parts.filter(([of]) => of > 0).map(([of, does]) => `${figure(of)} ${does}`);
	const mention = reviews === 1 ? 'mentions' : 'mention';
	return `${count(reviews, 'review')} ${mention} it: ${new Intl.ListFormat('en').format(said)}.`;
}
