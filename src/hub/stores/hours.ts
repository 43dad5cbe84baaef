const HOUR_MILLISECONDS = 3_600_000;
const HOURS_SHOWN = 24;

/** Hours since 1970. */
export function hourOf(time: number): number {
	return Math.floor(time / HOUR_MILLISECONDS);
}

/** Returns the hour of `now` and the 23 hours before it, in order. */
export function hoursShown(now: number): number[] {
	return Array.from({ length: HOURS_SHOWN }, (_, index) => hourOf(now) - HOURS_SHOWN + 1 + index);
}
