import * as z from 'zod';
import { Slug } from '../reviews/slug.ts';
import { Count, EvidenceIds } from './evidence.ts';

const Interval = z
	.array(z.number().min(0).max(1))
	.length(2)
	.describe('Wilson 95 % interval: low and high end.');
export const Support = z
	.enum(['ok', 'low', 'insufficient'])
	.describe('ok: 20 judgements or more; low: 5 to 19, read the counts; insufficient: fewer.');
export type Support = z.output<typeof Support>;

const Share = z
	.number()
	.min(0)
	.max(1)
	.optional()
	.describe('positive / (positive + negative); left out where support is insufficient.');
const Judgements = {
	n: Count.describe('Positive and negative judgements.'),
	positive: Count,
	share_positive: Share,
	ci95: Interval.optional(),
};
const PeriodName = z.string().describe('Quarter, or first and last: "2026-Q3", "2025-Q2/2025-Q4".');

const Change = z
	.strictObject({
		from: PeriodName,
		to: PeriodName,
		difference: z.number().describe('Of the shares that are positive, the later less the earlier.'),
		ci95: z.array(z.number()).length(2).describe('Newcombe 95 % interval of the difference.'),
		significant: z
			.boolean()
			.describe(
				'Whether it is more than chance: the interval is on one side of 0, and the test holds among ' +
					'those of all aspects (Benjamini-Hochberg, 5 %).',
			),
	})
	.describe('Between the last two periods.');

export const AspectInsight = z
	.strictObject({
		id: Slug,
		label: z.string(),
		description: z.string().optional(),
		reviews: Count.describe('Distinct reviews that speak of the aspect.'),
		mentions: Count.describe('Places at which they do.'),
		positive: Count.describe('Distinct reviews that judge it well.'),
		negative: Count.describe('Distinct reviews that judge it badly.'),
		mixed: Count,
		neutral: Count,
		not_scored: Count.describe('Distinct reviews that name it without a judgement we can read.'),
		share_positive: Share,
		ci95: Interval.optional(),
		support: Support,
		trend: z
			.array(z.strictObject({ period: PeriodName, ...Judgements }))
			.describe('Quarters, put together until each period has 20 judgements.'),
		change: Change.optional(),
		by_location: z
			.array(z.strictObject({ id: Slug, ...Judgements }))
			.describe('Locations with five judgements or more.'),
		top_evidence: z.strictObject({ positive: EvidenceIds, negative: EvidenceIds }),
		evidence: EvidenceIds,
	})
	.describe('What customers think of one aspect. The unit of every count is the review.');
export type AspectInsight = z.output<typeof AspectInsight>;
