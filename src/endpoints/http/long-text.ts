const CHUNK_LENGTH = 65_536;
/** Large byte pieces are sliced, not copied. This limits how much waits for a slow reader. */
const VIEW_LENGTH = 1_048_576;

/** A piece of a text: a string, or bytes in UTF-8. */
export type TextPiece = string | Uint8Array<ArrayBuffer>;

/** Joins the pieces: into bytes if any piece is bytes, otherwise into a string. */
export function toWhole(pieces: readonly TextPiece[]): TextPiece {
	return isText(pieces) ? pieces.join('') : encode(pieces);
}

/** Encodes the pieces in UTF-8. A single piece of bytes is returned as it is. */
export function encode(pieces: readonly TextPiece[]): Uint8Array<ArrayBuffer> {
	const [first = ''] = pieces;
	if (pieces.length === 1 && typeof first !== 'string') return first;
	const bytes = Buffer.allocUnsafe(byteLengthOf(pieces));
	let end = 0;
	for (const piece of pieces) {
		if (typeof piece === 'string') end += bytes.write(piece, end);
		else {
			bytes.set(piece, end);
			end += piece.length;
		}
	}
	return bytes;
}

/** Returns the length of the text in UTF-8 bytes. */
export function byteLengthOf(pieces: readonly TextPiece[]): number {
	return pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
}

/** Encodes the text in UTF-8 chunks, each only when it is requested. */
export function* encodeInChunks(pieces: Iterable<TextPiece>): Generator<Uint8Array> {
	let [chunk, length]: [TextPiece[], number] = [[], 0];
	for (const piece of pieces) {
		if (typeof piece !== 'string' && piece.length >= CHUNK_LENGTH) {
			if (length > 0) yield encode(chunk);
			[chunk, length] = [[], 0];
			yield* viewsOf(piece);
			continue;
		}
		chunk.push(piece);
		length += piece.length;
		if (length < CHUNK_LENGTH) continue;
		yield encode(chunk);
		[chunk, length] = [[], 0];
	}
	if (length > 0) yield encode(chunk);
}

function* viewsOf(bytes: Uint8Array): Generator<Uint8Array> {
	for (let start = 0; start < bytes.length; start += VIEW_LENGTH) {
		yield bytes.subarray(start, start + VIEW_LENGTH);
	}
}

function isText(pieces: readonly TextPiece[]): pieces is readonly string[] {
	return pieces.every((piece) => typeof piece === 'string');
}
