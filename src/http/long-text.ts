const CHUNK_LENGTH = 65_536;
const STREAMED_FROM_LENGTH = 1_000_000;

/** Of a text: as it is, or in UTF-8 already. */
export type TextPiece = string | Uint8Array<ArrayBuffer>;

/**
 * The body of a text in pieces. A long one is streamed, only as fast as the reader takes it: Vercel
 * caps a buffered answer of a function at 4.5 MB, a streamed one not.
 */
export function bodyOf(pieces: readonly TextPiece[]): TextPiece | ReadableStream<Uint8Array> {
	const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
	if (length >= STREAMED_FROM_LENGTH) return toStream(encodeInChunks(pieces));
	return toWhole(pieces);
}

/** The text as one piece: in UTF-8 if part of it is. */
export function toWhole(pieces: readonly TextPiece[]): TextPiece {
	return isText(pieces) ? pieces.join('') : encode(pieces);
}

/** The text in UTF-8. */
export function encode(pieces: readonly TextPiece[]): Uint8Array<ArrayBuffer> {
	if (isText(pieces)) return Buffer.from(pieces.join(''));
	return Buffer.concat(pieces.map((p) => (typeof p === 'string' ? Buffer.from(p) : p)));
}

function isText(pieces: readonly TextPiece[]): pieces is readonly string[] {
	return pieces.every((piece) => typeof piece === 'string');
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

function* encodeInChunks(pieces: Iterable<TextPiece>): Generator<Uint8Array> {
	let [chunk, length]: [TextPiece[], number] = [[], 0];
	for (const piece of pieces) {
		chunk.push(piece);
		length += piece.length;
		if (length < CHUNK_LENGTH) continue;
		yield encode(chunk);
		[chunk, length] = [[], 0];
	}
	yield encode(chunk);
}
