import type { Business, Location } from '../../../reviews/business/business.ts';
import type { Edition } from '../edition.ts';
import { nodeId, toAddressNode, toLocationNode } from './location-node.ts';
import { reviewsByLocation } from './marked-up-reviews.ts';
import {
	refTo,
	toStructuredData,
	type Node,
	type StructuredData,
	toAggregateRatingNode,
} from './node.ts';

/**
 * Returns the group and its locations for the home page, each location with the rating of the
 * reviews that may be marked up; `undefined` if the policy turns markup off. The group has no
 * rating, because each review is about one rooftop.
 */
export function createBusinessData(edition: Edition): StructuredData | undefined {
	const { business, policy, baseUrl } = edition;
	if (policy.structured_data === 'off') return undefined;
	const locations = reviewsByLocation(edition).map(({ location, reviews }): Node => ({
		...toOwnNode(location, edition),
		aggregateRating: toAggregateRatingNode(reviews, nodeId(baseUrl, location.id)),
	}));
	return toStructuredData([toGroupNode(business, baseUrl), ...locations]);
}

/**
 * Returns a location for its own page; `undefined` if the policy turns markup off. It has no rating,
 * because that page shows the average of all reviews, not only of those that may be marked up.
 */
export function createLocationData(
	location: Location,
	edition: Pick<Edition, 'business' | 'policy' | 'baseUrl'>,
): StructuredData | undefined {
	if (edition.policy.structured_data === 'off') return undefined;
	return toStructuredData([toOwnNode(location, edition)]);
}

function toOwnNode(
	location: Location,
	{ business, baseUrl }: Pick<Edition, 'business' | 'baseUrl'>,
): Node {
	const parentOrganization = refTo(nodeId(baseUrl, business.id));
	return { ...toLocationNode(location, business, baseUrl), parentOrganization };
}

function toGroupNode(business: Business, baseUrl: string): Node {
	const { id, name, legal_name, slogan, description, url, telephone, email, founded } = business;
	const { number_of_employees: employees } = business;
	const seat = business.locations.find((location) => location.id === business.headquarters);
	return {
		'@type': 'Organization',
		'@id': nodeId(baseUrl, id),
		name,
		legalName: legal_name,
		slogan,
		description,
		url: url ?? baseUrl,
		telephone,
		email,
		foundingDate: founded === undefined ? undefined : String(founded),
		numberOfEmployees: employees === undefined ? undefined : toQuantity(employees),
		address: seat && toAddressNode(seat.address),
		subOrganization: business.locations.map((location) => refTo(nodeId(baseUrl, location.id))),
	};
}

function toQuantity(value: number): Node {
	return { '@type': 'QuantitativeValue', value };
}
