import * as z from 'zod';

const RULE = 'must be a whole number of stars, 1 to 5, or 0 where there are none';

/** Stars as a number or a string: 5, "5" or "5.0". 0 and blank become undefined: not rated. */
export const StarsOrNone = z
	.union([z.string(), z.number()], RULE)
	.nullish()
	.transform((written, context): number | undefined => {
		const text = String(written ?? '').trim();
		if (/^[1-5](\.0+)?$/.test(text)) return Number(text);
		if (text === '' || /^0(\.0+)?$/.test(text)) return undefined;
		context.addIssue({ code: 'custom', message: RULE });
		return z.NEVER;
	});
