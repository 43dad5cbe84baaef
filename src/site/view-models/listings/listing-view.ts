import {
	LISTING_FILTERS,
	LISTING_PARAMETERS,
	type Listing,
} from '../../../edition/paths/listing-path.ts';
import type { View, ViewParameter } from './view.ts';

/**
 * Returns the explorer view with the reviews of a list.
 * @param nameOf returns the full name of a person, which the search uses instead of the id
 */
export function listingView(listing: Listing, nameOf: (id: string) => string): View {
	const { aspect, technician, service, location, source } = listing;
	return {
		...(aspect !== undefined && { aspect }),
		...(technician !== undefined && { mentions_technician: nameOf(technician) }),
		...(service !== undefined && { mentions_service: service }),
		...(location !== undefined && { location }),
		...(source !== undefined && { source }),
	};
}

/** Removes the filter for a parameter from a list. */
export function relaxListing(listing: Listing, parameter: ViewParameter): Listing {
	const filter = LISTING_FILTERS.find((name) => LISTING_PARAMETERS[name] === parameter);
	return filter === undefined ? listing : { ...listing, [filter]: undefined };
}
