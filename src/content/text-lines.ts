/**
 * The lines of a text that are not blank, and where they stand. Only a line feed ends a line: Node's
 * `readline` also ends one at U+2028, which JSON texts may hold.
 */
export async function* textLines(
	pieces: AsyncIterable<string>,
): AsyncGenerator<{ readonly line: number; readonly text: string }> {
	let line = 0;
	let rest: string[] = [];
	for await (const piece of pieces) {
		const [first = '', ...others] = piece.split('\n');
		rest.push(first);
		for (const next of others) {
			line += 1;
			const text = rest.join('');
			rest = [next];
			if (text.trim() !== '') yield { line, text };
		}
	}
	const last = rest.join('');
	if (last.trim() !== '') yield { line: line + 1, text: last };
}
