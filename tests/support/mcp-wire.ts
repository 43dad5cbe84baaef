import { request } from 'node:http';

const ANSWER_LIMIT_MS = 5_000;
const NAMESPACE = 'io.modelcontextprotocol';

/** A request with exactly these headers; Node adds `Host`, if it is not given, and the framing. */
export interface WireRequest {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | Uint8Array | undefined;
	/** Sends the body without saying how long it is. */
	readonly isChunked?: boolean;
	/** By when the whole answer must be here. */
	readonly limitMilliseconds?: number;
}

export interface WireAnswer {
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

/** Rejects if there is no whole answer within the limit. */
export function sendOnWire(url: string, wire: WireRequest): Promise<WireAnswer> {
	const { method = 'POST', headers = {}, body, isChunked = false } = wire;
	const { limitMilliseconds = ANSWER_LIMIT_MS } = wire;
	const bytes = typeof body === 'string' ? Buffer.from(body) : body;
	const length = { 'content-length': String(bytes?.byteLength ?? 0) };
	return new Promise((resolve, reject) => {
		const deadline = setTimeout(
			() => outgoing.destroy(new RangeError(`Cannot wait: ${limitMilliseconds} ms are over`)),
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
					// Node joins what is repeated; only `Set-Cookie` stays a list, and nobody sets any.
					headers: new Headers(incoming.headers as Record<string, string>),
					text: Buffer.concat(chunks).toString(),
				});
			});
		});
		if (bytes && isChunked) outgoing.write(bytes);
		outgoing.end(isChunked ? undefined : bytes);
	});
}

/** What a well-behaved client sends with every message. */
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

/** The headers of a session of that revision. */
export async function openSession(url: string, revision: string): Promise<Record<string, string>> {
	const body = JSON.stringify(anInitialize(revision));
	const { headers } = await sendOnWire(url, { headers: CLIENT_HEADERS, body });
	const session = headers.get('mcp-session-id');
	if (session === null)
		throw new TypeError(`Cannot open a session of ${revision}: no id came back`);
	return { ...CLIENT_HEADERS, 'mcp-session-id': session, 'mcp-protocol-version': revision };
}

export const STATELESS_META: Members = {
	[`${NAMESPACE}/protocolVersion`]: '2026-07-28',
	[`${NAMESPACE}/clientInfo`]: { name: 'forecourt tests', version: '1.0.0' },
	[`${NAMESPACE}/clientCapabilities`]: {},
};

/** A request of 2026-07-28; whatever is given takes the place of what would be right. */
export function aStatelessRequest(
	method: string,
	params: Members = {},
	headers: Readonly<Record<string, string | undefined>> = {},
): WireRequest {
	// Only texts can be a header; a test that sends another value checks what comes of that.
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

/** The message, or the batch of them, in a JSON or an event-stream answer. */
export function readMessages<Body = Message>({ headers, text }: WireAnswer): Body {
	const isStream = headers.get('content-type')?.startsWith('text/event-stream');
	// Whoever asks says what it looks at, and every test compares it.
	return JSON.parse(isStream ? (/^data: ?(.*)$/m.exec(text)?.[1] ?? '') : text) as Body;
}
