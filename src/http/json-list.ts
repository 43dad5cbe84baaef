import { bodyOf, type TextPiece } from './long-text.ts';

/**
 * Answers with an object whose last member is a list of ready-made JSON. A piece of the list is one
 * value, or several with `,\n` between them.
 */
export function jsonListResponse(
	envelope: Readonly<Record<string, unknown>>,
	listName: string,
	list: readonly TextPiece[],
): Response {
	const headers = { 'Content-Type': 'application/json; charset=utf-8' };
	return new Response(bodyOf([...renderJsonList(envelope, listName, list)]), { headers });
}

/** The text of such an object, piece by piece, with each list value on a line of its own. */
export function* renderJsonList<Piece extends TextPiece>(
	envelope: Readonly<Record<string, unknown>>,
	listName: string,
	list: readonly Piece[],
): Generator<Piece | string> {
	const head = JSON.stringify(envelope);
	const separator = head === '{}' ? '' : ',';
	yield `${head.slice(0, -1)}${separator}${JSON.stringify(listName)}:[`;
	for (const [index, piece] of list.entries()) {
		yield index === 0 ? '\n' : ',\n';
		yield piece;
	}
	yield list.length > 0 ? '\n]}\n' : ']}\n';
}
