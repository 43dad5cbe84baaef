import * as z from 'zod';
import { Review } from '../reviews/review.ts';
import type { SearchIndex } from './search-index.ts';

/** How much of each review a search returns. */
export const View = z.enum(['brief', 'full']);
export type View = z.output<typeof View>;

/** The members of a review, by name. */
export const REVIEW_FIELDS = Object.keys(Review.shape);

/** The members of a review in brief; labels that must be shown wherever a review is are among them. */
const BRIEF: ReadonlySet<string> = new Set<keyof Review>([
	...(['id', 'rating', 'date', 'edited_at', 'title', 'text', 'truncated', 'author'] as const),
	...(['incentive', 'relationship', 'location', 'visit_type', 'verification', 'mentions'] as const),
]);

/** Returns the members to show, or `undefined` for whole reviews. */
export function shownFields(
	view: View | undefined,
	fields: readonly string[] | undefined,
): ReadonlySet<string> | undefined {
	// Some texts begin in the title.
	const titled = fields?.includes('text') ? ['title'] : [];
	if (fields !== undefined && fields.length > 0) return new Set(['id', ...titled, ...fields]);
	return view === 'brief' ? BRIEF : undefined;
}

/** Renders reviews with only some members, which keep their order. */
export function renderSome(
	index: SearchIndex,
	docs: readonly number[],
	shown: ReadonlySet<string>,
): string[] {
	const known = shown === BRIEF ? keptBriefs(index) : undefined;
	return docs.map((doc) => {
		const text = known?.get(doc) ?? renderMembers(index.reviews.text(doc), shown);
		known?.set(doc, text);
		return text;
	});
}

function renderMembers(json: string, shown: ReadonlySet<string>): string {
	// The index holds what the build wrote.
	const review = JSON.parse(json) as Review;
	const { method } = review.verification;
	const members = Object.entries(
		shown === BRIEF ? { ...review, verification: { method } } : review,
	);
	return JSON.stringify(Object.fromEntries(members.filter(([name]) => shown.has(name))));
}

/** Brief reviews in memory per index, some megabytes. Parsing a page costs more than finding it. */
const MAX_BRIEFS = 5_000;
const briefs = new WeakMap<SearchIndex, Map<number, string>>();

function keptBriefs(index: SearchIndex): Map<number, string> {
	const kept = briefs.get(index) ?? new Map<number, string>();
	if (kept.size > MAX_BRIEFS) kept.clear();
	briefs.set(index, kept);
	return kept;
}
