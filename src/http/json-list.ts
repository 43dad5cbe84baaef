const CHUNK_LENGTH = 65_536;
const STREAMED_FROM_LENGTH = 1_000_000;

/**
 * Answers with an object whose last member is a list of ready-made JSON values. A long list is
 * streamed: Vercel caps a buffered answer of a function at 4.5 MB, a streamed one not.
 */
export function jsonListResponse(
	envelope: Readonly<Record<string, unknown>>,
	listName: string,
	list: readonly string[],
): Response {
	const headers = { 'Content-Type': 'application/json; charset=utf-8' };
	const pieces = [...renderJsonList(envelope, listName, list)];
	const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
	if (length < STREAMED_FROM_LENGTH) return new Response(pieces.join(''), { headers });
	return new Response(toStream(encodeInChunks(pieces)), { headers });
}

/** The text of such an object, piece by piece, with each list value on a line of its own. */
export function* renderJsonList(
	envelope: Readonly<Record<string, unknown>>,
	listName: string,
	list: readonly string[],
): Generator<string> {
	const head = JSON.stringify(envelope);
	const separator = head === '{}' ? '' : ',';
	yield `${head.slice(0, -1)}${separator}${JSON.stringify(listName)}:[`;
	for (const [index, json] of list.entries()) yield index === 0 ? `\n${json}` : `,\n${json}`;
	yield list.length > 0 ? '\n]}\n' : ']}\n';
}

/** Makes chunks only as fast as the reader takes them. */
function toStream(chunks: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
	return new ReadableStream({
		pull(controller) {
			const { done, value } = chunks.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
	});
}

function* encodeInChunks(pieces: Iterable<string>): Generator<Uint8Array> {
	const encoder = new TextEncoder();
	let chunk = '';
	for (const piece of pieces) {
		chunk += piece;
		if (chunk.length < CHUNK_LENGTH) continue;
		yield encoder.encode(chunk);
		chunk = '';
	}
	yield encoder.encode(chunk);
}
