import * as z from 'zod';

/** Attempts stored per request. */
export const ATTEMPTS_KEPT = 20;

/** One request from the hub to a callback. Contains nothing from the response body. */
export const Attempt = z.strictObject({
	kind: z.enum(['verification', 'delivery', 'test']),
	/** Start time, in milliseconds since 1970. */
	at: z.int(),
	milliseconds: z.int().min(0),
	/** Length of the request body. */
	bytes: z.int().min(0),
	/** Status of the response, if there was one. */
	status: z.int().optional(),
	/** Problem with the response; absent if it was as expected. */
	problem: z.string().optional(),
});
export type Attempt = z.output<typeof Attempt>;
