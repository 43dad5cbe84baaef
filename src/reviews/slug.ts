import * as z from 'zod';

/** Format of the ids of reviews and of entries in `content/*.yaml`. */
export const Slug = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,79}$/, {
	error: 'must be lower-case letters, digits, "-" and "_", 80 at most',
});
export type Slug = z.output<typeof Slug>;
