import * as z from 'zod';
import { SITE_LANGUAGES } from '../messages/languages.ts';
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
			.default(['en'])
			.describe('Languages of the pages: en, es, de, fr. Texts are in content/translations.'),
		default: SiteLanguage.default('en').describe('The language of the addresses without a prefix.'),
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
	.refine(({ languages, default: first }) => languages.includes(first), {
		path: ['default'],
		message: 'must be one of the languages; add it to "languages"',
	});
export type Site = z.output<typeof Site>;

/** `content/business.yaml`: the group, its locations, and how its reviews are verified. */
export const BusinessFile = z.strictObject({
	...Business.shape,
	locations: z.array(LocationEntry).min(1),
	review_policy: VerificationPolicy,
	security: SecurityContact.optional(),
	site: Site.prefault({}),
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
	return { ...group, locations: locations.map(({ google_location, ...location }) => location) };
}
