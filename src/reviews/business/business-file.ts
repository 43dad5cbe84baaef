import * as z from 'zod';
import { SITE_LANGUAGES } from '../messages/languages.ts';
import { isTimeZone } from '../calendar-date.ts';
import { Brand } from './brand.ts';
import { Business, Location } from './business.ts';
import { VerificationPolicy } from './verification-policy.ts';

/** Names beside those of locations in `/embed` and `/feeds`. */
const RESERVED = ['all', 'low-stars'];

/** A location in `content/business.yaml`: its published facts and its name in exports. */
const LocationEntry = z.strictObject({
	...Location.shape,
	id: Location.shape.id.refine(
		(id) => !RESERVED.includes(id),
		'is taken by an address of the service; write another id, such as the city',
	),
	google_location: z
		.string()
		.regex(/^accounts\/[^/]+\/locations\/[^/]+$/, 'must be "accounts/…/locations/…"')
		.optional()
		.describe('Name of the location in Google Business Profile exports.'),
	timezone: z
		.string()
		.refine(isTimeZone, 'must be an IANA time zone')
		.optional()
		.describe(
			'IANA time zone of the location. Times in exports then count as the day there. Not published.',
		),
	aliases: z
		.array(z.string().trim().min(1))
		.optional()
		.describe('Further names of the location in exports, such as "South Store". Not published.'),
	external_ids: z
		.record(z.string(), z.string().trim().min(1))
		.optional()
		.describe(
			'Ids of the location at platforms, by any name: "google_place_id", "podium". Not published.',
		),
});

/** Contact for vulnerability reports. */
const SecurityContact = z.strictObject({
	contact: z
		.union([z.email(), z.url({ protocol: /^https$/ })], {
			error: 'must be an e-mail address or an https address',
		})
		.describe('An e-mail address, or an https address with a form.'),
});
export type SecurityContact = z.output<typeof SecurityContact>;

const SiteLanguage = z.enum(SITE_LANGUAGES);

/** The operator's settings for the pages. */
const Site = z
	.strictObject({
		languages: z
			.array(SiteLanguage)
			.min(1)
			.refine((list) => new Set(list).size === list.length, 'must name each language once')
			.optional()
			.describe(
				'Languages of the pages: en (the default), es, de, fr. Texts are in content/translations.',
			),
		default: SiteLanguage.optional().describe(
			'The language of the addresses without a prefix; otherwise the first of the languages.',
		),
		brand: Brand.optional(),
		links: z
			.array(
				z.strictObject({
					name: z.string().min(1).describe('Text of the link: "Privacy".'),
					url: z.url({ protocol: /^https$/, error: 'must be an https address' }),
				}),
			)
			.default([])
			.describe(
				'Links at the end of every page except the documentation: legal notice, privacy, terms.',
			),
	})
	.refine(
		({ languages = ['en'], default: first = languages[0] }) =>
			languages.some((one) => one === first),
		{
			path: ['default'],
			message: 'must be one of the languages; add it to "languages"',
		},
	);
type Site = z.output<typeof Site>;

/** The settings for the pages, with everything that the file leaves out. */
export type SiteSettings = {
	readonly [Key in keyof Site]-?: Exclude<Site[Key], undefined>;
};

/** `content/business.yaml`: the group, its locations, and how its reviews are verified. */
export const BusinessFile = z.strictObject({
	...Business.shape,
	locations: z.array(LocationEntry).min(1),
	review_policy: VerificationPolicy,
	security: SecurityContact.optional(),
	site: Site.optional(),
});
export type BusinessFile = z.output<typeof BusinessFile>;

/** Returns the part of the file that is published as the business. */
export function toBusiness({
	review_policy,
	security,
	site,
	locations,
	...group
}: BusinessFile): Business {
	return {
		...group,
		locations: locations.map(
			({ google_location, timezone, aliases, external_ids, ...location }) => location,
		),
	};
}

/**
 * Returns the settings for the pages. They have no defaults in the file, so that a new setting does not change
 * the digest of content that does not use it.
 */
export function toSiteSettings({ site = { links: [] } }: Pick<BusinessFile, 'site'>): SiteSettings {
	const { languages = ['en'], default: first = languages[0] ?? 'en', brand = {}, links } = site;
	return { languages, default: first, brand, links };
}
