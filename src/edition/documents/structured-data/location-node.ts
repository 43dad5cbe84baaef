import type {
	Address,
	Business,
	Department,
	Location,
} from '../../../reviews/business/business.ts';
import { absoluteUrl } from '../../../endpoints/http/urls.ts';
import type { Node } from './node.ts';

/** Names a node of the business in every document: the group, or one of its locations. */
export function nodeId(baseUrl: string, id: string): string {
	return absoluteUrl(baseUrl, `/#${id}`);
}

/** The facts of a rooftop, as an AutoDealer unless its content says what it is. */
export function toLocationNode(location: Location, business: Business, baseUrl: string): Node {
	const { id, name, description, url, telephone, email, address, geo } = location;
	return {
		'@type': location.schema_types ?? 'AutoDealer',
		'@id': nodeId(baseUrl, id),
		name,
		description,
		url,
		telephone,
		email,
		priceRange: business.price_range,
		address: toAddressNode(address),
		geo: geo && { '@type': 'GeoCoordinates', ...geo },
		department: location.departments?.map((department) => toDepartmentNode(department, location)),
	};
}

export function toAddressNode({ street, city, region, postal_code, country }: Address): Node {
	return {
		'@type': 'PostalAddress',
		streetAddress: street,
		addressLocality: city,
		addressRegion: region,
		postalCode: postal_code,
		addressCountry: country,
	};
}

/** Departments that schema.org has a type for, by their ids; any other is a business of cars. */
const DEPARTMENT_TYPES: Readonly<Record<string, string>> = {
	sales: 'AutoDealer',
	service: 'AutoRepair',
	'express-service': 'AutoRepair',
	'body-shop': 'AutoBodyShop',
	parts: 'AutoPartsStore',
};

/** Named "store, department", since departments of two stores have the same names. */
function toDepartmentNode(department: Department, location: Location): Node {
	return {
		'@type': DEPARTMENT_TYPES[department.id] ?? 'AutomotiveBusiness',
		name: `${location.name}, ${department.name}`,
		telephone: department.telephone,
		address: toAddressNode(location.address),
		openingHoursSpecification: department.opening_hours?.map(({ days, opens, closes }) => ({
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: days,
			opens,
			closes,
		})),
	};
}
