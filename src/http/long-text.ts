const CHUNK_LENGTH = 65_536;
const STREAMED_FROM_LENGTH = 1_000_000;

/**
 * The body of a text in pieces. A long one is streamed, only as fast as the reader takes it: Vercel
 * caps a buffered answer of a function at 4.5 MB, a streamed one not.
 */
export function bodyOf(pieces: readonly string[]): string | ReadableStream<Uint8Array> {
	const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
	return length < STREAMED_FROM_LENGTH ? pieces.join('') : toStream(encodeInChunks(pieces));
}

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
