import type { BusinessOverview } from '../../edition/documents/business-overview.ts';
import { absoluteUrl, locationPath } from '../../endpoints/http/urls.ts';
import type { Address, Department, Location } from '../../reviews/business/business.ts';
import { foldWord, splitWords } from '../../reviews/words.ts';

/** A document about the business or a location, for `search` and `fetch`. */
export interface BusinessRecord {
	readonly id: string;
	readonly title: string;
	readonly url: string;
	readonly text: () => string;
}

const BUSINESS_ID = 'business';
const LOCATION_PREFIX = 'location:';
/** The record of a larger group has no opening hours: those of each location are in its own record. */
const MAX_WITH_HOURS = 8;

/** Words of questions about opening hours, addresses and telephone numbers. */
const WORDS =
	/^(?:address(?:es)?|call|clos(?:e[ds]?|ing)|contact|directions?|e?mails?|holidays?|hours?|located|numbers?|open(?:s|ing)?|phones?|street|telephones?|today|tomorrow|tonight|website|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/**
 * Finds the records that answer a question about opening hours, addresses or telephone numbers: those of the
 * locations that it names, or else that of the business.
 */
export function findBusinessRecords(
	overview: BusinessOverview,
	question: string,
	locations: readonly string[],
): BusinessRecord[] {
	if (!splitWords(question).some(isBusinessWord)) return [];
	const ids = locations.length > 0 ? locations.map((id) => LOCATION_PREFIX + id) : [BUSINESS_ID];
	return ids.flatMap((id) => findBusinessRecord(overview, id) ?? []);
}

/** Whether a word asks for opening hours, an address or a telephone number. */
export function isBusinessWord(word: string): boolean {
	return WORDS.test(foldWord(word));
}

/** Finds the record with an id from `findBusinessRecords`. */
export function findBusinessRecord(
	overview: BusinessOverview,
	id: string,
): BusinessRecord | undefined {
	const { business, links } = overview;
	const { origin } = new URL(links['reviews'] ?? business.url ?? '');
	if (id === BUSINESS_ID) {
		const title = `${business.name}: opening hours, addresses and phone numbers`;
		return { id, title, url: absoluteUrl(origin, '/'), text: () => renderBusiness(overview) };
	}
	const location = business.locations.find((each) => LOCATION_PREFIX + each.id === id);
	if (!location) return undefined;
	return {
		id,
		title: `${location.name}: opening hours, address and phone numbers`,
		url: absoluteUrl(origin, locationPath(location.id)),
		text: () => renderLocation(location, business.timezone),
	};
}

function renderBusiness({ business }: BusinessOverview): string {
	const { name, description, locations, timezone } = business;
	const known = locations.map((location) => {
		if (locations.length <= MAX_WITH_HOURS) return renderLocation(location, timezone);
		return [
			location.name,
			...contactsOf(location),
			`Record: ${LOCATION_PREFIX}${location.id}`,
		].join('\n');
	});
	return [[name, description, ...contactsOf(business)].filter(Boolean).join('\n'), ...known].join(
		'\n\n',
	);
}

function renderLocation(location: Location, timeZone: string): string {
	const { name, departments = [], amenities = [], brands_served = [] } = location;
	return [
		name,
		...contactsOf(location),
		...(departments.length > 0 ? [`Opening hours (time zone ${timeZone}):`] : []),
		...departments.map(renderDepartment),
		...(brands_served.length > 0 ? [`Serves: ${brands_served.join('; ')}`] : []),
		...(amenities.length > 0 ? [`Amenities: ${amenities.join('; ')}`] : []),
	].join('\n');
}

function renderDepartment(department: Department): string {
	const { name, opening_hours = [], telephone, after_hours_telephone, note } = department;
	const hours = opening_hours.map(
		({ days, opens, closes }) => `${days.join(', ')} ${opens}–${closes}`,
	);
	const open = hours.length > 0 ? `${hours.join('; ')}; closed on other days` : undefined;
	const phone = telephone && `phone ${telephone}`;
	const late = after_hours_telephone && `after hours ${after_hours_telephone}`;
	return `- ${name}: ${[open, phone, late, note].filter(Boolean).join('. ')}`;
}

function contactsOf({
	address,
	telephone,
	email,
	url,
}: {
	readonly address?: Address;
	readonly telephone?: string | undefined;
	readonly email?: string | undefined;
	readonly url?: string | undefined;
}): string[] {
	const lines = [
		['Address', address && renderAddress(address)],
		['Phone number', telephone],
		['Email', email],
		['Website', url],
	] as const;
	return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

function renderAddress({ street, city, region, postal_code, country }: Address): string {
	return [street, city, [region, postal_code].filter(Boolean).join(' '), country].join(', ');
}
