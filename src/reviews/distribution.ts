import * as z from 'zod';

export const Distribution = z
	.strictObject({
		'1': z.int().min(0),
		'2': z.int().min(0),
		'3': z.int().min(0),
		'4': z.int().min(0),
		'5': z.int().min(0),
	})
	.describe('How many reviews gave each number of stars.');
export type Distribution = z.output<typeof Distribution>;
