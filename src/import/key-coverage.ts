/**
 * How far the keys of a record match those of a format: 0 when one that must be there is missing,
 * else the share of known keys that are there, from 0.7 up.
 */
export function shareOfKeys(
	present: readonly string[],
	required: readonly string[],
	optional: readonly string[],
): number {
	const there = new Set(present);
	if (!required.every((key) => there.has(key))) return 0;
	if (optional.length === 0) return 1;
	const share = optional.filter((key) => there.has(key)).length / optional.length;
	return Math.round((0.7 + 0.3 * share) * 100) / 100;
}
