import * as z from 'zod';

export const Result = z
	.enum(['higher', 'lower', 'no_clear_difference', 'too_few'])
	.describe(
		'higher or lower: p_adjusted is at most 0.05. no_clear_difference: it is not. too_few: not enough ' +
			'reviews to test.',
	);
export type Result = z.output<typeof Result>;

export const DifferenceInterval = z
	.array(z.number())
	.length(2)
	.describe('95% confidence interval.');
export const PValue = z
	.number()
	.min(0)
	.max(1)
	.describe('Two-sided p-value of at least 1e-9, before the correction for the number of tests.');
export const AdjustedPValue = z
	.number()
	.min(0)
	.max(1)
	.describe('Adjusted for all tests of the document (weighted Holm).');

export const Tested = z
	.strictObject({
		result: Result,
		difference: z.number().optional().describe('The first minus the second; absent if too_few.'),
		ci95: DifferenceInterval.optional(),
		p: PValue.optional(),
		p_adjusted: AdjustedPValue.optional(),
	})
	.describe('A difference, tested.');
export type Tested = z.output<typeof Tested>;
