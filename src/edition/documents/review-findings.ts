import type { Evidence } from '../../insights/evidence.ts';
import type { Insights } from '../../insights/insights.ts';
import type { Polarity, ReadBy, Review } from '../../reviews/review.ts';

/** The sentiment of a review about one aspect, with the evidence. */
export interface AspectFinding {
	readonly aspect: string;
	readonly polarity: Polarity;
	readonly readBy: ReadBy;
	/** Quotes in the order of the text; empty if the insights cite only newer reviews. */
	readonly quotes: readonly AspectQuote[];
	/** Quotes from the title. */
	readonly inTitle: readonly string[];
}

export interface AspectQuote {
	readonly start: number;
	readonly end: number;
	readonly aspect: string;
	readonly polarity: Polarity;
}

/** Returns the findings about each aspect of a review, in the review's order. */
export function findingsOf(review: Review, insights: Insights): AspectFinding[] {
	const evidence = evidenceByReview(insights).get(review.id) ?? [];
	return review.aspects.map(({ aspect, polarity, read_by: readBy }) => {
		const own = evidence.filter((entry) => entry.aspect === aspect);
		const inTitle = own.flatMap(({ in: where, quote }) => (where && quote ? [quote] : []));
		const quotes = quotesIn(own, aspect);
		return { aspect, polarity, readBy, quotes, inTitle };
	});
}

function quotesIn(evidence: readonly Evidence[], aspect: string): AspectQuote[] {
	return evidence
		.flatMap(({ in: where, start, end, polarity }) =>
			where || start === undefined || end === undefined || polarity === undefined
				? []
				: [{ start, end, aspect, polarity }],
		)
		.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

const evidenceCache = new WeakMap<Insights, ReadonlyMap<string, readonly Evidence[]>>();

/** Groups evidence by review, once per insights object, because thousands of pages use it. */
function evidenceByReview(insights: Insights): ReadonlyMap<string, readonly Evidence[]> {
	const known = evidenceCache.get(insights);
	if (known) return known;
	const grouped = Map.groupBy(Object.values(insights.evidence), ({ review_id: id }) => id);
	evidenceCache.set(insights, grouped);
	return grouped;
}
