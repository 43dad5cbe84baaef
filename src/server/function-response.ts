import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mergeHeaders, negotiateAnswer } from './answer-headers.ts';
import { COMPRESS, CREATE_COMPRESSOR } from './compressors.ts';
import { readStart, wholeBody } from './started-body.ts';

export interface FunctionAnswer {
	readonly response: Response;
	readonly method: string;
	readonly acceptEncoding: string | undefined;
	/** Headers by the routes; those of the function come before them. */
	readonly routeHeaders: Readonly<Record<string, string>>;
}

/** Below this size a coding gains nothing. */
const COMPRESS_FROM_BYTES = 1024;

/**
 * Sends what a function answered: at the client's pace, and compressed as the CDN would. An error
 * in the middle of the body cuts the connection, so that nobody takes half an answer for a whole.
 */
export async function sendFunctionAnswer(
	outgoing: ServerResponse,
	{ response, method, acceptEncoding, routeHeaders }: FunctionAnswer,
): Promise<void> {
	const { status, body: stream } = response;
	const headers = mergeHeaders(response, routeHeaders);
	const negotiated = negotiateAnswer(status, headers, acceptEncoding);
	if (!stream || method === 'HEAD' || outgoing.destroyed) {
		await stream?.cancel();
		outgoing.writeHead(status, headers).end();
		return;
	}

	const body = await readStart(stream, COMPRESS_FROM_BYTES);
	const isSmall = body.done && body.bytes <= COMPRESS_FROM_BYTES;
	const coding = isSmall ? 'identity' : negotiated;
	if (coding !== 'identity') {
		headers['content-encoding'] = coding;
		delete headers['content-length'];
	}

	if (body.done) {
		const whole = Buffer.concat(body.chunks);
		const sent = coding === 'identity' ? whole : await COMPRESS[coding](whole);
		headers['content-length'] = String(sent.length);
		outgoing.writeHead(status, headers).end(sent);
		return;
	}

	// A source with nothing to say at the moment must hear at once that nobody listens any more.
	outgoing.once('close', () => void body.reader.cancel().catch(() => undefined));
	outgoing.writeHead(status, headers);
	const source = Readable.from(wholeBody(body));
	if (coding === 'identity') await pipeline(source, outgoing);
	else await pipeline(source, CREATE_COMPRESSOR[coding](), outgoing);
}
