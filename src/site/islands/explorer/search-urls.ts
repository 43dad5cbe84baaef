import {
	choose,
	renderView,
	type View,
	type ViewParameter,
} from '../../view-models/listings/view.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';

/** The default and the maximum page size of the search. */
const PAGE_REVIEWS = 20;
const MAX_REVIEWS = 100;

/** Returns the search URL of a view. */
export function searchUrl(view: View): string {
	return `${PATHS.search}${renderView(view)}`;
}

/**
 * Returns the search URL of a view with counts for each filter.
 * @param least minimum number of reviews, up to the maximum page size
 */
export function resultsUrl(view: View, least = 0): string {
	const limit = Math.min(least, MAX_REVIEWS);
	return withOptions(view, {
		facets: FACETS,
		...(limit > PAGE_REVIEWS && { limit: String(limit) }),
	});
}

/** The facets with the counts of these parameters. */
const FACETS = 'location,source,technician,service,aspect';

/** Parameters whose values are shown with counts. */
export const COUNTED = [
	'rating',
	'aspect',
	'mentions_technician',
	'mentions_service',
	'location',
	'source',
] as const satisfies readonly ViewParameter[];
export type Counted = (typeof COUNTED)[number];

/**
 * Returns the search URLs that count the values of active filters. Choosing another value replaces
 * the current one, so each is counted without it. All other counts come with the results.
 */
export function countUrls(view: View): ReadonlyMap<Counted, string> {
	const urls = new Map<Counted, string>();
	for (const parameter of COUNTED) {
		const relaxed = relax(view, parameter);
		if (renderView(relaxed) !== renderView(withoutCursor(view))) {
			urls.set(parameter, withOptions(relaxed, { facets: FACETS, limit: '1' }));
		}
	}
	return urls;
}

/** Returns the search URL for the number of reviews in a view. */
export function totalUrl(view: View): string {
	return withOptions(view, { limit: '1' });
}

/** Removes a parameter. For `rating`, removes all star filters, as a bar of the histogram does. */
function relax(view: View, parameter: Counted): View {
	if (parameter !== 'rating') return choose(view, parameter, undefined);
	return choose(choose(view, 'rating', '1'), 'rating', undefined);
}

function withoutCursor(view: View): View {
	return choose(view, 'cursor', undefined);
}

function withOptions(view: View, options: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(renderView(view));
	for (const [name, value] of Object.entries(options)) query.set(name, value);
	return `${PATHS.search}?${query}`;
}
