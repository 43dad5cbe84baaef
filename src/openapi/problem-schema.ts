import * as z from 'zod';
import { PROBLEM_TITLES } from '../endpoints/http/problem.ts';

/** The body of every error, as rendered by `endpoints/http/problem.ts`. */
export const Problem = z
	.strictObject({
		type: z
			.enum(Object.keys(PROBLEM_TITLES).map((slug) => `/problems/${slug}`))
			.describe('Path of the page that explains the error.'),
		title: z.enum(Object.values(PROBLEM_TITLES)),
		status: z.int().min(400).max(599),
		detail: z.string().describe('What is wrong with this request.'),
		issues: z
			.array(
				z.strictObject({
					parameter: z.string(),
					code: z.string().describe('Permanent name of the mistake.'),
					message: z.string().describe('What is wrong and what to send instead.'),
					received: z.string().optional().describe('What was sent, cut to 200 characters.'),
				}),
			)
			.optional()
			.describe('Every invalid parameter; only with "invalid-parameter".'),
	})
	.meta({ id: 'Problem', description: 'An error (members of RFC 9457).' });
export type Problem = z.output<typeof Problem>;
