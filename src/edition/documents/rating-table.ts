import type { Distribution } from '../../reviews/distribution.ts';
import type { CalendarDate } from '../../reviews/calendar-date.ts';
import { averageOf, countRatings } from '../../reviews/rating-summary.ts';
import { listingPath } from '../paths/listing-path.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import type { Review } from '../../reviews/review.ts';
import type { Edition } from './edition.ts';
import type { Labels } from './labels.ts';
import { toAggregateRating } from './aggregate-rating.ts';
import { reviewsByLocation } from './structured-data/marked-up-reviews.ts';

/** One row of a table of ratings. */
export interface LedgerRow<Name extends string = string> {
	readonly name: Name;
	/** Path of the list of these reviews, if there is one. */
	readonly href?: string | undefined;
	/** Mean stars, unrounded. */
	readonly average: number | null;
	readonly distribution: Distribution;
}

/** The ratings by time, location and source. */
export interface RatingLedger {
	/** Day of the newest review, on which the windows end. */
	readonly newest: CalendarDate | undefined;
	readonly windows: readonly LedgerRow<'all' | 'last_12_months' | 'last_90_days'>[];
	/** Newest first. */
	readonly years: readonly LedgerRow[];
	readonly locations: readonly LedgerRow[];
	readonly sources: readonly LedgerRow[];
	/** Names of the sources whose reviews the business itself requests. */
	readonly requestedBy: readonly string[];
	/** The ratings of the requested reviews by location; none if structured data covers all reviews. */
	readonly requested: readonly LedgerRow[];
}

/**
 * Returns the ratings by time, location and source. If the page's structured data covers only some
 * reviews, it also returns the ratings of those: people must be able to see what search engines
 * read.
 */
export function createRatingLedger(edition: Edition, labels: Labels): RatingLedger {
	const { reviews, policy } = edition;
	const { windows, by_location: locations, by_source: sources } = toAggregateRating(reviews);
	const isPartial = (policy.structured_data ?? 'first_party') === 'first_party';
	const marked = isPartial ? reviewsByLocation(edition) : [];
	return {
		newest: reviews[0]?.date,
		windows: [
			toRow('all', windows.all.distribution, PATHS.reviewPages),
			toRow('last_12_months', windows.last_12_months.distribution),
			toRow('last_90_days', windows.last_90_days.distribution),
		],
		years: ratingsByYear(reviews),
		locations: locations.map(({ id, distribution }) =>
			toRow(labels.location(id), distribution, listingPath({ location: id })),
		),
		sources: sources.map(({ id, distribution }) =>
			toRow(labels.source(id), distribution, listingPath({ source: id })),
		),
		requestedBy: policy.sources.filter((source) => source.first_party).map(({ name }) => name),
		requested: marked
			.filter((each) => each.reviews.length > 0)
			.map(({ location, reviews: own }) => toRow(labels.location(location.id), countRatings(own))),
	};
}

/** The ratings of each year with reviews, newest first. */
export function ratingsByYear(reviews: readonly Review[]): LedgerRow[] {
	return ratingsBy(reviews, ({ date }) => date.slice(0, 4));
}

/** The ratings of each group of reviews, in the order of their first reviews. */
export function ratingsBy(
	reviews: readonly Review[],
	nameOf: (review: Review) => string,
): LedgerRow[] {
	return [...Map.groupBy(reviews, nameOf)].map(([name, group]) => toRow(name, countRatings(group)));
}

function toRow<Name extends string>(
	name: Name,
	distribution: Distribution,
	href?: string,
): LedgerRow<Name> {
	return { name, href, average: averageOf(distribution), distribution };
}
