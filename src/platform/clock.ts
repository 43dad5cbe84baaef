/** Returns the time as RFC 3339 in UTC, to the second. */
export function now(): string {
	return new Date().toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Returns the time in milliseconds since 1970. */
export function currentTime(): number {
	return Date.now();
}

/** Returns monotonic milliseconds, unaffected by changes of the system clock. */
export function elapsedTime(): number {
	return performance.now();
}
