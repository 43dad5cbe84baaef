import { byteLengthOf, encodeInChunks, type TextPiece } from './long-text.ts';

/** What is longer states its length, so that a reader knows how much is to come. */
export const LONG_FROM_BYTES = 1_000_000;

/**
 * An answer whose text lies ready. Its body is streamed, only as fast as the reader takes it: Vercel
 * caps a buffered answer of a function at 4.5 MB, a streamed one not. Who can send bytes takes the
 * pieces instead.
 */
export class TextResponse extends Response {
	readonly pieces: readonly TextPiece[];
	/** How many they are together in UTF-8. */
	readonly byteLength: number;

	constructor(pieces: readonly TextPiece[], init?: ResponseInit) {
		super(toStream(pieces), init);
		this.pieces = pieces;
		this.byteLength = byteLengthOf(pieces);
		if (this.byteLength <= LONG_FROM_BYTES) return;
		this.headers.set('Content-Length', String(this.byteLength));
	}
}

function toStream(pieces: readonly TextPiece[]): ReadableStream<Uint8Array> {
	let chunks: Iterator<Uint8Array> | undefined;
	return new ReadableStream(
		{
			pull(controller) {
				chunks ??= encodeInChunks(pieces);
				const { done, value } = chunks.next();
				if (done) controller.close();
				else controller.enqueue(value);
			},
		},
		{ highWaterMark: 0 },
	);
}
