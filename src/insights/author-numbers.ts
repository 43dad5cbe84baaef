import { countSides } from './count-sides.ts';
import { averageOf, countRatings } from '../reviews/rating-summary.ts';
import type { Review } from '../reviews/review.ts';
import type { Insights } from './insights.ts';

const COUNTED =
	'reviews?|reviewers?|customers?|clients?|people|ratings?|buyers?|owners?|mentions?|complaints?';
/** A number in digits: "1,234", "1 234", "1.2k". */
const NUMBER = '(?<![\\d.,$€£])(\\d+(?:\\.\\d+)?k|\\d+(?:[,\\u00a0\\u202f ]\\d{3})*)\\+?';
const OF = '[ \\u00a0](?:out )?of[ \\u00a0](?:the |all |our |these )*';

/**
 * Patterns for numbers that count or summarize reviews. Other numbers ("for up to 30 days") are not checked:
 * they are facts that only the author knows.
 */
const STATED = {
	average: [
		/(?<![\d.,])(\d\.\d+)(?=(?: out)?(?: of 5)?[ -]stars?\b| (?:out )?of 5\b)/g,
		/\b(?:rated|rating|average)(?: is| of|:)? (\d(?:\.\d+)?)(?![\d%])/gi,
	],
	percent: [/(?<![\d.,])(\d+(?:\.\d+)?)[ \u00a0-]?(?:%|percent\b|per cent\b)/g],
	count: [
		new RegExp(`${NUMBER}(?=${OF}(?:them\\b|\\d[\\d,]*(?! stars?\\b)))`, 'g'),
		new RegExp(`(?<=\\d${OF})${NUMBER}(?! stars?\\b)`, 'g'),
		new RegExp(`${NUMBER}(?=[ \\u00a0-](?:[\\p{L}\\d-]+ ){0,2}(?:${COUNTED})\\b)`, 'gu'),
	],
} as const;

/** Fields of the insights that hold review counts. `SHARES` names those that hold shares. */
const COUNTS = new Set(
	(
		'reviews mentions positive negative mixed neutral not_scored n with_text not_read count answered ' +
		'low yes no from_reviews without_stars'
	).split(' '),
);
const SHARES = new Set(['share', 'share_positive']);

type Kind = keyof typeof STATED;
type Known = Readonly<Record<Kind, (stated: string) => boolean>>;
type Derived = Omit<Insights, 'version' | 'edition' | 'modified'>;

/**
 * Finds the first review count, share or average in an author's text that the reviews do not support.
 * Authors may reword a claim but not change its numbers. Returns an error message that names the field and
 * the number.
 */
export function findWrongNumber(insights: Derived, reviews: readonly Review[]): string | undefined {
	const { faq, summary } = insights;
	for (const { id, answer, basis, source } of faq) {
		if (source !== 'author') continue;
		const { n, positive, negative, recent, by_location } = basis;
		const counts = [n, positive, negative, recent];
		const places = by_location.flatMap((each) => [each.positive, each.negative]);
		const stated = [...counts, ...places, insights.corpus.reviews];
		const known = toKnown(stated, sharesAmong(counts), reviews);
		const wrong = firstUnknown(answer, known);
		if (wrong) {
			const list = `n ${n}, positive ${positive}, negative ${negative}, recent ${recent}`;
			return `"faq.${id}.answer" says "${wrong}", but its counts are ${list}`;
		}
	}
	if (summary.source !== 'author') return undefined;
	const { corpus, aspects, entities, topics, comparisons, trends, drivers } = insights;
	const { responses, recommendations } = insights;
	const stars = Object.values(countRatings(reviews));
	const [one = 0, two = 0, , four = 0, five = 0] = stars;
	const ends = [...stars, one + two, four + five, reviews.length];
	const derived = [
		...[corpus, aspects, entities, topics, comparisons, trends, drivers],
		...[responses, recommendations],
	];
	const groups = [corpus.by_location, corpus.by_source, corpus.by_year, corpus.by_language];
	const sides = aspects.flatMap((aspect) => Object.values(countSides(aspect)));
	const counts = [
		...numbersIn(derived, COUNTS),
		...groups.flatMap(Object.values),
		...ends,
		...sides,
	];
	const shares = [...numbersIn(derived, SHARES), ...sharesAmong(ends)];
	const known = toKnown(counts, shares, reviews);
	for (const [index, { text }] of summary.sentences.entries()) {
		const wrong = firstUnknown(text, known);
		if (wrong)
			return `"summary.sentences.${index}" says "${wrong}", which no review count supports`;
	}
	return undefined;
}

function firstUnknown(text: string, known: Known): string | undefined {
	// `STATED` is a literal, so its keys are exactly the kinds.
	for (const kind of Object.keys(STATED) as Kind[]) {
		for (const pattern of STATED[kind]) {
			for (const [words, number = ''] of text.matchAll(pattern)) {
				if (!known[kind](number.replace(/[,\s]/g, ''))) return words;
			}
		}
	}
	return undefined;
}

/** Shares and averages match when they round to the number of digits that the author used. */
function toKnown(
	counts: readonly number[],
	shares: readonly number[],
	reviews: readonly Review[],
): Known {
	const isRounded = (value: number, stated: string) =>
		value.toFixed(stated.split('.')[1]?.length ?? 0) === stated;
	const average = averageOf(countRatings(reviews)) ?? 0;
	return {
		count: (stated) => counts.includes(Number(stated.replace(/k$/, 'e3'))),
		percent: (stated) => shares.some((share) => isRounded(share * 100, stated)),
		average: (stated) => isRounded(average, stated),
	};
}

function sharesAmong(counts: readonly number[]): number[] {
	return counts.flatMap((of) => counts.filter((n) => n <= of && of > 0).map((n) => n / of));
}

/** Collects the numeric values of fields with these names, at any depth. */
function numbersIn(value: unknown, names: ReadonlySet<string>): number[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
		typeof inner === 'number' ? (names.has(name) ? [inner] : []) : numbersIn(inner, names),
	);
}
