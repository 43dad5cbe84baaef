import * as z from 'zod';
import { Slug } from '../reviews/slug.ts';
import { Count, EvidenceIds, ReadByCounts, WilsonInterval } from './evidence.ts';

export const Support = z
	.enum(['ok', 'low', 'insufficient'])
	.describe(
		'ok: at least 20 opinions; low: 5 to 19, so prefer the counts to the share; insufficient: fewer than 5.',
	);
export type Support = z.output<typeof Support>;

export const PositiveShare = z
	.number()
	.min(0)
	.max(1)
	.describe('positive / (positive + negative); omitted if support is insufficient.');
const Opinions = {
	n: Count.describe('Reviews with a positive or a negative opinion.'),
	positive: Count,
	share_positive: PositiveShare.optional(),
	ci95: WilsonInterval.optional(),
};
const PeriodName = z
	.string()
	.describe('A quarter, or the first and last one: "2026-Q3", "2025-Q2/2025-Q4".');

const Change = z
	.strictObject({
		from: PeriodName,
		to: PeriodName,
		difference: z.number().describe('The later share of positive opinions minus the earlier one.'),
		ci95: z.array(z.number()).length(2).describe('95% confidence interval (Newcombe).'),
		significant: z
			.boolean()
			.describe(
				'Whether chance is an unlikely explanation: the interval excludes 0, and the change passes ' +
					'together with all other tests of the document (Holm, 5%).',
			),
	})
	.describe('The change between the last two periods.');

export const AspectInsight = z
	.strictObject({
		id: Slug,
		label: z.string(),
		description: z.string().optional(),
		reviews: Count.describe('Distinct reviews that mention the aspect.'),
		mentions: Count.describe('Number of mentions in these reviews.'),
		positive: Count.describe('Reviews that only praise it.'),
		negative: Count.describe('Reviews that only complain about it.'),
		mixed: Count.describe('Reviews that do both.'),
		neutral: Count,
		not_scored: Count.describe('Distinct reviews that mention it without a recognized opinion.'),
		share_positive: PositiveShare.optional(),
		ci95: WilsonInterval.optional(),
		support: Support,
		words: z
			.strictObject(Opinions)
			.describe('The same opinions as "positive" and "negative", with their share.'),
		stars: z
			.array(z.strictObject({ source: Slug, ...Opinions, evidence: EvidenceIds }))
			.describe(
				'Star ratings for this aspect, by source. Do not compare them across sources. A review ' +
					'with good and bad stars counts as neither.',
			),
		read_by: ReadByCounts.describe('Distinct reviews whose text mentions it, by reader.'),
		trend: z
			.array(z.strictObject({ period: PeriodName, ...Opinions }))
			.describe('Quarters, merged until each period has 20 opinions.'),
		change: Change.optional(),
		by_location: z
			.array(z.strictObject({ id: Slug, ...Opinions }))
			.describe('Locations with at least five opinions.'),
		top_evidence: z.strictObject({ positive: EvidenceIds, negative: EvidenceIds }),
		evidence: EvidenceIds,
	})
	.describe('Customer opinions on one aspect. All counts are of reviews.');
export type AspectInsight = z.output<typeof AspectInsight>;
