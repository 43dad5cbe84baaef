import type { Evidence } from '../../insights/evidence.ts';
import type { Insights } from '../../insights/insights.ts';
import type { Polarity, Review } from '../../reviews/review.ts';

/** What a review says of one aspect, and the places that show it. */
export interface AspectFinding {
	readonly aspect: string;
	readonly polarity: Polarity;
	/** Judgements in the text, in its order; none where insights cite newer reviews only. */
	readonly quotes: readonly AspectQuote[];
	/** Stars that the customer gave at the source under the names of it. */
	readonly ratings: readonly { readonly name: string; readonly stars: number }[];
}

export interface AspectQuote {
	readonly start: number;
	readonly end: number;
	readonly aspect: string;
	readonly polarity: Polarity;
}

/** What was found on the aspects that a review touches, in the order of the review. */
export function findingsOf(review: Review, insights: Insights): AspectFinding[] {
	const evidence = evidenceByReview(insights).get(review.id) ?? [];
	return review.aspects.map(({ aspect, polarity }) => {
		const own = evidence.filter((entry) => entry.aspect === aspect);
		return { aspect, polarity, quotes: quotesIn(own, aspect), ratings: ratingsIn(own) };
	});
}

function quotesIn(evidence: readonly Evidence[], aspect: string): AspectQuote[] {
	return evidence
		.flatMap(({ start, end, polarity }) =>
			start === undefined || end === undefined || polarity === undefined
				? []
				: [{ start, end, aspect, polarity }],
		)
		.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function ratingsIn(evidence: readonly Evidence[]) {
	return evidence.flatMap(({ rated_as: name, stars }) =>
		name === undefined || stars === undefined ? [] : [{ name, stars }],
	);
}

const books = new WeakMap<Insights, ReadonlyMap<string, readonly Evidence[]>>();

/** The evidence of each review; gathered once, since thousands of pages ask. */
function evidenceByReview(insights: Insights): ReadonlyMap<string, readonly Evidence[]> {
	const known = books.get(insights);
	if (known) return known;
	const book = Map.groupBy(Object.values(insights.evidence), ({ review_id: id }) => id);
	books.set(insights, book);
	return book;
}
