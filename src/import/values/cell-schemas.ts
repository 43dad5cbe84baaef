import * as z from 'zod';
import { fold } from '../../reviews/fold.ts';
import { toRecommendation } from './cell-values.ts';
import { FIVE, toStars } from './rating-scale.ts';

/** Makes a member optional. Exports also write `null`, "" or white space for missing values. */
export function maybeAbsent<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

/** A text that may be absent. */
export const Text = maybeAbsent(z.string());

/** An id as a text or a number. */
const Identifier = maybeAbsent(z.union([z.string(), z.number().transform(String)]));

/** A person or a place: the name alone, or an object with it. */
export const Named = z.union(
	[
		z.string().transform((name) => ({ name, id: undefined, uid: undefined })),
		z.object({ name: Text, id: Identifier, uid: Identifier }),
	],
	'must be a name or an object with one',
);

/**
 * The exact stars, as a number or a string: 5, "5.0", "4.5" or "4,5". 0 and blank become undefined:
 * not rated.
 */
export function starsOrNone(rule: string) {
	return z
		.union([z.string(), z.number()], rule)
		.nullish()
		.transform((written, context): number | undefined => {
			const text = String(written ?? '')
				.trim()
				.replace(',', '.');
			const value = /^\d(\.\d+)?$/.test(text) ? Number(text) : undefined;
			if (text === '' || value === 0) return undefined;
			if (value !== undefined && !('reason' in toStars({ value }, FIVE))) return value;
			context.addIssue({ code: 'custom', message: rule });
			return z.NEVER;
		});
}

export const StarsOrNone = starsOrNone('must be 1 to 5 stars, or 0 if there are none');

/** Stars, or whether the customer recommends the business where a site has that instead of stars. */
export const StarsOrRecommended = z
	.unknown()
	.transform((written, context): number | boolean | undefined => {
		const word = typeof written === 'string' ? toRecommendation(fold(written.trim())) : undefined;
		if (word !== undefined) return word;
		const { data, error } = StarsOrNone.safeParse(written);
		for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message });
		return error === undefined ? data : z.NEVER;
	});

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

function isBlank(value: unknown): boolean {
	return value === null || (typeof value === 'string' && value.trim() === '');
}
