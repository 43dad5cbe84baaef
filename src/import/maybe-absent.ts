import * as z from 'zod';

/** Makes a member optional. Exports also write `null`, "" or white space for missing values. */
export function maybeAbsent<Schema extends z.ZodType>(schema: Schema) {
	return z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());
}

function isBlank(value: unknown): boolean {
	return value === null || (typeof value === 'string' && value.trim() === '');
}
