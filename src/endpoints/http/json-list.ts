import type { TextPiece } from './long-text.ts';
import { TextResponse } from './text-response.ts';

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

/**
 * Returns an object whose last member is a list of prerendered JSON. Each piece of the list is one
 * value, or several separated by `,\n`.
 */
export function jsonListResponse(
	envelope: Readonly<Record<string, unknown>>,
	listName: string,
	list: readonly TextPiece[],
	headers: Readonly<Record<string, string>> = {},
): Response {
	const pieces = [...renderJsonList(envelope, listName, list)];
	return new TextResponse(pieces, { headers: { ...JSON_HEADERS, ...headers } });
}

/** Renders such an object piece by piece, with each list value on its own line. */
export function* renderJsonList<Piece extends TextPiece>(
	envelope: Readonly<Record<string, unknown>>,
	listName: string,
	list: readonly Piece[],
): Generator<Piece | string> {
	const head = JSON.stringify(envelope);
	const separator = head === '{}' ? '' : ',';
	let before = `${head.slice(0, -1)}${separator}${JSON.stringify(listName)}:[`;
	if (list.length === 0) {
		yield before;
		yield ']}\n';
		return;
	}
	before += '\n';
	for (const piece of list) {
		if (typeof piece === 'string') yield before + piece;
		else {
			yield before;
			yield piece;
		}
		before = ',\n';
	}
	yield '\n]}\n';
}
