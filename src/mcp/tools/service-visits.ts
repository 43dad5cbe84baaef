import { union } from '../../search/index/doc-set.ts';
import { rateByLocation, rateSet } from '../../search/rate-set.ts';
import type { SearchIndex } from '../../search/search-index.ts';

/** Counts reviews that mention a service or whose author came for it; `undefined` if no kind of visit is for it. */
export function countWithVisits(index: SearchIndex, service: string) {
	const { names, facets, count } = index;
	const visit = names.get('service')?.values.find(({ value }) => value === service)?.visit;
	if (visit === undefined) return undefined;
	const all = union([facets.get('service', service), facets.get('visit_type', visit)], count);
	const describe = ({ n, average }: ReturnType<typeof rateSet>) => ({
		...{ reviews: n, average_rating: average },
	});
	return {
		visit_type: visit,
		...describe(rateSet(index, all)),
		by_location: rateByLocation(index, all).map(({ id, ...rated }) => ({ id, ...describe(rated) })),
	};
}
