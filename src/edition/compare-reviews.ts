import { daysBefore, firstOfMonths, type CalendarDate } from '../reviews/calendar-date.ts';
import { roundedAverage } from '../reviews/rating-summary.ts';
import { toDistribution } from '../search/index/stars.ts';
import { Matches } from '../search/matches.ts';
import { countIncluded, countUnplaced } from '../search/note-filters.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { select, type SearchFilters } from '../search/select.ts';

/** The reviews to compare, and of which days. */
export type Compared = Pick<
	SearchFilters,
	'since' | 'until' | 'department' | 'location' | 'aspect'
>;

/** Describes the reviews of each location. */
export function compareLocations(index: SearchIndex, { location, ...asked }: Compared) {
	return index.facets
		.values('location')
		.filter((place) => location === undefined || place === location)
		.map((place) => ({ location: place, ...describe(index, { ...asked, location: place }) }));
}

/**
 * Describes the reviews of the days asked for, and of as many days before. The days are the 12 months up to the
 * newest review where nothing else is asked for.
 */
export function comparePeriods(index: SearchIndex, { since, until, ...asked }: Compared) {
	const last = until ?? (index.count > 0 ? index.days.dateOf(0) : since);
	if (last === undefined) return [];
	const first = since ?? firstOfMonths(last, 12);
	const days = Math.max(1, (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1);
	const period = (from: CalendarDate, to: CalendarDate) => ({
		...{ from, to },
		...describe(index, { ...asked, since: from, until: to }),
	});
	return [period(first, last), period(daysBefore(first, days), daysBefore(first, 1))];
}

/**
 * Counts reviews with their average and how many have 1 or 2 stars; or praise and complaints of an aspect. Says which
 * other departments it counts.
 */
function describe(index: SearchIndex, filters: Compared) {
	const included = countIncluded(index, filters);
	const includes = Object.keys(included).length > 0 && { includes: included };
	if (filters.aspect !== undefined) {
		const [positive, negative, mixed] = (['positive', 'negative', 'mixed'] as const).map(
			(sentiment) => new Matches(index, select(index, { ...filters, sentiment })).total,
		);
		return { positive, negative, mixed, ...includes };
	}
	const { total: n, stars } = new Matches(index, select(index, filters));
	const distribution = toDistribution(stars);
	return {
		...{ n, average: roundedAverage(distribution), low: distribution['1'] + distribution['2'] },
		...includes,
		...(filters.department !== undefined && {
			no_department: {
				n: countUnplaced(index, filters),
				low: countUnplaced(index, { ...filters, max_rating: 2 }),
			},
		}),
	};
}
