import { roundedAverage, totalOf } from '../reviews/rating-summary.ts';
import { intersect, type DocSet } from './index/doc-set.ts';
import { toDistribution } from './index/stars.ts';
import type { SearchIndex } from './search-index.ts';

/** Counts the reviews of a set with their average, and how many have 1 or 2 stars. */
export function rateSet({ stars }: Pick<SearchIndex, 'stars'>, set: DocSet) {
	const distribution = toDistribution(stars.countSet(set));
	const low = distribution['1'] + distribution['2'];
	return { n: totalOf(distribution), average: roundedAverage(distribution), low };
}

/** Counts the reviews of a set at each location with their average, and how many have 1 or 2 stars. */
export function rateByLocation(index: SearchIndex, set: DocSet) {
	return index.facets
		.values('location')
		.map((id) => ({ id, ...rateSet(index, intersect(set, index.facets.get('location', id))) }));
}
