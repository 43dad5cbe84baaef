import {
	choose,
	renderView,
	type View,
	type ViewParameter,
} from '../../view-models/listings/view.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';

/** What the search gives by itself, and the most that it gives. */
const PAGE_REVIEWS = 20;
const MOST_REVIEWS = 100;

/** The search that lists what a view shows. */
export function searchUrl(view: View): string {
	return `${PATHS.search}${renderView(view)}`;
}

/**
 * The same with counts by each filter.
 * @param least so many reviews, if that is more than the search gives by itself and not too many
 */
export function resultsUrl(view: View, least = 0): string {
	const limit = Math.min(least, MOST_REVIEWS);
	return withOptions(view, { facets: '1', ...(limit > PAGE_REVIEWS && { limit: String(limit) }) });
}

/** What is counted, by the parameter that a click on a count sets. */
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
 * The searches that tell the counts beside the choices of each filter in use, since choosing another
 * value takes the present one back. All others are counted in the results themselves.
 */
export function countUrls(view: View): ReadonlyMap<Counted, string> {
	const urls = new Map<Counted, string>();
	for (const parameter of COUNTED) {
		const relaxed = relax(view, parameter);
		if (renderView(relaxed) !== renderView(withoutCursor(view))) {
			urls.set(parameter, withOptions(relaxed, { facets: '1', limit: '1' }));
		}
	}
	return urls;
}

/** The search that tells how many reviews a view has. */
export function totalUrl(view: View): string {
	return withOptions(view, { limit: '1' });
}

/** A bar of the histogram takes back every other way to ask for stars. */
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
