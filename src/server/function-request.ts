import type { IncomingMessage, ServerResponse } from 'node:http';

const DISCARD_LIMIT_BYTES = 16 * 1024 * 1024;

/** The public origin, and its parts for headers and URLs. */
export interface PublicOrigin {
	readonly origin: string;
	readonly host: string;
	/** Without the colon. */
	readonly protocol: string;
}

export function readOrigin(baseUrl: string): PublicOrigin {
	const { origin, host, protocol } = new URL(baseUrl);
	return { origin, host, protocol: protocol.slice(0, -1) };
}

/** A request that creates its abort signal on first use. */
class FunctionRequest extends Request {
	readonly #outgoing: ServerResponse;
	#gone: AbortController | undefined;

	constructor(url: string, init: RequestInit, outgoing: ServerResponse) {
		super(url, init);
		this.#outgoing = outgoing;
	}

	/** Aborted when the client disconnects. */
	override get signal(): AbortSignal {
		this.#gone ??= abortWhenGone(this.#outgoing);
		return this.#gone.signal;
	}
}

/**
 * Creates the request that a function gets on the platform: with the public origin, the path before
 * rewriting, the query plus the parameters of the rewrite, and the client's IP address in the
 * platform's headers. Its signal is aborted when the client disconnects.
 */
export function toFunctionRequest(
	incoming: IncomingMessage,
	outgoing: ServerResponse,
	url: string,
	site: PublicOrigin,
): Request {
	const method = incoming.method ?? 'GET';
	const headers = toHeaders(incoming, site);
	if (method === 'GET' || method === 'HEAD') {
		return new FunctionRequest(url, { method, headers }, outgoing);
	}
	const init = { method, headers, body: toWebBody(incoming), duplex: 'half' };
	return new FunctionRequest(url, init, outgoing);
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

function abortWhenGone(outgoing: ServerResponse): AbortController {
	const gone = new AbortController();
	const abort = () => {
		if (!outgoing.writableFinished) gone.abort();
	};
	if (outgoing.closed) abort();
	else outgoing.once('close', abort);
	return gone;
}

function toHeaders({ rawHeaders, socket }: IncomingMessage, site: PublicOrigin): Headers {
	const headers = new Headers();
	for (let index = 0; index < rawHeaders.length; index += 2) {
		headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
	}
	const address = socket.remoteAddress ?? '';
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
