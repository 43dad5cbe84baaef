import type { Distribution } from '../../../reviews/distribution.ts';
import { groupByEach } from '../../../reviews/group-by-each.ts';
import type { Review } from '../../../reviews/review.ts';
import { countRatings } from '../../../reviews/rating-summary.ts';
import {
	LISTING_FILTERS,
	type Listing,
	type ListingFilter,
} from '../../../edition/paths/listing-path.ts';

/** All reviews, or those with one value of one filter. */
export interface ReviewList {
	/** `undefined` for all reviews. */
	readonly filter: ListingFilter | undefined;
	/** "" for all reviews. */
	readonly value: string;
	readonly reviews: readonly Review[];
	readonly distribution: Distribution;
}

/** Returns the id of a person by full name; `undefined` if the person has no page. */
export type TechnicianId = (name: string) => string | undefined;

/** Functions that return a review's values for each filter. */
const VALUES: Record<ListingFilter, (review: Review, idOf: TechnicianId) => readonly string[]> = {
	aspect: ({ aspects }) => aspects.map(({ aspect }) => aspect),
	technician: ({ mentions }, idOf) => mentions.technicians.flatMap((name) => idOf(name) ?? []),
	service: ({ mentions }) => mentions.services,
	location: ({ location }) => [location],
	source: ({ source }) => [source.id],
};

/**
 * Returns the list of all reviews, then the lists of each filter, longest first. Lists without
 * reviews are left out. Reviews keep their order.
 */
export function deriveLists(
	reviews: readonly Review[],
	technicianId: TechnicianId,
): readonly ReviewList[] {
	const lists = LISTING_FILTERS.flatMap((filter) =>
		[...groupByEach(reviews, (review) => new Set(VALUES[filter](review, technicianId)))]
			.map(([value, group]) => ({ filter, value, reviews: group }))
			.toSorted((a, b) => b.reviews.length - a.reviews.length || (a.value < b.value ? -1 : 1)),
	);
	return [{ filter: undefined, value: '', reviews }, ...lists].map((list) => ({
		...list,
		distribution: countRatings(list.reviews),
	}));
}

export function listingOf({ filter, value }: ReviewList): Listing {
	return filter ? { [filter]: value } : {};
}
