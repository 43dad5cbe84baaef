import type { Distribution } from '../../../reviews/distribution.ts';
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

/**
 * Returns the list of all reviews, then the lists of each filter that have a review, longest first.
 * Reviews keep their order.
 */
export function deriveLists(
	reviews: readonly Review[],
	technicianId: TechnicianId,
): readonly ReviewList[] {
	const all = toList(undefined, '', reviews);
	const lists = LISTING_FILTERS.flatMap((filter) => {
		const byValue = new Map<string, Review[]>();
		for (const review of reviews) {
			for (const value of new Set(valuesOf(review, filter, technicianId))) {
				const list = byValue.get(value);
				if (list) list.push(review);
				else byValue.set(value, [review]);
			}
		}
		return [...byValue]
			.map(([value, found]) => toList(filter, value, found))
			.toSorted((a, b) => b.reviews.length - a.reviews.length || (a.value < b.value ? -1 : 1));
	});
	return [all, ...lists];
}

export function listingOf({ filter, value }: ReviewList): Listing {
	return filter ? { [filter]: value } : {};
}

function toList(
	filter: ListingFilter | undefined,
	value: string,
	reviews: readonly Review[],
): ReviewList {
	return { filter, value, reviews, distribution: countRatings(reviews) };
}

function valuesOf(
	{ aspects, mentions, location, source }: Review,
	filter: ListingFilter,
	technicianId: TechnicianId,
): readonly string[] {
	switch (filter) {
		case 'aspect':
			return aspects.map(({ aspect }) => aspect);
		case 'technician':
			return mentions.technicians.flatMap((name) => technicianId(name) ?? []);
		case 'service':
			return mentions.services;
		case 'location':
			return [location];
		case 'source':
			return [source.id];
	}
}
