import type { Evidence } from '../../insights/evidence.ts';
import type { Insights } from '../../insights/insights.ts';
import { compareText } from '../../reviews/order.ts';
import type { Review } from '../../reviews/review.ts';
import type { Column } from './parquet-table.ts';

/** One statement of a review about an aspect, or the sum of all its statements about it. */
interface Statement {
	readonly review: Review;
	readonly aspect: string;
	/** Absent if the insights cite only newer reviews. */
	readonly evidence?: Evidence;
}

/** The columns of `/statements.parquet`. */
export const STATEMENT_COLUMNS = {
	review_id: { type: 'text', value: ({ review }) => review.id },
	date: { type: 'date', value: ({ review }) => review.date },
	rating: { type: 'integer', value: ({ review }) => review.rating },
	location: { type: 'text', value: ({ review }) => review.location },
	source: { type: 'text', value: ({ review }) => review.source.id },
	aspect: { type: 'text', value: ({ aspect }) => aspect },
	polarity: {
		type: 'text',
		value: (statement) =>
			statement.evidence ? statement.evidence.polarity : summaryOf(statement)?.polarity,
	},
	review_polarity: { type: 'text', value: (statement) => summaryOf(statement)?.polarity },
	basis: { type: 'text', value: ({ evidence }) => evidence?.basis },
	read_by: {
		type: 'text',
		value: (statement) =>
			statement.evidence ? statement.evidence.read_by : summaryOf(statement)?.read_by,
	},
	confidence: { type: 'double', value: ({ evidence }) => evidence?.confidence },
	quote: { type: 'text', value: ({ evidence }) => evidence?.quote },
	quote_in: {
		type: 'text',
		value: ({ evidence }) => (evidence?.quote === undefined ? undefined : (evidence.in ?? 'text')),
	},
	quote_start: { type: 'integer', value: ({ evidence }) => evidence?.start },
	quote_end: { type: 'integer', value: ({ evidence }) => evidence?.end },
	rated_as: { type: 'text', value: ({ evidence }) => evidence?.rated_as },
	stars: { type: 'integer', value: ({ evidence }) => evidence?.stars },
	incentive: { type: 'text', value: ({ review }) => review.incentive?.kind },
	relationship: { type: 'text', value: ({ review }) => review.relationship },
} as const satisfies Record<string, Column<Statement>>;

/**
 * Lists the statements that `/insights.json` cites. Of older reviews, which it does not cite, it lists
 * the aspects. Newest reviews first, in each by aspect and place.
 */
export function listStatements(reviews: readonly Review[], { evidence }: Insights): Statement[] {
	const cited = Map.groupBy(Object.values(evidence), ({ review_id: id }) => id);
	return reviews.flatMap((review) => {
		const statements = (cited.get(review.id) ?? []).flatMap((entry): Statement[] =>
			entry.aspect === undefined ? [] : [{ review, aspect: entry.aspect, evidence: entry }],
		);
		const found = new Set(
			statements.flatMap(({ aspect, evidence: entry }) => (entry?.basis === 'text' ? aspect : [])),
		);
		const others = review.aspects.filter(({ aspect }) => !found.has(aspect));
		return [...statements, ...others.map(({ aspect }) => ({ review, aspect }))].toSorted(
			(a, b) => compareText(a.aspect, b.aspect) || placeOf(a) - placeOf(b),
		);
	});
}

/** The opinion of the whole review about the aspect. */
function summaryOf({ review, aspect }: Statement): Review['aspects'][number] | undefined {
	return review.aspects.find((each) => each.aspect === aspect);
}

/** Stars come first, then the title, then the text. */
function placeOf({ evidence }: Statement): number {
	if (evidence?.start === undefined) return Number.NEGATIVE_INFINITY;
	return evidence.in === 'title' ? evidence.start - 1_000_000 : evidence.start;
}
