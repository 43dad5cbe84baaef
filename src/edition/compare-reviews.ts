import { daysBefore, firstOfMonths, type CalendarDate } from '../reviews/calendar-date.ts';
import { countCommon, type DocSet } from '../search/index/doc-set.ts';
import {
	countIncluded,
	findOtherWorkshops,
	findWithoutDepartment,
	newestIds,
} from '../search/note-departments.ts';
import { rateSet } from '../search/rate-set.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { selectSet } from '../search/select-set.ts';
import type { SearchFilters } from '../search/select.ts';

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

/** Counts the reviews, how many are from other departments, and how many of other workshops were left out. */
function describe(index: SearchIndex, filters: Compared) {
	const { aspect, department } = filters;
	const included = countIncluded(index, filters);
	const notIncluded = [...findOtherWorkshops(index, filters)].map(
		([other, set]) => [other, countSet(index, set, aspect)] as const,
	);
	return {
		...countSet(index, selectSet(index, filters), aspect),
		...(Object.keys(included).length > 0 && { includes: included }),
		...(notIncluded.length > 0 && { not_included: Object.fromEntries(notIncluded) }),
		...(department !== undefined && aspect === undefined && countUnplaced(index, filters)),
	};
}

/** Counts reviews with their average and how many have 1 or 2 stars; or praise and complaints of an aspect. */
function countSet(index: SearchIndex, set: DocSet, aspect: string | undefined) {
	if (aspect === undefined) return rateSet(index, set);
	const [positive, negative, mixed] = (['positive', 'negative', 'mixed'] as const).map(
		(sentiment) => countCommon(set, index.facets.get('aspect_sentiment', `${aspect} ${sentiment}`)),
	);
	return { positive, negative, mixed };
}

function countUnplaced(index: SearchIndex, filters: Compared) {
	const set = findWithoutDepartment(index, filters);
	const { n, low } = rateSet(index, set);
	return { no_department: { n, low, ...(n > 0 && { newest_ids: newestIds(index, set) }) } };
}
