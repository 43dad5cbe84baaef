import { averageOf, countRatings } from '../reviews/rating-summary.ts';
import type { Review } from '../reviews/review.ts';
import type { Insights } from './insights.ts';

const COUNTED = 'reviews?|reviewers?|customers?|people|ratings?|buyers?|owners?|mentions?';
const NUMBER = '(?<![\\d.,$€£])(\\d+(?:,\\d{3})*)';

/** What tells a number of reviews from a fact, which is the author's to know ("for up to 30 days"). */
const STATED = {
	average: [/(?<![\d.,])(\d\.\d+)(?=(?: out)?(?: of 5)? stars?\b| (?:out )?of 5\b)/g],
	percent: [/(?<![\d.,])(\d+(?:\.\d+)?) ?(?:%|percent\b|per cent\b)/g],
	count: [
		new RegExp(`${NUMBER}(?= (?:out )?of (?:the |all |our |these )*\\d[\\d,]*(?! stars?\\b))`, 'g'),
		new RegExp(`(?<=\\d (?:out )?of (?:the |all |our |these )*)${NUMBER}(?! stars?\\b)`, 'g'),
		new RegExp(`${NUMBER}(?= (?:[\\p{L}-]+ ){0,2}(?:${COUNTED})\\b)`, 'gu'),
	],
} as const;

type Kind = keyof typeof STATED;
type Known = Readonly<Record<Kind, (stated: string) => boolean>>;
type Derived = Omit<Insights, 'version' | 'edition' | 'modified'>;

/**
 * The first number of reviews, or share of them, that an author states and nothing counts: an author may
 * word a claim, and never its numbers. Gives where it stands and what stands there.
 */
export function findWrongNumber(insights: Derived, reviews: readonly Review[]): string | undefined {
	const { faq, summary } = insights;
	for (const { id, answer, basis, source } of faq) {
		if (source !== 'author') continue;
		const { n, positive, negative, recent } = basis;
		const counts = [n, positive, negative, recent];
		const known = toKnown([...counts, insights.corpus.reviews], sharesAmong(counts), reviews);
		const wrong = firstUnknown(answer, known);
		if (wrong) {
			const list = `n ${n}, positive ${positive}, negative ${negative}, recent ${recent}`;
			return `"faq.${id}.answer" says "${wrong}", and its counts are ${list}`;
		}
	}
	if (summary.source !== 'author') return undefined;
	const { corpus, aspects, entities, topics } = insights;
	const stars = Object.values(countRatings(reviews));
	const [one = 0, two = 0, , four = 0, five = 0] = stars;
	const ends = [...stars, one + two, four + five, reviews.length];
	const numbers = numbersIn([corpus, aspects, entities, topics]);
	const known = toKnown([...numbers, ...ends], [...numbers, ...sharesAmong(ends)], reviews);
	for (const [index, { text }] of summary.sentences.entries()) {
		const wrong = firstUnknown(text, known);
		if (wrong) return `"summary.sentences.${index}" says "${wrong}", which nothing counts`;
	}
	return undefined;
}

function firstUnknown(text: string, known: Known): string | undefined {
	// The keys are those of the table.
	for (const kind of Object.keys(STATED) as Kind[]) {
		for (const pattern of STATED[kind]) {
			for (const [words, number = ''] of text.matchAll(pattern)) {
				if (!known[kind](number.replaceAll(',', ''))) return words;
			}
		}
	}
	return undefined;
}

/** Shares and averages may be rounded to as many digits as the author gives. */
function toKnown(
	counts: readonly number[],
	shares: readonly number[],
	reviews: readonly Review[],
): Known {
	const isRounded = (value: number, stated: string) =>
		value.toFixed(stated.split('.')[1]?.length ?? 0) === stated;
	const average = averageOf(countRatings(reviews)) ?? 0;
	return {
		count: (stated) => counts.includes(Number(stated)),
		percent: (stated) => shares.some((share) => isRounded(share * 100, stated)),
		average: (stated) => isRounded(average, stated),
	};
}

function sharesAmong(counts: readonly number[]): number[] {
	return counts.flatMap((of) => counts.filter((n) => n <= of && of > 0).map((n) => n / of));
}

function numbersIn(value: unknown): number[] {
	if (typeof value === 'number') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
