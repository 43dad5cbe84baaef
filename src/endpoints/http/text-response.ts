import { byteLengthOf, encodeInChunks, type TextPiece } from './long-text.ts';

/** Longer responses have a Content-Length, so that clients can show progress. */
export const LONG_FROM_BYTES = 1_000_000;

/**
 * A response with prepared text. The body is streamed as fast as the client reads it: Vercel limits
 * buffered function responses to 4.5 MB, but not streamed ones. Our own server sends `pieces`.
 */
export class TextResponse extends Response {
	readonly pieces: readonly TextPiece[];
	/** Total length in UTF-8 bytes. */
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
