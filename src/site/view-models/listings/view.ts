import type { Listing } from '../../../edition/paths/listing-path.ts';
import type { SearchParams } from '../../../search/search-params.ts';

/** The search parameters that the pages have controls for. */
export type ViewParameter = Exclude<
	keyof SearchParams,
	| ('limit' | 'facets' | 'count_only' | 'view' | 'fields')
	| ('mentions_any' | 'service_area' | 'verification' | 'department' | 'topic')
>;

/** All view parameters, in the order in which URLs list them. */
const ORDER: Record<ViewParameter, true> = {
	words: true,
	query: true,
	rating: true,
	min_rating: true,
	max_rating: true,
	aspect: true,
	sentiment: true,
	mentions_technician: true,
	mentions_service: true,
	location: true,
	source: true,
	since: true,
	until: true,
	language: true,
	has_text: true,
	id: true,
	visit_type: true,
	has_response: true,
	sort: true,
	cursor: true,
};
// `Object.keys` returns strings.
export const VIEW_PARAMETERS = Object.keys(ORDER) as ViewParameter[];

/** One view of the reviews, as URL parameters. Absent and "" both mean no filter. */
export type View = Readonly<Partial<Record<ViewParameter, string | undefined>>>;

/** Default values of parameters. */
const DEFAULTS: View = { sort: 'newest' };
/** The three parameters that filter by stars. Choosing one removes the others. */
const STARS: readonly ViewParameter[] = ['rating', 'min_rating', 'max_rating'];

/** Parses the view in a query string; ignores unknown parameters. */
export function parseView(query: URLSearchParams): View {
	return toView((parameter) => query.get(parameter) ?? '');
}

/** Returns the query string of a view with its question mark, or "" for the view of all reviews. */
export function renderView(view: View): string {
	const query = new URLSearchParams();
	for (const parameter of VIEW_PARAMETERS) {
		const value = view[parameter];
		if (value !== undefined && value !== '' && value !== DEFAULTS[parameter]) {
			query.set(parameter, value);
		}
	}
	// A comma needs no escape in a query (RFC 3986 §3.4), and lists of ids have many.
	return query.size === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}`;
}

/**
 * Returns the view with the reviews in a list.
 * @param nameOf returns the full name of a person, which the search uses instead of the id
 */
export function listingView(listing: Listing, nameOf: (id: string) => string): View {
	const { technician, service, ...others } = listing;
	return {
		...others,
		mentions_technician: technician && nameOf(technician),
		mentions_service: service,
	};
}

/** Returns the view with one parameter set or removed, starting at the first review. */
export function choose(view: View, parameter: ViewParameter, value: string | undefined): View {
	const isStars = value !== undefined && STARS.includes(parameter);
	return toView((name) => {
		if (name === parameter) return value ?? '';
		return name === 'cursor' || (isStars && STARS.includes(name)) ? '' : (view[name] ?? '');
	});
}

/** Returns the parameters that filter a view: all but the cursor and the order. */
export function activeFilters(view: View): readonly ViewParameter[] {
	return VIEW_PARAMETERS.filter(
		(parameter) => parameter !== 'sort' && parameter !== 'cursor' && (view[parameter] ?? '') !== '',
	);
}

/** Counts the filters of a view besides its search, which has a field of its own. */
export function countFilters(view: View): number {
	return activeFilters(view).filter((parameter) => !['words', 'query'].includes(parameter)).length;
}

/** Returns the distinct words of the search. */
export function wordsOf({ words = '' }: View): readonly string[] {
	return [...new Set(words.split(/\s+/u).filter((word) => word !== ''))];
}

function toView(valueOf: (parameter: ViewParameter) => string): View {
	const asked = VIEW_PARAMETERS.map((parameter) => [parameter, valueOf(parameter)] as const);
	return Object.fromEntries(
		asked.filter(([parameter, value]) => value !== '' && value !== DEFAULTS[parameter]),
	);
}
