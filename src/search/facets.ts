import { compareText } from '../reviews/order.ts';
import { countCommon, toComparable } from './index/doc-set.ts';
import type { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import type { Facets } from './search-page.ts';

/** Counts the matches that have each value of each facet. */
export function countFacets({ facets, count: all }: SearchIndex, matches: Matches): Facets {
	const found = toComparable(matches.toSet(), all);
	const count = (facet: keyof Facets) =>
		facets
			.values(facet)
			.map((value) => ({ value, count: countCommon(facets.get(facet, value), found) }))
			.filter((counted) => counted.count > 0)
			.toSorted((a, b) => b.count - a.count || compareText(a.value, b.value));
	return {
		location: count('location'),
		source: count('source'),
		technician: count('technician'),
		service: count('service'),
		aspect: count('aspect'),
	};
}
