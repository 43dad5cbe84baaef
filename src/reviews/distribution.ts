import * as z from 'zod';

export const Distribution = z
	.strictObject({
		'1': z.int().min(0),
		'2': z.int().min(0),
		'3': z.int().min(0),
		'4': z.int().min(0),
		'5': z.int().min(0),
	})
	.describe('Number of reviews for each number of stars.');
export type Distribution = z.output<typeof Distribution>;
