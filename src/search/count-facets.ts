import { compareText } from '../reviews/order.ts';
import { roundedAverage, totalOf } from '../reviews/rating-summary.ts';
import {
	clip,
	countCommon,
	intersect,
	isEmpty,
	toComparable,
	type DocSet,
} from './index/doc-set.ts';
import type { Range } from './index/range.ts';
import { toDistribution } from './index/stars.ts';
import type { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import { FACETS, type FacetName, type Facets } from './search-page.ts';
import { splitList, type SearchParams } from './search-params.ts';

type Counted = NonNullable<Facets[FacetName]>[number];
type Asked = Pick<SearchParams, 'facets' | 'count_only' | 'aspect' | 'sentiment' | 'location'>;

/** Counts the matches that have each value of the facets asked for; `undefined` if none are. */
export function countFacets(
	index: SearchIndex,
	matches: Matches,
	asked: Asked,
): Facets | undefined {
	const wanted = wantedFacets(asked);
	if (wanted.length === 0) return undefined;
	const found = toComparable(matches.toSet(), index.count);
	return Object.fromEntries(wanted.map((facet) => [facet, countFacet(index, found, facet, asked)]));
}

function wantedFacets({ facets, count_only }: Asked): readonly FacetName[] {
	if (typeof facets === 'string') {
		const named = splitList(facets);
		return FACETS.filter((facet) => named.includes(facet));
	}
	return facets === true || (facets === undefined && count_only === true) ? FACETS : [];
}

function countFacet(index: SearchIndex, found: DocSet, facet: FacetName, asked: Asked): Counted[] {
	if (facet === 'year' || facet === 'quarter' || facet === 'month') {
		return countPeriods(index, found, facet, asked);
	}
	const { facets } = index;
	// A location without matches is a finding where others have some, unless it was not asked for.
	const isListed = facet === 'location' && asked.location === undefined && !isEmpty(found);
	return facets
		.values(facet)
		.flatMap((value) => {
			const about = facet === 'aspect' ? value : asked.aspect;
			const isSaid = facet === 'aspect' && asked.sentiment !== undefined;
			const set = isSaid
				? facets.get('aspect_sentiment', `${value} ${asked.sentiment}`)
				: facets.get(facet, value);
			const counted = countValue(index, value, intersect(set, found), about);
			return isListed || counted.count > 0 ? [counted] : [];
		})
		.toSorted((a, b) => b.count - a.count || compareText(a.value, b.value));
}

function countPeriods(
	index: SearchIndex,
	found: DocSet,
	facet: keyof typeof PERIOD_OF,
	asked: Asked,
): Counted[] {
	const periods = Map.groupBy(index.days.months(), PERIOD_OF[facet]);
	return [...periods].flatMap(([value, months]) => {
		const set = clip(found, rangeOf(index, months), index.count);
		const counted = countValue(index, value, set, asked.aspect);
		return counted.count > 0 ? [counted] : [];
	});
}

/** The period that a month, as YYYY-MM, is in. */
const PERIOD_OF = {
	year: (month: string) => month.slice(0, 4),
	quarter: (month: string) => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`,
	month: (month: string) => month,
};

/** Returns the reviews of consecutive months, oldest first. */
function rangeOf({ days }: SearchIndex, months: readonly string[]): Range {
	return { first: days.countAfter(`${months.at(-1)}-31`), end: days.countSince(`${months[0]}-01`) };
}

/** Counts the reviews of a set. */
function countValue(
	{ facets, stars, count: all }: SearchIndex,
	value: string,
	set: DocSet,
	about: string | undefined,
): Counted {
	const distribution = toDistribution(stars.countSet(set));
	const average = roundedAverage(distribution);
	const comparable = toComparable(set, all);
	const said = (sentiment: 'positive' | 'negative') =>
		countCommon(
			about === undefined
				? facets.get('sentiment', sentiment)
				: facets.get('aspect_sentiment', `${about} ${sentiment}`),
			comparable,
		);
	const count = totalOf(distribution);
	return { value, count, average, positive: said('positive'), negative: said('negative') };
}
