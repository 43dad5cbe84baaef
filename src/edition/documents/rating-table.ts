import type { Distribution } from '../../reviews/distribution.ts';
import { dayName } from '../../reviews/day-name.ts';
import { averageOf, countRatings } from '../../reviews/rating-summary.ts';
import { listingPath } from '../paths/listing-path.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import type { Review } from '../../reviews/review.ts';
import type { Edition } from './edition.ts';
import type { Labels } from './labels.ts';
import { toAggregateRating } from './aggregate-rating.ts';
import { reviewsByLocation } from './structured-data/marked-up-reviews.ts';

/** One row of a table of ratings. */
export interface LedgerRow {
	readonly name: string;
	/** Path of the list of these reviews, if there is one. */
	readonly href?: string | undefined;
	/** Mean stars, unrounded. */
	readonly average: number | null;
	readonly distribution: Distribution;
}

/** A heading and its rows. */
export type LedgerGroup = readonly [heading: string, rows: readonly LedgerRow[]];

type Summary = Pick<
	ReturnType<typeof toAggregateRating>['windows']['all'],
	'rating_value' | 'distribution'
>;

/**
 * Returns the ratings by time, location and source. If the page's structured data covers only some
 * reviews, it also returns the ratings of those: people must be able to see what search engines
 * read.
 */
export function createRatingLedger(edition: Edition, labels: Labels): LedgerGroup[] {
	const { reviews, policy } = edition;
	const { windows, by_location: locations, by_source: sources } = toAggregateRating(reviews);
	const groups: LedgerGroup[] = [
		[
			`Ending ${reviews[0] ? dayName(reviews[0].date) : 'with the newest review'}`,
			[
				toRow('All', PATHS.reviewPages, windows.all),
				toRow('Last 12 months', undefined, windows.last_12_months),
				toRow('Last 90 days', undefined, windows.last_90_days),
			],
		],
		['By year', ratingsByYear(reviews)],
		[
			'By location',
			locations.map(({ id, ...summary }) =>
				toRow(labels.location(id), listingPath({ location: id }), summary),
			),
		],
		[
			'By source',
			sources.map(({ id, ...summary }) =>
				toRow(labels.source(id), listingPath({ source: id }), summary),
			),
		],
	];
	if ((policy.structured_data ?? 'first_party') !== 'first_party') return groups;
	const own = policy.sources.filter((source) => source.first_party).map(({ name }) => name);
	const asked = reviewsByLocation(edition).filter((marked) => marked.reviews.length > 0);
	if (asked.length === 0) return groups;
	const rows = asked.map(({ location, reviews: marked }): LedgerRow => {
		const distribution = countRatings(marked);
		return { name: labels.location(location.id), average: averageOf(distribution), distribution };
	});
	return [...groups, [`Requested by the business (${own.join(', ')}), by location`, rows]];
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
	return [...Map.groupBy(reviews, nameOf)].map(([name, group]) => {
		const distribution = countRatings(group);
		return { name, average: averageOf(distribution), distribution };
	});
}

function toRow(name: string, href: string | undefined, summary: Summary): LedgerRow {
	return { name, href, average: summary.rating_value, distribution: summary.distribution };
}
