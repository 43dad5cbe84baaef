import { intersect, union, type DocSet } from '../../search/index/doc-set.ts';
import { rateSet } from '../../search/rate-set.ts';
import type { SearchIndex } from '../../search/search-index.ts';

/** Counts reviews that mention a service or whose author came for it; `undefined` if no kind of visit is for it. */
export function countWithVisits({ names, facets, stars, count }: SearchIndex, service: string) {
	const visit = names.get('service')?.values.find(({ value }) => value === service)?.visit;
	if (visit === undefined) return undefined;
	const all = union([facets.get('service', service), facets.get('visit_type', visit)], count);
	const describe = (set: DocSet) => {
		const { n, average } = rateSet({ stars }, set);
		return { reviews: n, average_rating: average };
	};
	const by_location = facets
		.values('location')
		.map((id) => ({ id, ...describe(intersect(all, facets.get('location', id))) }));
	return { visit_type: visit, ...describe(all), by_location };
}
