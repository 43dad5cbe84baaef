import { PATHS } from '../../endpoints/http/urls.ts';

/** The filters of lists and the equivalent search parameters. */
export const LISTING_PARAMETERS = {
	aspect: 'aspect',
	technician: 'mentions_technician',
	service: 'mentions_service',
	location: 'location',
	source: 'source',
} as const;

export type ListingFilter = keyof typeof LISTING_PARAMETERS;

/** A filtered list of reviews: at most one filter has a value. */
export type Listing = { readonly [Filter in ListingFilter]?: string | undefined };

// `Object.keys` returns strings.
export const LISTING_FILTERS = Object.keys(LISTING_PARAMETERS) as ListingFilter[];

/**
 * Returns the path of a list of reviews, which works without JavaScript: `/reviews/aspect/speed`.
 * `site/view-models/listings/listing-pages.ts` decides which pages exist.
 * @param page from 1
 */
export function listingPath(listing: Listing, page = 1): string {
	const segments = LISTING_FILTERS.flatMap((name) => {
		const value = listing[name];
		return value === undefined ? [] : [name, value];
	});
	const paged = page === 1 ? segments : [...segments, 'page', String(page)];
	return [PATHS.reviewPages, ...paged].join('/');
}

/**
 * Returns the path of the page of all reviews, which its script filters by stars and list:
 * `/reviews?rating=1&aspect=speed`. People are given by id, as in other paths.
 */
export function starsPath(rating: number, listing: Listing = {}): string {
	const query = new URLSearchParams({ rating: String(rating) });
	for (const name of LISTING_FILTERS) {
		const value = listing[name];
		if (value !== undefined) query.set(LISTING_PARAMETERS[name], value);
	}
	return `${PATHS.reviewPages}?${query}`;
}

/** Returns the list and page number of a path, or `undefined` if it is not the path of a list. */
export function parseListingPath(
	path: string,
): { readonly listing: Listing; readonly page: number } | undefined {
	const segments = path.slice(PATHS.reviewPages.length).split('/').slice(1);
	const page = segments.at(-2) === 'page' ? Number(segments.splice(-2)[1]) : 1;
	const values = new Map<string, string>();
	for (let at = 0; at < segments.length; at += 2) {
		values.set(segments[at] ?? '', segments[at + 1] ?? '');
	}
	const listing: Listing = Object.fromEntries(
		LISTING_FILTERS.map((name) => [name, values.get(name)]),
	);
	return listingPath(listing, page) === path ? { listing, page } : undefined;
}
