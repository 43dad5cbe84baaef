const DAY = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** Formats a day: "Nov 10, 2026" for 2026-11-10. */
export function dayName(day: string): string {
	return new Date(day).toLocaleDateString('en-US', DAY);
}
