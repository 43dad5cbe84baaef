const LENGTH_LIMIT = 200;

/** Cuts a value to what an error may repeat of it. */
export function received(value: string): string {
	const characters = [...value];
	if (characters.length <= LENGTH_LIMIT) return value;
	return `${characters.slice(0, LENGTH_LIMIT).join('')}…`;
}
