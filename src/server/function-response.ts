import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SelectedCoding } from '../endpoints/http/content-negotiation.ts';
import { encode, encodeInChunks, type TextPiece } from '../endpoints/http/long-text.ts';
import { LONG_FROM_BYTES, TextResponse } from '../endpoints/http/text-response.ts';
import { mergeHeaders, negotiateResponse, type ResponseHeaders } from './response-headers.ts';
import { COMPRESS, CREATE_COMPRESSOR } from './compressors.ts';

export interface FunctionResponse {
	readonly response: Response;
	readonly method: string;
	readonly acceptEncoding: string | undefined;
	/** Headers of the routes; the function's headers override them. */
	readonly routeHeaders: Readonly<Record<string, string>>;
}

/** The parts of a response other than its body. */
interface Head {
	readonly outgoing: ServerResponse;
	readonly status: number;
	readonly headers: ResponseHeaders;
	/** The coding to use if the body is large enough. */
	readonly coding: SelectedCoding;
}

/** Compressing smaller bodies saves nothing. */
const COMPRESS_FROM_BYTES = 1024;
/** Up to this many pieces are written one by one; for more, one copy is cheaper. */
const FEW_PIECES = 8;

/**
 * Sends a function's response, compressed as the CDN would. Only a long `TextResponse` is sent at the
 * client's pace; the body of any other response is complete before it is sent.
 */
export async function sendFunctionResponse(
	outgoing: ServerResponse,
	{ response, method, acceptEncoding, routeHeaders }: FunctionResponse,
): Promise<void> {
	const { status, body } = response;
	const headers = mergeHeaders(response, routeHeaders);
	const coding = negotiateResponse(status, headers, acceptEncoding);
	if (!body || method === 'HEAD' || outgoing.destroyed) {
		await body?.cancel();
		if (coding !== 'identity') delete headers['content-length'];
		outgoing.writeHead(status, headers).end();
		return;
	}
	const head = { outgoing, status, headers, coding };
	if (!(response instanceof TextResponse)) {
		const bytes = await response.bytes();
		return sendBuffered(head, [bytes], bytes.length);
	}
	// The pieces are sent directly, which is faster than reading them from the stream.
	const { pieces, byteLength } = response;
	if (byteLength > LONG_FROM_BYTES) await sendStreamed(head, encodeInChunks(pieces));
	else await sendBuffered(head, pieces, byteLength);
}

async function sendBuffered(
	{ outgoing, status, headers, coding }: Head,
	pieces: readonly TextPiece[],
	bytes: number,
): Promise<void> {
	if (coding !== 'identity' && bytes > COMPRESS_FROM_BYTES) {
		const compressed = await COMPRESS[coding](encode(pieces));
		headers['content-encoding'] = coding;
		headers['content-length'] = String(compressed.length);
		outgoing.writeHead(status, headers).end(compressed);
		return;
	}
	headers['content-length'] = String(bytes);
	outgoing.cork();
	outgoing.writeHead(status, headers);
	const isFew = pieces.length <= FEW_PIECES;
	for (const piece of isFew ? pieces : [encode(pieces)]) outgoing.write(piece);
	outgoing.end();
}

async function sendStreamed(
	{ outgoing, status, headers, coding }: Head,
	chunks: Iterable<Uint8Array>,
): Promise<void> {
	if (coding !== 'identity') {
		headers['content-encoding'] = coding;
		delete headers['content-length'];
	}
	outgoing.writeHead(status, headers);
	const source = Readable.from(chunks);
	if (coding === 'identity') await pipeline(source, outgoing);
	else await pipeline(source, CREATE_COMPRESSOR[coding](), outgoing);
}
