import * as z from 'zod';

/**
 * Schemas of the nodes: the types of schema.org plus Google's requirements for review snippets and
 * local businesses. Unknown properties are rejected, because they may be misspelled.
 */
const Reference = z.strictObject({ '@id': z.url() });
const Text = z.string().min(1);
const Day = z.iso.date();
const Moment = z.iso.datetime({ offset: true });
const Stars = { bestRating: z.literal(5), worstRating: z.literal(1) };

const PostalAddress = z.strictObject({
	'@type': z.literal('PostalAddress'),
	streetAddress: Text,
	addressLocality: Text,
	addressRegion: Text.optional(),
	postalCode: Text,
	addressCountry: z.string().length(2),
});

const AggregateRating = z
	.strictObject({
		'@type': z.literal('AggregateRating'),
		itemReviewed: Reference,
		// A number, not a localized string such as "4,8".
		ratingValue: z.number().min(1).max(5),
		ratingCount: z.int().min(1),
		reviewCount: z.int().min(0),
		...Stars,
	})
	.refine(
		({ ratingCount, reviewCount }) => reviewCount <= ratingCount,
		'more reviews than ratings',
	);

const OpeningHours = z.strictObject({
	'@type': z.literal('OpeningHoursSpecification'),
	dayOfWeek: z.array(z.string().regex(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/)).min(1),
	opens: z.string().regex(/^\d\d:\d\d$/),
	closes: z.string().regex(/^\d\d:\d\d$/),
});

/** Subtypes of LocalBusiness for car dealers. */
const BusinessType = z.enum([
	'AutoDealer',
	'AutoRepair',
	'AutoBodyShop',
	'AutoPartsStore',
	'AutomotiveBusiness',
]);
const AnyBusiness = z.union([BusinessType, z.array(BusinessType).min(1)]);

const LOCAL_BUSINESS = {
	'@type': AnyBusiness,
	// Google requires name and address, and phone numbers with a country code.
	name: Text,
	address: PostalAddress,
	telephone: z.string().startsWith('+').optional(),
	openingHoursSpecification: z.array(OpeningHours).optional(),
};

const LocalBusiness = z.strictObject({
	...LOCAL_BUSINESS,
	'@id': z.url(),
	description: Text.optional(),
	url: z.url().optional(),
	email: z.email().optional(),
	priceRange: z.string().max(99).optional(),
	geo: z
		.strictObject({
			'@type': z.literal('GeoCoordinates'),
			latitude: z.number(),
			longitude: z.number(),
		})
		.optional(),
	department: z.array(z.strictObject(LOCAL_BUSINESS)).optional(),
	parentOrganization: Reference.optional(),
	aggregateRating: AggregateRating.optional(),
});

const Organization = z.strictObject({
	'@type': z.literal('Organization'),
	'@id': z.url(),
	name: Text,
	legalName: Text.optional(),
	slogan: Text.optional(),
	description: Text.optional(),
	url: z.url().optional(),
	telephone: Text.optional(),
	email: z.email().optional(),
	foundingDate: z
		.string()
		.regex(/^\d{4}$/)
		.optional(),
	numberOfEmployees: z
		.strictObject({ '@type': z.literal('QuantitativeValue'), value: z.int() })
		.optional(),
	address: PostalAddress.optional(),
	subOrganization: z.array(Reference).optional(),
});

const Review = z.strictObject({
	'@type': z.literal('Review'),
	'@id': z.url(),
	url: z.url(),
	name: Text.optional(),
	reviewBody: Text.optional(),
	inLanguage: Text.optional(),
	datePublished: Day,
	dateModified: Moment.optional(),
	// Google accepts names under 100 characters.
	author: z.strictObject({ '@type': z.literal('Person'), name: Text.max(99) }),
	reviewRating: z.strictObject({
		'@type': z.literal('Rating'),
		ratingValue: z.int().min(1).max(5),
		...Stars,
	}),
	itemReviewed: Reference,
	publisher: Reference,
	isBasedOn: z.url().optional(),
	comment: z
		.array(
			z.strictObject({
				'@type': z.literal('Comment'),
				text: Text,
				dateCreated: Day,
				author: z.strictObject({ '@type': z.literal('Organization'), name: Text }),
			}),
		)
		.min(1)
		.optional(),
});

const Graph = z.strictObject({
	'@context': z.literal('https://schema.org'),
	'@graph': z.array(z.union([Organization, LocalBusiness, Review])).min(1),
});

/** Describes invalid nodes, repeated ids and references to missing nodes. */
export function findSchemaFaults(data: unknown): string[] {
	const parsed = Graph.safeParse(data);
	if (!parsed.success) return [z.prettifyError(parsed.error)];
	const ids = parsed.data['@graph'].map((node) => node['@id']);
	const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
	const dangling = referencesIn(parsed.data).filter((id) => !ids.includes(id));
	return [
		...twice.map((id) => `${id} appears twice`),
		...dangling.map((id) => `${id} is not in the graph`),
	];
}

function referencesIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	const reference = Reference.safeParse(value);
	if (reference.success) return [reference.data['@id']];
	return Object.values(value).flatMap(referencesIn);
}
