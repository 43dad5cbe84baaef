/** The longest list of an answer, unless it has its own limit. */
export const MAX_LISTED = 15;

/** Returns the beginning of a list under its name; `…_left_out` counts the rest. */
export function listed<Name extends string, Value>(
	name: Name,
	values: readonly Value[],
	most = MAX_LISTED,
) {
	// TypeScript forgets which name the only member has.
	const list = { [name]: values.slice(0, most) } as Record<Name, Value[]>;
	return { ...list, ...countRest(name, values, most) };
}

/** Returns the end of a list in order of time; `…_left_out` counts what is before. */
export function newest<Name extends string, Value>(
	name: Name,
	values: readonly Value[] = [],
	most = MAX_LISTED,
) {
	return { [name]: values.slice(-most), ...countRest(name, values, most) };
}

/** Returns the first characters of a longer text with an ellipsis. An emoji stays whole. */
export function beginningOf(text: string, most: number): string {
	const start = [...text.slice(0, 2 * most)].slice(0, most).join('');
	return start.length < text.length ? `${start.trim()}…` : text;
}

function countRest(name: string, values: readonly unknown[], most: number) {
	const rest = values.length - most;
	return rest > 0 && { [`${name}_left_out`]: rest };
}
