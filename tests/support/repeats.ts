/**
 * Returns how many random cases to try: as many as given in every run, 200 times as many with `npm run test:long`.
 */
export function repeats(count: number): number {
	return count * Number(process.env['FORECOURT_REPEATS'] ?? 1);
}
