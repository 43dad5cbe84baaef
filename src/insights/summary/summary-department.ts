import type { EvidenceBook } from '../evidence-book.ts';
import { citeExamples, type Draft, type SummaryInput } from './summary-changes.ts';

const ENOUGH_REVIEWS = 5;
const ENOUGH_LOW = 3;
/** The share of low stars must be this many times that of any other department. */
const CLEARLY = 1.5;

/**
 * The department with the largest share of low stars in the last 12 months, if no other with enough reviews comes
 * close. The counts are not tested.
 */
export function draftDepartment(
	{ departments, names, reviews }: SummaryInput,
	book: EvidenceBook,
): Draft[] {
	const [worst, next] = departments
		.map(({ first: { n, count: low = 0, from }, ...row }) => ({ ...row, n, low, from }))
		.filter(({ department, n }) => department !== undefined && n >= ENOUGH_REVIEWS)
		.map((row) => ({ ...row, share: row.low / row.n }))
		.toSorted((a, b) => b.share - a.share);
	if (!worst || !next) return [];
	const { location, department = '', from, low, n, share } = worst;
	if (!names.has(`${location}/${department}`) || low < ENOUGH_LOW || share < CLEARLY * next.share)
		return [];
	const place = { location, department };
	const listed = new Set(worst.reviews);
	return [
		{
			claim: { kind: 'department', ...place, low, n },
			claims: [{ ...place, since: from, stars: [1, 2], n: low, of: n }],
			cite: () => citeExamples(reviews, book, ({ id, rating }) => rating <= 2 && listed.has(id)),
		},
	];
}
