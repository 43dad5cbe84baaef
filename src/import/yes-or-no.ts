import * as z from 'zod';

const YES = new Set(['true', 'yes', 'y', '1', 't']);
const NO = new Set(['false', 'no', 'n', '0', 'f']);

/**
 * A flag such as true, "True", "yes", 1 or "1". Blank becomes undefined. Other words are errors.
 */
export const YesOrNo = z
	.union([z.boolean(), z.string(), z.number()], 'must be yes or no')
	.nullish()
	.transform((written, context): boolean | undefined => {
		const word = String(written ?? '')
			.trim()
			.toLowerCase();
		if (YES.has(word)) return true;
		if (NO.has(word)) return false;
		if (word === '') return undefined;
		context.addIssue({ code: 'custom', message: 'must be yes or no' });
		return z.NEVER;
	});
