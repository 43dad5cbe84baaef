import classes from './word-classes.json' with { type: 'json' };

/** Word classes that patterns can refer to by name. */
export const WORD_CLASSES: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries(classes).map(([name, words]) => [name, words.split(' ')]),
);
