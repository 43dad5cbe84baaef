/** At most so many requests in a window of so many seconds, counted by a key. */
export interface Rate {
	readonly key: string;
	readonly limit: number;
	readonly windowSeconds: number;
}

/**
 * One step of the generic cell rate algorithm: the whole limit may come at once, and then one more
 * whenever its share of the window has passed. A key's state is one time, in milliseconds since
 * 1970, at which its burst is free again. Gives the next state, or the wait until there is room.
 */
export function takeRate(
	{ limit, windowSeconds }: Rate,
	freeAt: number | undefined,
	now: number,
): { readonly freeAt: number } | { readonly waitMilliseconds: number } {
	const window = windowSeconds * 1000;
	// No burst reaches beyond its window: the clock was set back since.
	const isReal = freeAt !== undefined && freeAt <= now + window;
	const next = Math.max(isReal ? freeAt : now, now) + window / limit;
	const wait = next - now - window;
	return wait > 0 ? { waitMilliseconds: wait } : { freeAt: next };
}
