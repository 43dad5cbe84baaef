import * as z from 'zod';

export const Result = z
	.enum(['higher', 'lower', 'no_clear_difference', 'too_few'])
	.describe(
		'higher or lower: p passes together with all other tests of the document (Holm, 5%; tests of ' +
			'stars by location or period have more weight). no_clear_difference: it does not. too_few: ' +
			'not enough reviews to test.',
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

export const Tested = z
	.strictObject({
		result: Result,
		difference: z.number().optional().describe('The first minus the second; absent if too_few.'),
		ci95: DifferenceInterval.optional(),
		p: PValue.optional(),
	})
	.describe('A difference, tested.');
export type Tested = z.output<typeof Tested>;
