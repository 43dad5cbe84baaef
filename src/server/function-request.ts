import type { IncomingMessage, ServerResponse } from 'node:http';

const DISCARD_LIMIT_BYTES = 16 * 1024 * 1024;

/**
 * The request as a function sees it on the platform: the public origin, the path before rewriting,
 * the query with the parameters of the rewrite added, and the client's address in the headers that
 * the platform sets. Its signal tells when the client has gone away.
 */
export function toFunctionRequest(
	incoming: IncomingMessage,
	response: ServerResponse,
	url: URL,
	rewriteQuery: URLSearchParams | undefined,
): Request {
	for (const [name, value] of rewriteQuery ?? []) {
		// What the client sends goes first, as in `vercel dev`.
		if (!url.searchParams.has(name)) url.searchParams.append(name, value);
	}
	const method = incoming.method ?? 'GET';
	const hasBody = method !== 'GET' && method !== 'HEAD';
	const gone = new AbortController();
	response.once('close', () => {
		if (!response.writableFinished) gone.abort();
	});

	return new Request(url, {
		method,
		headers: toHeaders(incoming, url),
		signal: gone.signal,
		...(hasBody && { body: toWebBody(incoming), duplex: 'half' }),
	});
}

/** Lets go of what a function left unread, up to a limit, so that the client gets to the answer. */
export function discardBody(incoming: IncomingMessage): void {
	if (incoming.complete) return;
	let bytes = 0;
	// A reader that stopped half-way still listens for more, which would keep the flow shut.
	incoming.removeAllListeners('readable');
	incoming.on('data', (chunk: Uint8Array) => {
		bytes += chunk.byteLength;
		if (bytes > DISCARD_LIMIT_BYTES) incoming.socket.destroy();
	});
	incoming.resume();
}

function toHeaders(incoming: IncomingMessage, url: URL): Headers {
	const headers = new Headers();
	const { rawHeaders } = incoming;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
	}
	const address = incoming.socket.remoteAddress ?? '';
	headers.set('x-forwarded-for', address);
	headers.set('x-forwarded-host', url.host);
	headers.set('x-forwarded-proto', url.protocol.slice(0, -1));
	headers.set('x-real-ip', address);
	return headers;
}

/** Nothing is read before the function asks, so that an unread body stays Node's to throw away. */
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
