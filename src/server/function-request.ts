import type { IncomingMessage, ServerResponse } from 'node:http';

const DISCARD_LIMIT_BYTES = 16 * 1024 * 1024;

/** The public origin as headers and addresses state it. */
export interface PublicOrigin {
	readonly origin: string;
	readonly host: string;
	/** Without its colon. */
	readonly protocol: string;
}

export function readOrigin(baseUrl: string): PublicOrigin {
	const { origin, host, protocol } = new URL(baseUrl);
	return { origin, host, protocol: protocol.slice(0, -1) };
}

/** A request that costs nothing for the signal until somebody asks for it. */
class FunctionRequest extends Request {
	readonly #outgoing: ServerResponse;
	#gone: AbortController | undefined;

	constructor(url: string, init: RequestInit, outgoing: ServerResponse) {
		super(url, init);
		this.#outgoing = outgoing;
	}

	/** Tells when the client has gone away. */
	override get signal(): AbortSignal {
		this.#gone ??= abortWhenGone(this.#outgoing);
		return this.#gone.signal;
	}
}

/**
 * The request as a function sees it on the platform: the public origin, the path before rewriting,
 * the query with the parameters of the rewrite added, and the client's address in the headers that
 * the platform sets. Its signal tells when the client has gone away.
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

/** The query as sent, then the parameters of a rewrite that it lacks, as in `vercel dev`. */
export function mergeQueries(search: string, rewritten: URLSearchParams): string {
	const query = new URLSearchParams(search);
	const sent = query.size;
	for (const [name, value] of rewritten) {
		if (!query.has(name)) query.append(name, value);
	}
	return query.size === sent ? search : `?${query.toString()}`;
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
