import type {
	Address,
	Business,
	Department,
	Location,
} from '../../../reviews/business/business.ts';
import { DEPARTMENT_TYPES } from '../../../reviews/business/department-types.ts';
import { absoluteUrl } from '../../../endpoints/http/urls.ts';
import type { Node } from './node.ts';

/** Returns the `@id` of the group or a location, the same in every document. */
export function nodeId(baseUrl: string, id: string): string {
	return absoluteUrl(baseUrl, `/#${id}`);
}

/** Describes a rooftop, as an AutoDealer unless the content gives another type. */
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

/** Named "store, department", because departments of two stores share names. */
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
