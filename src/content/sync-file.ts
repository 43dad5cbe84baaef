import * as z from 'zod';
import { Slug } from '../reviews/slug.ts';

/** A place to pull reviews from. Paths are relative to the parent of the content folder. */
const Pull = z.strictObject({
	google: z
		.strictObject({
			account: z
				.string()
				.regex(/^accounts\/[^/]+$/, 'must be "accounts/…"')
				.optional(),
			locations: z
				.array(z.string().regex(/^accounts\/[^/]+\/locations\/[^/]+$/))
				.min(1)
				.optional(),
		})
		.optional()
		.describe('Google Business Profile; by default, each google_location in business.yaml.'),
	url: z
		.url({ protocol: /^https?$/ })
		.optional()
		.describe('Address of an export.'),
	inbox: z.string().min(1).optional().describe('A folder for exports.'),
	headers: z
		.record(z.string(), z.string())
		.default({})
		.describe('Headers of the request for "url".'),
	format: z.string().optional(),
	source: Slug.optional(),
	location: Slug.optional(),
	map: z.string().min(1).optional().describe('Path of a mapping file.'),
});
export type Pull = z.output<typeof Pull>;

/** `content/sync.yaml`: what `npm run sync` imports. */
export const SyncFile = z
	.array(Pull)
	.refine(
		(pulls) =>
			pulls.every(({ google, url, inbox }) => [google, url, inbox].filter(Boolean).length === 1),
		'each entry must have exactly one of google, url and inbox',
	);
