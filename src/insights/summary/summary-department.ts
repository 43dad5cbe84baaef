import type { Review } from '../../reviews/review.ts';
import { toSixDecimals } from '../owner/derive-comparisons.ts';
import type { Group } from '../owner/owner-insights.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import { citeExamples, type Draft, type SummaryInput } from './summary-changes.ts';

const ENOUGH_REVIEWS = 5;
const ENOUGH_LOW = 3;
/** The share of low stars must be this many times that of any other department. */
const CLEARLY = 1.5;

/**
 * The department with the largest share of low stars in the last 12 months, if no other with enough reviews comes
 * close, the 12 months before, and the rest of its location. The counts are not tested.
 */
export function draftDepartment(
	{ departments, names, reviews }: SummaryInput,
	book: EvidenceBook,
): Draft[] {
	const [worst, next] = departments
		.filter(({ department, first }) => department !== undefined && first.n >= ENOUGH_REVIEWS)
		.map((row) => ({ ...row, share: (row.first.count ?? 0) / row.first.n }))
		.toSorted((a, b) => b.share - a.share);
	if (!worst || !next) return [];
	const { location, department = '', first, second, earlier, share } = worst;
	const { n, count: low = 0, average = 0, from } = first;
	if (!names.has(`${location}/${department}`) || low < ENOUGH_LOW || share < CLEARLY * next.share)
		return [];
	const place = { location, department };
	const listed = new Set(worst.reviews);
	const others = [first, second].map((group) => averageWithout(group, location, reviews));
	const [now, then] = others;
	const rest = now !== undefined && then !== undefined && { average: now, before: then };
	return [
		{
			claim: {
				...{ kind: 'department', ...place, low, n, average, before: countOf(second) },
				...(earlier.n > 0 && { earlier: countOf(earlier) }),
				...(rest && { rest }),
			},
			claims: [{ ...place, since: from, stars: [1, 2], n: low, of: n }],
			cite: () => citeExamples(reviews, book, ({ id, rating }) => rating <= 2 && listed.has(id)),
		},
	];
}

function countOf({ n, count: low = 0, average }: Group) {
	return { low, n, average };
}

/** The average stars of a location in the days of a group, without its reviews; `undefined` if few are left. */
function averageWithout(
	{ n, average = 0, from = '', to = '' }: Group,
	location: string,
	reviews: readonly Review[],
): number | undefined {
	const here = reviews.filter(
		(review) => review.location === location && from <= review.date && review.date <= to,
	);
	const left = here.length - n;
	if (left < ENOUGH_REVIEWS) return undefined;
	const stars = here.reduce((sum, { rating }) => sum + rating, 0) - Math.round(n * average);
	return toSixDecimals(stars / left);
}
