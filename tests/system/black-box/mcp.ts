import { describe, expect, it } from 'vitest';
import {
	alternateBetween,
	CLIENT_MODES,
	connectClient,
	type ClientMode,
} from '../../support/mcp-client.ts';
import { useEverything } from '../mcp/everything.ts';
import { askForJson, askTarget, type Target, type TargetSource } from './target.ts';

export const MCP = '/mcp';
const JSON_HEADERS = { 'content-type': 'application/json' };
const INITIALIZE = {
	jsonrpc: '2.0',
	id: 1,
	method: 'initialize',
	params: {
		protocolVersion: '2025-06-18',
		capabilities: {},
		clientInfo: { name: 'test', version: '1' },
	},
};
const STATELESS = '2026-07-28';
const META = {
	'io.modelcontextprotocol/protocolVersion': STATELESS,
	'io.modelcontextprotocol/clientCapabilities': {},
};

export interface McpCase {
	readonly what: string;
	readonly status: number;
	readonly method?: string;
	readonly headers?: Record<string, string>;
	readonly body?: string;
}

const list = JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/list' });
const stateless = (method: string): McpCase => ({
	what: `${method} without a session`,
	status: method === 'nothing' ? 404 : 200,
	headers: { 'mcp-protocol-version': STATELESS, 'mcp-method': method },
	body: JSON.stringify({ jsonrpc: '2.0', id: 3, method, params: { _meta: META } }),
});

export const MCP_CASES: readonly McpCase[] = [
	{ what: 'initialize', status: 200, body: JSON.stringify(INITIALIZE) },
	{
		what: 'a client that accepts only streams',
		status: 200,
		body: JSON.stringify(INITIALIZE),
		headers: { accept: 'text/event-stream' },
	},
	stateless('server/discover'),
	stateless('tools/list'),
	stateless('nothing'),
	{ what: 'no session', status: 400, body: list },
	{ what: 'a body that is not JSON', status: 400, body: '{' },
	{ what: 'another session', status: 404, body: list, headers: { 'mcp-session-id': 'x' } },
	{
		what: 'another media type',
		status: 415,
		body: list,
		headers: { 'content-type': 'text/plain' },
	},
	{
		what: 'an unsupported Accept header',
		status: 406,
		body: list,
		headers: { accept: 'text/html' },
	},
	{ what: 'a body that is too large', status: 413, body: `"${'x'.repeat(1_100_000)}"` },
	{ what: 'GET', status: 405, method: 'GET' },
	{ what: 'DELETE', status: 405, method: 'DELETE' },
	{ what: 'OPTIONS', status: 204, method: 'OPTIONS' },
];

export function askMcp(target: Target, { method = 'POST', headers, body }: McpCase) {
	const all = { ...JSON_HEADERS, ...headers };
	return askTarget(target, MCP, { method, headers: all, ...(body !== undefined && { body }) });
}

/** The tools return the same data as the documents and the search; sessions are recognized. */
export function describeMcp(target: TargetSource): void {
	async function call(name: string, args: Record<string, unknown>) {
		const started = await askMcp(target(), {
			what: 'a session',
			status: 200,
			body: JSON.stringify(INITIALIZE),
		});
		const session = started.headers.get('mcp-session-id') ?? '';
		const body = { jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name, arguments: args } };
		const response = await askTarget(target(), MCP, {
			method: 'POST',
			headers: { ...JSON_HEADERS, 'mcp-session-id': session },
			body: JSON.stringify(body),
		});
		expect(response.status).toBe(200);
		// A tool result; every tool answers with one text in JSON.
		const { result } = (await response.json()) as { result: { content: [{ text: string }] } };
		return JSON.parse(result.content[0].text) as unknown;
	}

	describe('the MCP server', () => {
		it('returns the same page from search_reviews as from the HTTP search', async () => {
			const page = await askForJson(
				target(),
				'/api/reviews/search?rating=4&limit=7&facets=1&view=brief',
			);
			expect(await call('search_reviews', { rating: 4, limit: 7, facets: true })).toEqual(page);
		});

		// `Object.entries` loses the type of the keys.
		it.each(Object.entries(CLIENT_MODES) as [ClientMode, string][])(
			'supports every feature of the official client %s, which negotiates %s',
			async (mode, revision) => {
				const { address } = target();
				const here = alternateBetween([address]);
				const { client, transport } = await connectClient(mode, `${address}/mcp`, here);
				expect(transport.protocolVersion).toBe(revision);
				await useEverything(client);
				await client.close();
			},
		);

		it('returns the same business from get_business as /reviews.json', async () => {
			const { reviews: _, ...head } = await askForJson(target(), '/reviews.json');
			expect(await call('get_business', {})).toMatchObject(head);
		});
	});
}
