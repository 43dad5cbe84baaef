/**
 * Compares the keys of a record with those of a format: 0 if a required key is missing, otherwise
 * 0.7 to 1, depending on how many optional keys are present.
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
