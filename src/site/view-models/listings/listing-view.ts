import {
	LISTING_FILTERS,
	LISTING_PARAMETERS,
	type Listing,
} from '../../../edition/paths/listing-path.ts';
import type { View, ViewParameter } from './view.ts';

/**
 * The view that a list is the beginning of.
 * @param nameOf the full name of a person by id, as the search asks for people
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

/** The list without what a parameter narrows it to. */
export function relaxListing(listing: Listing, parameter: ViewParameter): Listing {
	const filter = LISTING_FILTERS.find((name) => LISTING_PARAMETERS[name] === parameter);
	return filter === undefined ? listing : { ...listing, [filter]: undefined };
}
