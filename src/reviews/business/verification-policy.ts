import * as z from 'zod';
import { CalendarDate } from '../calendar-date.ts';
import { VerificationMethod } from '../review.ts';
import { Slug } from '../slug.ts';

/**
 * How much of a source's reviews is published: `full`, the default; `excerpt`, the title and the beginning
 * of the text; `stars`, no words and no author; `link`, none of the reviews.
 */
export const Republish = z
	.enum(['full', 'excerpt', 'stars', 'link'])
	.describe(
		'How much of its reviews this service publishes, because of the terms of the source; "full" if it is ' +
			'absent. It gives others no rights. excerpt: the title and the first 160 characters of the text; ' +
			'stars: no words and no author; link: none of its reviews.',
	);
export type Republish = z.output<typeof Republish>;

/** What happens to reviews that must be labeled (16 CFR 465.4, 465.5). */
export const IncentivizedOrRelated = z
	.enum(['label', 'leave_out'])
	.describe(
		'Reviews written for a reward, or by someone connected to the business, as far as the source says ' +
			'so. label: published with a label, and counted like all others; leave_out, if it is absent: ' +
			'neither imported nor published, but counted by stars.',
	);

/** The verification policy for one source. */
export const SourcePolicy = z.strictObject({
	id: Slug,
	name: z.string(),
	first_party: z.boolean().describe('True when the business itself asked for the reviews.'),
	verification: z.string().describe('How reviews of this source are checked, and what that shows.'),
	method: VerificationMethod.describe('The most that a review of this source can claim.'),
	republish: Republish.optional(),
	url: z
		.url({ protocol: /^https?$/ })
		.optional()
		.describe('Where the source shows its reviews.'),
	incentivized_or_related: IncentivizedOrRelated.optional(),
});
export type SourcePolicy = z.output<typeof SourcePolicy>;

/**
 * Selects the reviews that pages mark up for search engines (JSON-LD). `first_party`, the default:
 * only reviews that the business itself asked for; other sites publish their own ratings. `all`:
 * every review. `off`: no markup. Google shows no stars for any of them, because the reviewed
 * business controls the reviews.
 */
export const StructuredDataChoice = z
	.enum(['first_party', 'all', 'off'])
	.describe('Which reviews the pages mark up as JSON-LD; "first_party" if it is absent.');
export type StructuredDataChoice = z.output<typeof StructuredDataChoice>;

/** Summary of the published policy; the full text is `content/policy.md`. */
export const VerificationPolicy = z
	.strictObject({
		title: z.string(),
		version: z.string(),
		updated: CalendarDate,
		summary: z.string(),
		contact: z.string(),
		sources: z.array(SourcePolicy).min(1),
		structured_data: StructuredDataChoice.optional(),
	})
	.meta({
		id: 'VerificationPolicy',
		description: 'How reviews are collected, verified and removed, and what "verified" means.',
	});
export type VerificationPolicy = z.output<typeof VerificationPolicy>;
