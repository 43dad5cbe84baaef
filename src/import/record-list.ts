/** The records of a JSON document, and the depth of their list. */
export interface JsonRecords {
	readonly records: readonly unknown[];
	/** Number of objects around the list; undefined if the document itself is the only record. */
	readonly depth: number | undefined;
}

const MOST_DEPTH = 3;

/**
 * Finds the records of a document: the document itself if it is a list, the only list of objects in
 * it, or the document as a single record. Undefined if there are several lists, because only one
 * can hold the reviews.
 */
export function findRecords(document: unknown): JsonRecords | undefined {
	if (typeof document !== 'object' || document === null) return undefined;
	const lists = [...listsIn(document, 0)];
	const [list] = lists;
	if (list === undefined)
		return Array.isArray(document) ? undefined : { records: [document], depth: undefined };
	return lists.length === 1 ? list : undefined;
}

/** Returns the line on which each object of the list begins, in the text of its document. */
export function* linesOfObjects(text: string, depth: number): Generator<number> {
	const open: string[] = [];
	let line = 1;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '\n') line += 1;
		else if (character === '"') at = endOfString(text, at);
		else if (character === '{' || character === '[') {
			const isRecord =
				character === '{' &&
				open.length === depth + 1 &&
				open[depth] === '[' &&
				!open.slice(0, depth).includes('[');
			if (isRecord) yield line;
			open.push(character);
		} else if (character === '}' || character === ']') open.pop();
	}
}

function* listsIn(value: object, depth: number): Generator<JsonRecords> {
	if (Array.isArray(value)) {
		const isList = value.some(
			(entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
		);
		if (isList) yield { records: value, depth };
		return;
	}
	if (depth >= MOST_DEPTH) return;
	for (const member of Object.values(value)) {
		if (typeof member === 'object' && member !== null) yield* listsIn(member, depth + 1);
	}
}

function endOfString(text: string, start: number): number {
	let at = start + 1;
	while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
	return at;
}
