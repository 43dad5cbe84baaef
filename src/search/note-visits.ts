import { union } from './index/doc-set.ts';
import { rateByLocation, rateSet } from './rate-set.ts';
import type { SearchIndex } from './search-index.ts';
import { countReviews } from './search-reviews.ts';
import { selectSet } from './select-set.ts';
import type { SearchFilters } from './select.ts';

/** Every other kind of visit is one of these. */
const VISITS = ['service', 'sales'] as const;

/**
 * Says how many reviews a filter cannot judge: those that do not say what the visit was for, and those of a visit
 * for a service that they do not mention. Counts both kinds together, because neither filter finds them all.
 */
export function* noteVisits(index: SearchIndex, filters: SearchFilters): Generator<string> {
	const { visit_type, mentions_service } = filters;
	const services = index.names.get('service')?.values ?? [];
	const visit = services.find(({ value }) => value === mentions_service)?.visit;
	if (visit !== undefined && visit_type === undefined) {
		const of = { ...filters, mentions_service: undefined, visit_type: visit };
		const silent = countReviews(index, of) - countReviews(index, { ...filters, visit_type: visit });
		if (silent > 0) {
			const who = silent === 1 ? 'customer' : 'customers';
			yield `Not among these: ${silent} by ${who} who came for this without naming it; to find them, filter by the visit "${visit}" instead of the service. ${rateEither(index, [filters, of])}.`;
		}
	}
	if (visit_type === undefined) return;
	const rest = { ...filters, visit_type: undefined };
	const all = countReviews(index, rest);
	const told = VISITS.map((one) => countReviews(index, { ...rest, visit_type: one }));
	const silent = told.reduce((left, count) => left - count, all);
	if (silent === 0) return;
	const silence = `${silent} of the ${all} reviews that match the other filters ${silent === 1 ? 'does' : 'do'} not say what the visit was for`;
	const instead = [...filtersFor(index, visit_type)]
		.filter(([name]) => filters[name] === undefined)
		.map(([name, value]) => {
			const others = { ...rest, [name]: value };
			return { name, value, others, found: countReviews(index, others) };
		})
		.find(({ found }) => found > 0);
	const hint =
		instead &&
		`; with ${instead.name.replace('mentions_', '')} "${instead.value}" instead, ${instead.found} ${instead.found === 1 ? 'matches' : 'match'}. ${rateEither(index, [filters, instead.others])}`;
	yield `${silence}${hint ?? ''}.`;
}

/** Counts the reviews that pass the filters of either search, with their average and low stars, and at each location. */
function rateEither(index: SearchIndex, searches: readonly SearchFilters[]): string {
	const set = union(
		searches.map((filters) => selectSet(index, filters)),
		index.count,
	);
	const { n, average, low } = rateSet(index, set);
	const places = rateByLocation(index, set).filter((place) => place.n > 0);
	const each = places.map(
		(place) => `${place.id} ${place.n} (${place.average?.toFixed(2)}, ${place.low} low)`,
	);
	const by = each.length > 1 ? `; by location: ${each.join(', ')}` : '';
	return `Matching either: ${n}, averaging ${average?.toFixed(2)} stars, ${low} with 1 or 2${by}`;
}

/** The filters for what a visit was for, as the texts say it: the service, or else the department. */
function* filtersFor({ names, facets }: SearchIndex, visit: string) {
	for (const service of names.get('service')?.values ?? []) {
		if (service.visit === visit) yield ['mentions_service', service.value] as const;
	}
	const department = VISITS.find((one) => visit.startsWith(one));
	if (department !== undefined && facets.values('department').includes(department)) {
		yield ['department', department] as const;
	}
}
