import type { Review } from '../reviews/review.ts';
import { newestFirst } from '../reviews/order.ts';
import { fold, foldName } from '../reviews/fold.ts';

/** Who a name may mean. */
export interface NamedPerson {
	readonly name: string;
	readonly aliases: readonly string[];
}

/** One review with what a search needs of it ready. */
export interface SearchableReview {
	readonly review: Review;
	/** `fold(review.text)`. */
	readonly folded: string;
	/** The review as it is published, one line of JSON. */
	readonly json: string;
}

/** The reviews of an edition, ready to be searched. */
export interface SearchableEdition {
	/** Newest first. */
	readonly reviews: readonly SearchableReview[];
	/** Full names of the people whom a folded name or alias may mean. */
	readonly technicians: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Makes reviews searchable; takes them as their published JSON lines. */
export function createSearchableEdition(
	lines: readonly string[],
	people: readonly NamedPerson[],
): SearchableEdition {
	const reviews = lines.map((json): SearchableReview => {
		// The build wrote these lines and validated them.
		const review = JSON.parse(json) as Review;
		return { review, folded: fold(review.text), json };
	});
	reviews.sort((a, b) => newestFirst(a.review, b.review));
	return { reviews, technicians: toNameIndex(people) };
}

function toNameIndex(people: readonly NamedPerson[]): Map<string, Set<string>> {
	const index = new Map<string, Set<string>>();
	for (const { name, aliases } of people) {
		for (const known of [name, ...aliases]) {
			const key = foldName(known);
			index.set(key, (index.get(key) ?? new Set()).add(name));
		}
	}
	return index;
}
