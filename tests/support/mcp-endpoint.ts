import { createHash } from 'node:crypto';
import type { PublishedEdition } from '../../src/edition/documents/published-edition.ts';
import { createMcpEndpoint } from '../../src/endpoints/mcp.ts';
import type { Endpoint } from '../../src/endpoints/http/endpoint.ts';

export const STATELESS = '2026-07-28';

/** What a stateless request says of itself. */
export const META = {
	'io.modelcontextprotocol/protocolVersion': STATELESS,
	'io.modelcontextprotocol/clientCapabilities': {},
};

/** A response of JSON-RPC, as far as tests look at it. */
export interface RpcResponse {
	readonly jsonrpc: string;
	readonly id: unknown;
	readonly result?: Readonly<Record<string, unknown>>;
	readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** The endpoint over an edition, with ids that are the same in every run. */
export function mcpEndpoint(edition: PublishedEdition, sessionSecret = 'test'): Endpoint {
	let drawn = 0;
	return createMcpEndpoint({
		loadEdition: () => Promise.resolve(edition),
		sessionSecret: () => sessionSecret,
		createRandom: (count) => {
			drawn += 1;
			return createHash('sha256').update(String(drawn)).digest().subarray(0, count);
		},
	});
}

export function post(
	{ fetch }: Endpoint,
	message: unknown,
	headers: Record<string, string> = {},
	url = 'https://reviews.test/mcp',
): Promise<Response> {
	const body = typeof message === 'string' ? message : JSON.stringify(message);
	const all = { 'content-type': 'application/json', host: new URL(url).host, ...headers };
	return fetch(new Request(url, { method: 'POST', headers: all, body }));
}

/** Begins a session, and gives the headers that belong to it. */
export async function openSession(
	endpoint: Endpoint,
	protocolVersion = '2025-06-18',
): Promise<Record<string, string>> {
	const clientInfo = { name: 'test', version: '1' };
	const response = await post(endpoint, {
		jsonrpc: '2.0',
		id: 0,
		method: 'initialize',
		params: { protocolVersion, capabilities: {}, clientInfo },
	});
	return { 'mcp-session-id': response.headers.get('mcp-session-id') ?? '' };
}

/** Asks a method in both eras; gives the result or the error of each. */
export async function askBoth(
	endpoint: Endpoint,
	method: string,
	params: Readonly<Record<string, unknown>> = {},
): Promise<readonly [session: RpcResponse, stateless: RpcResponse]> {
	const session = await openSession(endpoint);
	const inSession = await post(endpoint, { jsonrpc: '2.0', id: 1, method, params }, session);
	const name = params['name'] ?? params['uri'];
	const alone = await post(
		endpoint,
		{ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } },
		{
			'mcp-protocol-version': STATELESS,
			'mcp-method': method,
			...(typeof name === 'string' && { 'mcp-name': name }),
		},
	);
	// Answers of JSON-RPC; each test looks at their members.
	return [(await inSession.json()) as RpcResponse, (await alone.json()) as RpcResponse];
}
