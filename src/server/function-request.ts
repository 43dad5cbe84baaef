import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { clientAddress } from './client-address.ts';

const DISCARD_LIMIT_BYTES = 16 * 1024 * 1024;

/** The public origin, and its parts for headers and URLs. */
export interface PublicOrigin {
	readonly origin: string;
	readonly host: string;
	/** Without the colon. */
	readonly protocol: string;
}

/** How clients reach the server. */
export interface PublicSide extends PublicOrigin {
	/** The proxies that may name the client. */
	readonly trustedProxies: BlockList;
}

export function readOrigin(baseUrl: string): PublicOrigin {
	const { origin, host, protocol } = new URL(baseUrl);
	return { origin, host, protocol: protocol.slice(0, -1) };
}

/**
 * Creates the request that a function gets on the platform: with the public origin, the path before
 * rewriting, the query plus the parameters of the rewrite, and the client's IP address in the
 * platform's headers. Its signal is never aborted: no function of this service reads it.
 */
export function toFunctionRequest(
	incoming: IncomingMessage,
	url: string,
	site: PublicSide,
): Request {
	const method = incoming.method ?? 'GET';
	const headers = toHeaders(incoming, site);
	if (method === 'GET' || method === 'HEAD') {
		return new Request(url, { method, headers });
	}
	const init = { method, headers, body: toWebBody(incoming), duplex: 'half' };
	return new Request(url, init);
}

/**
 * Returns the query as sent, plus the parameters of a rewrite that it lacks, as in `vercel dev`.
 */
export function mergeQueries(search: string, rewritten: URLSearchParams): string {
	const query = new URLSearchParams(search);
	const sent = query.size;
	for (const [name, value] of rewritten) {
		if (!query.has(name)) query.append(name, value);
	}
	return query.size === sent ? search : `?${query.toString()}`;
}

/**
 * Discards the body that a function left unread, up to a limit, so that the client can read the
 * response.
 */
export function discardBody(incoming: IncomingMessage): void {
	if (incoming.complete) return;
	let bytes = 0;
	// A reader that stopped early still has a listener, which would keep the stream from flowing.
	incoming.removeAllListeners('readable');
	incoming.on('data', (chunk: Uint8Array) => {
		bytes += chunk.byteLength;
		if (bytes > DISCARD_LIMIT_BYTES) incoming.socket.destroy();
	});
	incoming.resume();
}

function toHeaders(incoming: IncomingMessage, site: PublicSide): Headers {
	const { rawHeaders } = incoming;
	const headers = new Headers();
	for (let index = 0; index < rawHeaders.length; index += 2) {
		headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
	}
	const address = clientAddress(incoming, site.trustedProxies);
	headers.set('x-forwarded-for', address);
	headers.set('x-forwarded-host', site.host);
	headers.set('x-forwarded-proto', site.protocol);
	headers.set('x-real-ip', address);
	return headers;
}

/** Reads nothing until the function does, so that Node can discard an unread body. */
function toWebBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
	let chunks: AsyncIterator<Uint8Array> | undefined;
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				chunks ??= incoming.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
				const { done, value } = await chunks.next();
				if (done) controller.close();
				else controller.enqueue(value);
			},
		},
		{ highWaterMark: 0 },
	);
}
