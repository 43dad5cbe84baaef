import * as z from 'zod';
import { VerificationPolicy } from '../../reviews/business/verification-policy.ts';
import { Instant } from '../../reviews/calendar-date.ts';
import { Distribution } from '../../reviews/distribution.ts';
import { VerificationMethod, type Review } from '../../reviews/review.ts';
import { REMOVAL_MEANINGS } from '../../reviews/removal-meanings.ts';
import { RemovalReason } from '../../reviews/removal-reason.ts';
import { countRatings } from '../../reviews/rating-summary.ts';
import { totalStars } from '../../reviews/star-counts.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import type { Edition, StarAudit } from './edition.ts';
import { countByReason } from './count-by-reason.ts';
import { countMethods, describeSource, SourceReport, StarLedger } from './source-report.ts';
import { SCHEMA_VERSION } from './schema-version.ts';
import { countMasks, maskOf, MASKED_KINDS } from '../../reviews/mask.ts';
import { compareText } from '../../reviews/order.ts';
import type { Tombstone } from '../../reviews/stored-review.ts';

const Count = z.int().min(0);

/** The document at `/verification.json`. */
export const VerificationReport = z
	.strictObject({
		version: z.string(),
		edition: z.string(),
		modified: Instant.optional(),
		url: z.url().describe('The same information as a page.'),
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
				.describe('There are no other reasons, and none of them is about stars or opinions.'),
		}),
		left_out: z
			.array(z.strictObject({ source: z.string(), reason: z.string(), stars: Distribution }))
			.describe(
				'Reviews in exports that their own platform does not publish. Answers without consent ' +
					'to publication are not counted anywhere.',
			),
		edits: z
			.strictObject({
				reviews_with_masks: Count,
				masks: z.array(z.strictObject({ mask: z.string(), count: Count })),
			})
			.describe('Personal data masked in texts. Nothing else is changed.'),
		report_errors_to: z.string(),
	})
	.meta({
		id: 'VerificationReport',
		description: 'How reviews were verified: policy, methods, and all counts needed for an audit.',
	});
export type VerificationReport = z.output<typeof VerificationReport>;

export function createVerificationReport(edition: Edition): VerificationReport {
	const { audit, baseUrl, business, policy, reviews, removed } = edition;
	const { sources, structured_data: _, ...published } = policy;
	return {
		version: SCHEMA_VERSION,
		edition: edition.id,
		modified: edition.modified,
		url: absoluteUrl(baseUrl, PATHS.verificationPage),
		operator: {
			name: business.name,
			legal_name: business.legal_name,
			relation: 'the business reviewed',
			independent: false,
			statement: `This site is operated by ${business.legal_name ?? business.name}, the business being reviewed.`,
		},
		policy: {
			...published,
			url: absoluteUrl(baseUrl, PATHS.policy),
			sections: splitPolicy(edition.policyText),
		},
		methods: countMethods(reviews),
		sources: sources.map((source) => describeSource(source, edition)),
		counted_since: audit.countedSince,
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

/** Counts how often personal data was masked, and in how many reviews. */
function countEdits(reviews: readonly Review[]) {
	const texts = reviews.map(({ title = '', text, translation, responses }) =>
		[title, text, translation?.text ?? '', ...responses.map((response) => response.text)].join(
			'\n',
		),
	);
	const count = (text: string) =>
		MASKED_KINDS.reduce((sum, kind) => sum + countMasks(text, kind), 0);
	return {
		reviews_with_masks: texts.filter((text) => count(text) > 0).length,
		masks: MASKED_KINDS.map((kind) => ({
			mask: maskOf(kind),
			count: texts.reduce((sum, text) => sum + countMasks(text, kind), 0),
		})).filter((mask) => mask.count > 0),
	};
}

/** Counts removals by reason and by star, and lists all possible reasons. */
function countRemovals(removed: readonly Tombstone[]) {
	const reasons = RemovalReason.options.map((reason) => ({
		reason,
		meaning: REMOVAL_MEANINGS[reason],
	}));
	const counted = countByReason(removed);
	return {
		total: removed.length,
		by_reason: reasons.flatMap(({ reason, meaning }) =>
			counted
				.filter((each) => each.reason === reason)
				.map(({ stars }) => ({ reason, meaning, stars })),
		),
		by_star: countRatings(removed),
		possible_reasons: reasons,
	};
}

/** Counts reviews that imports left out, by source, reason and star. */
function countLeftOut(leftOut: StarAudit['leftOut']) {
	const groups = Map.groupBy(leftOut, ({ source, reason }) => `${source}\n${reason}`);
	return [...groups]
		.toSorted(([a], [b]) => compareText(a, b))
		.flatMap(([, group]) =>
			group
				.slice(0, 1)
				.map(({ source, reason }) => ({ source, reason, stars: countRatings(group) })),
		);
}

/** A section in the policy, with its heading. */
export interface PolicySection {
	readonly title: string;
	/** Markdown. */
	readonly text: string;
}

/** Returns the sections of `content/policy.md` that have a second-level heading. */
export function splitPolicy(policyText: string): PolicySection[] {
	const [, ...parts] = `\n${policyText}`.split(/\n## +/);
	return parts.map((part) => {
		const [title = '', ...rest] = part.split('\n');
		return { title: title.trim(), text: rest.join('\n').trim() };
	});
}
