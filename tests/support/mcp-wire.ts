import { request } from 'node:http';

const ANSWER_LIMIT_MS = 5_000;
const NAMESPACE = 'io.modelcontextprotocol';

/** A request with exactly these headers; Node adds only the framing and a missing `Host`. */
export interface WireRequest {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Uint8Array | undefined;
	/** Sends the body in chunks, without a Content-Length. */
	readonly isChunked?: boolean;
	/** Time limit for the complete response. */
	readonly limitMilliseconds?: number;
}

export interface WireResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

export interface Message {
	readonly jsonrpc: '2.0';
	readonly id?: unknown;
	readonly method?: string;
	readonly params?: Members;
	readonly result?: any;
	readonly error?: { readonly code: number; readonly message: string; readonly data?: any };
}

/** Sends a request. Rejects if the complete response does not arrive within the limit. */
export function sendOnWire(url: string, wire: WireRequest): Promise<WireResponse> {
	const { method = 'POST', headers = {}, body, isChunked = false } = wire;
	const { limitMilliseconds = ANSWER_LIMIT_MS } = wire;
	const bytes = typeof body === 'string' ? Buffer.from(body) : body;
	const length = { 'content-length': String(bytes?.byteLength ?? 0) };
	return new Promise((resolve, reject) => {
		const deadline = setTimeout(
			() =>
				outgoing.destroy(
					new RangeError(`Cannot wait for ${url}: timed out after ${limitMilliseconds} ms`),
				),
			limitMilliseconds,
		);
		const outgoing = request(url, {
			method,
			headers: { ...(bytes && !isChunked && length), ...headers },
			agent: false,
		});
		outgoing.on('error', (error) => {
			clearTimeout(deadline);
			reject(error);
		});
		outgoing.on('response', (incoming) => {
			const chunks: Uint8Array[] = [];
			incoming.on('data', (chunk: Uint8Array) => chunks.push(chunk));
			incoming.on('error', reject);
			incoming.on('end', () => {
				clearTimeout(deadline);
				resolve({
					status: incoming.statusCode ?? 0,
					// Node joins repeated headers, except `Set-Cookie`, which the server never sends.
					headers: new Headers(incoming.headers as Record<string, string>),
					text: Buffer.concat(chunks).toString(),
				});
			});
		});
		if (bytes && isChunked) outgoing.write(bytes);
		outgoing.end(isChunked ? undefined : bytes);
	});
}

/** The headers that a well-behaved client sends with every message. */
export const CLIENT_HEADERS = {
	'content-type': 'application/json',
	accept: 'application/json, text/event-stream',
};

export type Members = Readonly<Record<string, unknown>>;

export function aRequest(method: string, params?: object, id: unknown = 7): Members {
	return { jsonrpc: '2.0', id, method, ...(params && { params }) };
}

export function anInitialize(protocolVersion: string): Members {
	const clientInfo = { name: 'forecourt tests', version: '1.0.0' };
	return aRequest('initialize', { protocolVersion, capabilities: {}, clientInfo });
}

/** Opens a session of a protocol revision. Returns the headers for its requests. */
export async function openSession(url: string, revision: string): Promise<Record<string, string>> {
	const body = JSON.stringify(anInitialize(revision));
	const { headers } = await sendOnWire(url, { headers: CLIENT_HEADERS, body });
	const session = headers.get('mcp-session-id');
	if (session === null)
		throw new TypeError(`Cannot open a session of ${revision}: the response has no session id`);
	return { ...CLIENT_HEADERS, 'mcp-session-id': session, 'mcp-protocol-version': revision };
}

export const STATELESS_META: Members = {
	[`${NAMESPACE}/protocolVersion`]: '2026-07-28',
	[`${NAMESPACE}/clientInfo`]: { name: 'forecourt tests', version: '1.0.0' },
	[`${NAMESPACE}/clientCapabilities`]: {},
};

/** Creates a request of revision 2026-07-28. `params` and `headers` override the correct values. */
export function aStatelessRequest(
	method: string,
	params: Members = {},
	headers: Readonly<Record<string, string | undefined>> = {},
): WireRequest {
	// A header must be a string; a test that passes another type checks how the server reacts.
	const name = (params['name'] ?? params['uri']) as string | undefined;
	const all = {
		...CLIENT_HEADERS,
		'mcp-protocol-version': '2026-07-28',
		'mcp-method': method,
		...(name !== undefined && { 'mcp-name': name }),
		...headers,
	};
	const sent = Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]);
	const body = JSON.stringify(aRequest(method, { _meta: STATELESS_META, ...params }));
	return { headers: Object.fromEntries(sent), body };
}

/** Parses the message, or batch of messages, from a JSON or event-stream response. */
export function readMessages<Body = Message>({ headers, text }: WireResponse): Body {
	const isStream = headers.get('content-type')?.startsWith('text/event-stream');
	// The caller declares the type that it expects, and every test compares the content.
	return JSON.parse(isStream ? (/^data: ?(.*)$/m.exec(text)?.[1] ?? '') : text) as Body;
}
