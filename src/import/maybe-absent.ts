import * as z from 'zod';

/** A member that may be missing: exports write `null`, "" or white space for the same. */
export function maybeAbsent<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

function isBlank(value: unknown): boolean {
	return value === null || (typeof value === 'string' && value.trim() === '');
}
