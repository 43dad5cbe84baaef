import type { SiteBusiness } from '../render/site-data.ts';

/** The origin used in the source files of the documentation. */
export const WRITTEN_ORIGIN = 'https://reviews.larkspur.example';
/** The group of the examples. Each other operator's documentation names that operator instead. */
const WRITTEN = {
	id: 'larkspur-reviews',
	name: 'Larkspur Auto Group',
	contact: 'care@larkspur.example',
	website: 'https://larkspur.example',
	people: ['Dana Whitfield', 'Hank Dufresne', 'Will Sato'],
	locations: [
		{ id: 'alder-falls', name: 'Larkspur Motors Alder Falls', short_name: 'Alder Falls' },
		{ id: 'harborview', name: 'Larkspur Motors Harborview', short_name: 'Harborview' },
		{
			id: 'millbrook',
			name: 'Larkspur Truck & Service Center Millbrook',
			short_name: 'Millbrook',
		},
	],
} as const;
/** Invented people for other operators' documentation, which must not single out their staff. */
const OTHER_PEOPLE = ['Alex Reyes', 'Sam Carter', 'Jo Lindqvist'];
/** Base64 long enough to contain the origin, percent-encoded as in a query string. */
const BASE64 = /(?:[A-Za-z0-9]|%2B|%2F){40,}(?:%3D){0,2}/g;

/** The names and addresses that a documentation text gets. */
export type Operator = Pick<SiteBusiness, 'baseUrl' | 'business' | 'policy'>;

/**
 * Replaces origin, names, ids and mail address of the examples with those of the operator.
 * @param escape prepares the operator's words for the format of the text, such as HTML
 */
export function withOperator(
	text: string,
	{ baseUrl, business, policy }: Operator,
	escape = (word: string) => word,
): string {
	const { locations, name, url } = business;
	const isWritten = name === WRITTEN.name;
	const own = new Map<string, string>([
		[WRITTEN.contact, policy.contact],
		[WRITTEN.website, url ?? baseUrl],
		[WRITTEN.id, `${business.id}-reviews`],
		[WRITTEN.name, name],
		...(isWritten
			? []
			: WRITTEN.people.map((person, index) => [person, OTHER_PEOPLE[index] ?? person] as const)),
		...WRITTEN.locations.flatMap((written, index) => {
			const location = locations[index % locations.length] ?? written;
			return [
				[written.name, location.name],
				[written.short_name, location.short_name ?? location.name],
				[written.id, location.id],
			] as const;
		}),
	]);
	const written = new RegExp([...own.keys()].map((word) => RegExp.escape(word)).join('|'), 'g');
	// The operator's own origin may contain one of the words, so it comes last.
	const named = text.replace(written, (word) => escape(own.get(word) ?? word));
	return withOrigin(named, baseUrl);
}

/**
 * Replaces the origin in a text of the documentation, including percent-encoded and Base64 forms in
 * URLs.
 */
export function withOrigin(text: string, baseUrl: string): string {
	return text
		.replaceAll(WRITTEN_ORIGIN, baseUrl)
		.replaceAll(encodeURIComponent(WRITTEN_ORIGIN), encodeURIComponent(baseUrl))
		.replaceAll(BASE64, (encoded) => {
			const decoded = Buffer.from(decodeURIComponent(encoded), 'base64').toString('utf8');
			if (!decoded.includes(WRITTEN_ORIGIN)) return encoded;
			const moved = Buffer.from(decoded.replaceAll(WRITTEN_ORIGIN, baseUrl)).toString('base64');
			return encodeURIComponent(moved);
		});
}
