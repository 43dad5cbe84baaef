import * as z from 'zod';
import { CalendarDate } from '../calendar-date.ts';
import { VerificationMethod } from '../review.ts';
import { Slug } from '../slug.ts';

/** How the reviews of one source are checked. */
export const SourcePolicy = z.strictObject({
	id: Slug,
	name: z.string(),
	first_party: z.boolean().describe('True when the business itself asked for the reviews.'),
	verification: z.string().describe('How reviews of this source are checked, and what that shows.'),
	method: VerificationMethod.describe('The most that a review of this source can claim.'),
});
export type SourcePolicy = z.output<typeof SourcePolicy>;

/**
 * Which reviews the pages mark up for search engines (JSON-LD). `first_party`, the default: those that
 * the business asked for itself, since ratings of other sites are theirs to state. `all`: every review.
 * `off`: no markup at all. None of them earns stars in Google: it shows none where the reviewed business
 * controls the reviews.
 */
export const StructuredDataChoice = z
	.enum(['first_party', 'all', 'off'])
	.describe('Which reviews the pages mark up as JSON-LD; "first_party" where it is absent.');
export type StructuredDataChoice = z.output<typeof StructuredDataChoice>;

/** The published policy in short; its full text is `content/policy.md`. */
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
