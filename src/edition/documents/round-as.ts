/** Rounds numbers for a model to read: averages to two decimals, all others to three. */
export function roundAs(key: string, value: unknown): unknown {
	if (typeof value !== 'number') return value;
	return Number(value.toFixed(/average|rating_value/.test(key) ? 2 : 3));
}
