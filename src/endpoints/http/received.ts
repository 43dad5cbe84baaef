const LENGTH_LIMIT = 200;

/** Truncates a value for use in an error message. */
export function received(value: string): string {
	const characters = [...value];
	if (characters.length <= LENGTH_LIMIT) return value;
	return `${characters.slice(0, LENGTH_LIMIT).join('')}…`;
}
