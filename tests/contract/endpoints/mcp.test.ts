import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import {
	askBoth,
	mcpEndpoint,
	META,
	openSession,
	post,
	STATELESS,
	type RpcResponse,
} from '../../support/mcp-endpoint.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { someReviews } from '../../support/reviews.ts';

const edition = publishedEdition(someReviews(30));
const endpoint = mcpEndpoint(edition);
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const statelessMessage = (method: string, params = {}) => ({
	jsonrpc: '2.0',
	id: 1,
	method,
	params: { ...params, _meta: META },
});

async function codeOf(response: Response): Promise<readonly [status: number, code: unknown]> {
	// Every error is a JSON-RPC error.
	const { error } = (await response.json()) as RpcResponse;
	return [response.status, error?.code];
}

let logged: MockInstance;
beforeEach(() => {
	logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

describe('every response', () => {
	it.each([
		['to a preflight', (url: string) => new Request(url, { method: 'OPTIONS' }), 204],
		['to GET', (url: string) => new Request(url), 405],
		[
			'to a body without a JSON type',
			(url: string) => new Request(url, { method: 'POST', body: '{' }),
			415,
		],
	])(
		'%s allows scripts from all origins and exposes the session header',
		async (_what, ask, status) => {
			const { status: answered, headers } = await endpoint.fetch(ask('https://reviews.test/mcp'));
			expect([answered, headers.get('access-control-allow-origin')]).toEqual([status, '*']);
			expect(headers.get('access-control-expose-headers')).toContain('Mcp-Session-Id');
		},
	);

	it('to a notification also allows all origins, and has no body', async () => {
		const session = await openSession(endpoint);
		const response = await post(endpoint, { ...ping, id: undefined }, session);
		expect([response.status, await response.text()]).toEqual([202, '']);
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
	});

	it('is a single event if the client accepts only event streams', async () => {
		const session = await openSession(endpoint);
		const response = await post(endpoint, ping, { ...session, accept: 'text/event-stream' });
		expect(response.headers.get('content-type')).toBe('text/event-stream');
		expect(await response.text()).toBe(
			'event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n',
		);
	});
});

describe('a session', () => {
	it.each(['2025-03-26', '2025-06-18', '2025-11-25'])(
		'of revision %s supports batches only if that revision does',
		async (wanted) => {
			const begin = {
				protocolVersion: wanted,
				capabilities: {},
				clientInfo: { name: 'x', version: '1' },
			};
			const response = await post(endpoint, { ...ping, method: 'initialize', params: begin });
			const { result } = (await response.json()) as RpcResponse;
			expect(result?.['protocolVersion']).toBe(wanted);
			const session = { 'mcp-session-id': response.headers.get('mcp-session-id') ?? '' };
			const batch = await post(
				endpoint,
				[ping, { ...ping, id: undefined }, { ...ping, id: 2 }],
				session,
			);
			const answers = wanted === '2025-03-26' ? [200, 2] : [400, undefined];
			const body = (await batch.json()) as readonly unknown[];
			expect([batch.status, body.length]).toEqual(answers);
		},
	);

	it('starts with the newest revision if an unknown one is requested', async () => {
		const params = {
			protocolVersion: '2024-11-05',
			capabilities: {},
			clientInfo: { name: 'x', version: '1' },
		};
		const response = await post(endpoint, { ...ping, method: 'initialize', params });
		const { result } = (await response.json()) as RpcResponse;
		expect(result?.['protocolVersion']).toBe('2025-11-25');
	});

	it('is valid for every instance with the same secret, and for no other', async () => {
		const session = await openSession(mcpEndpoint(edition, 'shared'));
		const here = await post(mcpEndpoint(edition, 'shared'), ping, session);
		expect(here.status).toBe(200);
		expect(await codeOf(await post(mcpEndpoint(edition, 'other'), ping, session))).toEqual([
			404, -32001,
		]);
	});
});

describe('the server refuses', () => {
	it('bytes that are not UTF-8, instead of replacing them', async () => {
		const body = new Uint8Array([
			...Buffer.from('{"jsonrpc":"2.0","id":"'),
			0xff,
			...Buffer.from('","method":"ping"}'),
		]);
		const headers = { 'content-type': 'application/json', ...(await openSession(endpoint)) };
		const request = new Request('https://reviews.test/mcp', { method: 'POST', headers, body });
		expect(await codeOf(await endpoint.fetch(request))).toEqual([400, -32700]);
	});

	it('deeply nested arrays and objects before it parses them', async () => {
		const headers = await openSession(endpoint);
		const send = async (params: string) => {
			const body = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${params}}}`;
			return codeOf(await post(endpoint, body, headers));
		};
		const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
		expect(await send(nested(30))).toEqual([200, undefined]);
		expect(await send(nested(31))).toEqual([400, -32600]);
		expect(await send(nested(400_000))).toEqual([400, -32600]);
		expect(await send('{"a":'.repeat(31))).toEqual([400, -32600]);
		expect(await send(JSON.stringify(`"\\${'['.repeat(99)}`))).toEqual([200, undefined]);
	});

	it.each([2 ** 53, 1.5, null, true, {}])(
		'the id %j, which could not be returned exactly',
		async (id) => {
			const response = await post(endpoint, { ...ping, id }, await openSession(endpoint));
			expect(await codeOf(response)).toEqual([400, -32600]);
		},
	);

	it('a body with a content coding', async () => {
		const session = await openSession(endpoint);
		const response = await post(endpoint, ping, { ...session, 'content-encoding': 'gzip' });
		expect(await codeOf(response)).toEqual([415, -32600]);
	});

	it('other origins and hosts, if it runs on the local machine', async () => {
		const local = mcpEndpoint(publishedEdition([], { base_url: 'http://127.0.0.1:4321' }));
		const url = 'http://127.0.0.1:4321/mcp';
		const from = (headers: Record<string, string>) => post(local, ping, headers, url).then(codeOf);
		expect(await from({ origin: 'https://evil.example' })).toEqual([403, -32600]);
		expect(await from({ host: 'evil.example' })).toEqual([403, -32600]);
		expect(await from({ origin: 'http://localhost:3000' })).toEqual([400, -32000]);
		const open = await post(endpoint, ping, { origin: 'https://evil.example' });
		expect(await codeOf(open)).toEqual([400, -32000]);
	});
});

describe('a request without a session', () => {
	const headers = (method: string, name?: string) => ({
		'mcp-protocol-version': STATELESS,
		'mcp-method': method,
		...(name !== undefined && { 'mcp-name': name }),
	});
	const encode = (text: string) => `=?base64?${Buffer.from(text).toString('base64')}?=`;
	const read = (uri: string, name: string) =>
		post(
			endpoint,
			statelessMessage('resources/read', { uri }),
			headers('resources/read', name),
		).then(codeOf);

	it('repeats its name in a header, encoded if necessary', async () => {
		const uri = 'forecourt://review/ää';
		expect(await read(uri, encode(uri))).toEqual([200, -32602]);
		expect(await read(uri, encode(uri).replace('=?=', '?='))).toEqual([400, -32020]);
		expect(await read('x', encode('y'))).toEqual([400, -32020]);
		const business = 'forecourt://business';
		expect(await read(business, business)).toEqual([200, undefined]);
	});

	it.each([
		['tools/call', { name: 'get_business' }],
		['prompts/get', { name: 'summarize_reviews' }],
		['resources/read', { uri: 'forecourt://business' }],
	])('to %s is refused without that header', async (method, params) => {
		const response = await post(endpoint, statelessMessage(method, params), headers(method));
		expect(await codeOf(response)).toEqual([400, -32020]);
	});

	it('may not encode other headers', async () => {
		const encoded = { ...headers('tools/list'), 'mcp-method': encode('tools/list') };
		expect(await codeOf(await post(endpoint, statelessMessage('tools/list'), encoded))).toEqual([
			400, -32020,
		]);
	});

	it('must have the revision in its body as well', async () => {
		const response = await post(endpoint, { ...ping, method: 'tools/list' }, headers('tools/list'));
		expect(await codeOf(response)).toEqual([400, -32602]);
	});
});

describe('a failure', () => {
	it('of a method is logged, and its cause is not sent', async () => {
		const failing = { ...edition, agentInsights: () => Promise.reject(new TypeError('secret')) };
		const answers = await askBoth(mcpEndpoint(failing), 'resources/read', {
			uri: 'forecourt://insights',
		});
		for (const { error } of answers) {
			expect(error).toEqual({
				code: -32603,
				message: 'Cannot answer: something failed on our side',
			});
		}
		expect(logged).toHaveBeenCalledTimes(2);
	});

	it('at startup is a 500, and the next request succeeds', async () => {
		let failures = 1;
		const overview = () =>
			failures-- > 0 ? Promise.reject(new TypeError('secret')) : edition.overview();
		const recovering = mcpEndpoint({ ...edition, overview });
		const list = () =>
			post(recovering, statelessMessage('tools/list'), {
				'mcp-protocol-version': STATELESS,
				'mcp-method': 'tools/list',
			});
		const failed = await list();
		expect(failed.headers.get('access-control-allow-origin')).toBe('*');
		expect(await codeOf(failed)).toEqual([500, -32603]);
		expect((await list()).status).toBe(200);
	});
});
