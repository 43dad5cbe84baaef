import { averageOf, countRatings } from '../reviews/rating-summary.ts';
import type { Review } from '../reviews/review.ts';
import type { Insights } from './insights.ts';

const COUNTED =
	'reviews?|reviewers?|customers?|clients?|people|ratings?|buyers?|owners?|mentions?|complaints?';
/** In figures: "1,234", "1 234", "1.2k". */
const NUMBER = '(?<![\\d.,$€£])(\\d+(?:\\.\\d+)?k|\\d+(?:[,\\u00a0\\u202f ]\\d{3})*)\\+?';
const OF = '[ \\u00a0](?:out )?of[ \\u00a0](?:the |all |our |these )*';

/** What tells a number of reviews from a fact, which is the author's to know ("for up to 30 days"). */
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

/** Fields of the insights that count reviews, and those that are a share of them. */
const COUNTS = new Set(
	'reviews mentions positive negative mixed neutral not_scored n with_text not_read count'.split(
		' ',
	),
);
const SHARES = new Set(['share', 'share_positive']);

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
	const derived = [corpus, aspects, entities, topics];
	const groups = [corpus.by_location, corpus.by_source, corpus.by_year, corpus.by_language];
	const counts = [...numbersIn(derived, COUNTS), ...groups.flatMap(Object.values), ...ends];
	const shares = [...numbersIn(derived, SHARES), ...sharesAmong(ends)];
	const known = toKnown(counts, shares, reviews);
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
				if (!known[kind](number.replace(/[,\s]/g, ''))) return words;
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
		count: (stated) => counts.includes(Number(stated.replace(/k$/, 'e3'))),
		percent: (stated) => shares.some((share) => isRounded(share * 100, stated)),
		average: (stated) => isRounded(average, stated),
	};
}

function sharesAmong(counts: readonly number[]): number[] {
	return counts.flatMap((of) => counts.filter((n) => n <= of && of > 0).map((n) => n / of));
}

/** The numbers that stand under some names, however deep. */
function numbersIn(value: unknown, names: ReadonlySet<string>): number[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
		typeof inner === 'number' ? (names.has(name) ? [inner] : []) : numbersIn(inner, names),
	);
}
