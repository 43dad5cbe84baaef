/** The time, as RFC 3339 in UTC, to the second. */
export function now(): string {
	return new Date().toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The time in milliseconds since 1970. */
export function currentTime(): number {
	return Date.now();
}

/** Milliseconds since some moment of this process: they never go back, whoever sets the clock. */
export function elapsedTime(): number {
	return performance.now();
}
