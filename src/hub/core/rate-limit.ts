/** A limit on requests per time window, counted by key. */
export interface Rate {
	readonly key: string;
	readonly limit: number;
	readonly windowSeconds: number;
}

/**
 * One step of the generic cell rate algorithm: the whole limit may be used at once, then one
 * request per `window / limit`. The state of a key is the time at which its full burst is available
 * again, in milliseconds since 1970. Returns the next state, or the wait until there is room.
 */
export function takeRate(
	{ limit, windowSeconds }: Rate,
	freeAt: number | undefined,
	now: number,
): { readonly freeAt: number } | { readonly waitMilliseconds: number } {
	const window = windowSeconds * 1000;
	// A time beyond the window means that the clock was set back.
	const isReal = freeAt !== undefined && freeAt <= now + window;
	const next = Math.max(isReal ? freeAt : now, now) + window / limit;
	const wait = next - now - window;
	return wait > 0 ? { waitMilliseconds: wait } : { freeAt: next };
}
