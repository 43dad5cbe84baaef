const UNITS = [
	[86_400, 'day'],
	[3_600, 'hour'],
	[60, 'minute'],
] as const;

/** Formats seconds in the largest unit that divides them evenly: "10 days", "90 seconds". */
export function inWords(seconds: number): string {
	const isWhole = ([unitSeconds]: (typeof UNITS)[number]) =>
		seconds >= unitSeconds && seconds % unitSeconds === 0;
	const [size, unit] = UNITS.find(isWhole) ?? ([1, 'second'] as const);
	const count = seconds / size;
	return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}
