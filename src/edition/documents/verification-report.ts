import * as z from 'zod';
import { VerificationPolicy } from '../../reviews/business/verification-policy.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import { Distribution } from '../../reviews/distribution.ts';
import { VerificationMethod } from '../../reviews/review.ts';
import { RemovalReason } from '../../reviews/removal-reason.ts';
import { countRatings } from '../../reviews/rating-summary.ts';
import { totalStars } from '../../reviews/star-counts.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from './edition.ts';
import { countEdits } from './count-edits.ts';
import { countMethods } from './count-methods.ts';
import { countLeftOut, countRemovals } from './count-removals.ts';
import { splitPolicy } from './policy-sections.ts';
import { SCHEMA_VERSION } from './schema-version.ts';
import { describeSource, SourceReport, StarLedger } from './source-report.ts';

const Count = z.int().min(0);

/** The document at `/verification.json`. */
export const VerificationReport = z
	.strictObject({
		version: z.string(),
		edition: z.string(),
		modified: Instant.optional(),
		url: z.url().describe('The same as a page.'),
		operator: z
			.strictObject({
				name: z.string(),
				legal_name: z.string().optional(),
				relation: z.literal('the business reviewed'),
				independent: z.literal(false),
				statement: z.string(),
			})
			.describe('Who runs the service.'),
		policy: z.strictObject({
			...VerificationPolicy.omit({ sources: true, structured_data: true }).shape,
			url: z.url().describe('The full text as a page.'),
			sections: z
				.array(z.strictObject({ title: z.string(), text: z.string().describe('Markdown.') }))
				.describe('The full text, in the words of the business.'),
		}),
		methods: z
			.array(
				z.strictObject({
					method: VerificationMethod,
					meaning: z.string().describe('What it shows.'),
					limits: z.string().describe('What it does not show.'),
					count: Count,
					share: z.number().min(0).max(1).describe('Of all published reviews, unrounded.'),
				}),
			)
			.describe('Published reviews by how they were checked; "none" is never published.'),
		sources: z.array(SourceReport),
		counted_since: Instant.optional().describe('When the count of imports began.'),
		stars: StarLedger,
		removals: z.strictObject({
			total: Count,
			by_reason: z.array(
				z.strictObject({ reason: RemovalReason, meaning: z.string(), stars: Distribution }),
			),
			by_star: Distribution,
			possible_reasons: z
				.array(z.strictObject({ reason: RemovalReason, meaning: z.string() }))
				.describe('There is no other reason: none speaks of stars or of an opinion.'),
		}),
		left_out: z
			.array(z.strictObject({ source: z.string(), reason: z.string(), stars: Distribution }))
			.describe(
				'Reviews in exports that their platform itself does not publish. Answers without consent ' +
					'to publication are in no count.',
			),
		edits: z
			.strictObject({
				reviews_with_masks: Count,
				masks: z.array(z.strictObject({ mask: z.string(), count: Count })),
			})
			.describe('What was masked in texts; nothing else is changed.'),
		report_errors_to: z.string(),
	})
	.meta({
		id: 'VerificationReport',
		description:
			'How "verified" was earned: policy, methods, and every count that it can be audited by.',
	});
export type VerificationReport = z.output<typeof VerificationReport>;

export function createVerificationReport(edition: Edition): VerificationReport {
	const { audit, baseUrl, business, policy, reviews, removed } = edition;
	const { sources, structured_data: _, ...said } = policy;
	const legal = business.legal_name === undefined ? {} : { legal_name: business.legal_name };
	return {
		version: SCHEMA_VERSION,
		edition: edition.id,
		...(edition.modified === undefined ? {} : { modified: edition.modified }),
		url: absoluteUrl(baseUrl, PATHS.verificationPage),
		operator: {
			name: business.name,
			...legal,
			relation: 'the business reviewed',
			independent: false,
			statement: `Operated by ${business.legal_name ?? business.name}, the business reviewed.`,
		},
		policy: {
			...said,
			url: absoluteUrl(baseUrl, PATHS.policy),
			sections: splitPolicy(edition.policyText),
		},
		methods: countMethods(reviews),
		sources: sources.map((source) => describeSource(source, edition)),
		...(audit.countedSince === undefined ? {} : { counted_since: audit.countedSince }),
		stars: {
			imported: totalStars(audit.imported),
			published: countRatings(reviews),
			held_back: totalStars(audit.heldBack),
			removed: countRatings(removed),
		},
		removals: countRemovals(removed),
		left_out: countLeftOut(audit.leftOut),
		edits: countEdits(reviews),
		report_errors_to: policy.contact,
	};
}

export function renderVerificationReport(edition: Edition): string[] {
	return [JSON.stringify(createVerificationReport(edition)), '\n'];
}
