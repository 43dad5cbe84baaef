import type { Distribution } from '../../../reviews/distribution.ts';
import type { Review } from '../../../reviews/review.ts';
import { countRatings } from '../../../reviews/rating-summary.ts';
import {
	LISTING_FILTERS,
	type Listing,
	type ListingFilter,
} from '../../../edition/paths/listing-path.ts';

/** All reviews, or those that have one value of one filter. */
export interface ReviewList {
	/** `undefined` for all reviews. */
	readonly filter: ListingFilter | undefined;
	/** "" for all reviews. */
	readonly value: string;
	readonly reviews: readonly Review[];
	readonly distribution: Distribution;
}

/** The id of a person by full name; `undefined` for someone who is nobody's page. */
export type TechnicianId = (name: string) => string | undefined;

/**
 * Every list that has a review, in the order in which they are offered: all reviews, then filter by
 * filter, the longest list first. The reviews of each keep their order.
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
