import { createHash } from 'node:crypto';
import type { PublishedEdition } from '../../src/edition/documents/published-edition.ts';
import { createMcpEndpoint } from '../../src/endpoints/mcp.ts';
import type { Endpoint } from '../../src/endpoints/http/endpoint.ts';

export const STATELESS = '2026-07-28';

/** The protocol metadata of a stateless request. */
export const META = {
	'io.modelcontextprotocol/protocolVersion': STATELESS,
	'io.modelcontextprotocol/clientCapabilities': {},
};

/** A JSON-RPC response, reduced to the members that tests check. */
export interface RpcResponse {
	readonly jsonrpc: string;
	readonly id: unknown;
	readonly result?: Readonly<Record<string, unknown>>;
	readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** Creates the endpoint for an edition, with ids that are the same in every run. */
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

/** Opens a session. Returns the headers for its requests. */
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

/** Calls a method in a session and as a stateless request. Returns both responses. */
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
	// JSON-RPC responses; each test checks their members.
	return [(await inSession.json()) as RpcResponse, (await alone.json()) as RpcResponse];
}
