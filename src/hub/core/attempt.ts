import * as z from 'zod';

/** So many are kept of each request. */
export const ATTEMPTS_KEPT = 20;

/** One time that the hub spoke to a callback. It holds nothing of what the callback sent. */
export const Attempt = z.strictObject({
	kind: z.enum(['verification', 'delivery', 'test']),
	/** When it began, in milliseconds since 1970. */
	at: z.int(),
	milliseconds: z.int().min(0),
	/** Length of the body that was sent. */
	bytes: z.int().min(0),
	/** Of the answer, if there was one. */
	status: z.int().optional(),
	/** What was wrong with the answer; absent if it was what the hub had asked for. */
	problem: z.string().optional(),
});
export type Attempt = z.output<typeof Attempt>;
