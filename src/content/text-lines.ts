/**
 * Yields the non-blank lines of a text with their numbers. Only a line feed ends a line: Node's
 * `readline` also splits at U+2028, which JSON text may contain.
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
