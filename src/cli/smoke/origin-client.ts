import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { OriginResponse, AskOrigin } from './origin-response.ts';

export interface OriginClientOptions {
	readonly userAgent: string;
	/** Timeout for the whole response. */
	readonly timeoutMilliseconds?: number;
}

const TIMEOUT_MILLISECONDS = 30_000;
/** More than any decoded document has. */
const MOST_BYTES = 1024 ** 3;

const DECODERS = new Map([
	['gzip', promisify(gunzip)],
	['br', promisify(brotliDecompress)],
]);

/**
 * Creates a client that shows raw responses: it follows no redirects, has no cache and keeps the
 * Content-Encoding header.
 */
export function createOriginClient(
	origin: string,
	{ userAgent, timeoutMilliseconds = TIMEOUT_MILLISECONDS }: OriginClientOptions,
): AskOrigin {
	const request = origin.startsWith('https:') ? requestHttps : requestHttp;
	return async ({ path, method = 'GET', headers = {}, body }) => {
		const signal = AbortSignal.timeout(timeoutMilliseconds);
		try {
			const outgoing = request(`${origin}${path}`, {
				method,
				signal,
				headers: {
					'user-agent': userAgent,
					...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
					...headers,
				},
			});
			outgoing.end(body);
			// The event's only argument is the response.
			const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
			return await readResponse(incoming);
		} catch (error) {
			const failure = signal.aborted
				? `no response within ${timeoutMilliseconds / 1000} seconds`
				: describe(error);
			return { status: 0, headers: new Headers(), body: Buffer.alloc(0), failure };
		}
	};
}

async function readResponse(incoming: IncomingMessage): Promise<OriginResponse> {
	const chunks: Uint8Array[] = [];
	// The chunks are bytes unless an encoding is set.
	for await (const chunk of incoming as AsyncIterable<Uint8Array>) chunks.push(chunk);
	const headers = new Headers();
	const { rawHeaders, statusCode = 0 } = incoming;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
	}
	const raw = Buffer.concat(chunks);
	const decode = DECODERS.get(headers.get('content-encoding') ?? '');
	const body = decode && raw.length > 0 ? await decode(raw, { maxOutputLength: MOST_BYTES }) : raw;
	return { status: statusCode, headers, body };
}

function describe(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	// Node reports failed attempts over IPv6 and IPv4 as one error without a message.
	const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
	return first instanceof Error ? first.message : error.message;
}
