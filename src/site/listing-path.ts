import { PATHS } from './urls.ts';

/** What a list of reviews is narrowed to, as far as pages of it exist as files. */
export interface Listing {
	readonly aspect?: string | undefined;
	readonly technician?: string | undefined;
	readonly service?: string | undefined;
	readonly location?: string | undefined;
	readonly source?: string | undefined;
	/** Stars. */
	readonly rating?: number | undefined;
}

const SEGMENTS = ['aspect', 'technician', 'service', 'location', 'source', 'rating'] as const;

/**
 * The page of a list of reviews, which works without JavaScript: `/reviews/aspect/speed/rating/1`.
 * Files exist for every single value, and for stars within an aspect, a technician, a service, a
 * location or a source, wherever there is a review to show, as deep as `listings/listing-pages.ts`
 * says.
 * @param page from 1
 */
export function listingPath(listing: Listing, page = 1): string {
	const segments = SEGMENTS.flatMap((name) => {
		const value = listing[name];
		return value === undefined ? [] : [name, String(value)];
	});
	const paged = page === 1 ? segments : [...segments, 'page', String(page)];
	return [PATHS.reviewPages, ...paged].join('/');
}

/** The list and the page of it that a path names; `undefined` where no path of a list looks so. */
export function parseListingPath(
	path: string,
): { readonly listing: Listing; readonly page: number } | undefined {
	const segments = path.slice(PATHS.reviewPages.length).split('/').slice(1);
	const page = segments.at(-2) === 'page' ? Number(segments.splice(-2)[1]) : 1;
	const values = new Map<string, string>();
	for (let at = 0; at < segments.length; at += 2) {
		values.set(segments[at] ?? '', segments[at + 1] ?? '');
	}
	const rating = values.get('rating');
	const listing: Listing = {
		aspect: values.get('aspect'),
		technician: values.get('technician'),
		service: values.get('service'),
		location: values.get('location'),
		source: values.get('source'),
		rating: rating === undefined ? undefined : Number(rating),
	};
	return listingPath(listing, page) === path ? { listing, page } : undefined;
}
