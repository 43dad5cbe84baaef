import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
	aRequest,
	aStatelessRequest,
	CLIENT_HEADERS,
	openSession,
	readMessages,
	sendOnWire,
	STATELESS_META,
	type WireRequest,
} from '../../support/mcp-wire.ts';
import type { TargetSource } from '../black-box/target.ts';
import { aMisprintOf, aMutationOf } from './mutations.ts';
import { expectValidResponse } from './valid-response.ts';

/** Time limit for any response, however unusual the request. */
const LIMIT_MS = 2_000;
const SEARCH = { name: 'search_reviews', arguments: { rating: 5, limit: 2, query: 'oil' } };
const VALID_REQUESTS: readonly (readonly [method: string, params: Record<string, unknown>])[] = [
	['tools/list', {}],
	['tools/call', SEARCH],
	['tools/call', { name: 'get_business', arguments: {} }],
	['resources/read', { uri: 'no:such' }],
	['prompts/get', { name: 'summarize_reviews', arguments: {} }],
	[
		'completion/complete',
		{ ref: { type: 'ref/prompt', name: 'x' }, argument: { name: 'y', value: '' } },
	],
	['ping', {}],
	['server/discover', {}],
	['subscriptions/listen', { notifications: { toolsListChanged: true } }],
	['resources/subscribe', { uri: 'no:such' }],
	['logging/setLevel', { level: 'debug' }],
	['notifications/cancelled', { requestId: 7 }],
	['sampling/createMessage', { messages: [], maxTokens: 1 }],
	['tasks/get', { taskId: 'x' }],
];
const HEADER_NAMES = [
	...['accept', 'authorization', 'content-encoding', 'content-type', 'cookie', 'last-event-id'],
	...['mcp-method', 'mcp-name', 'mcp-protocol-version', 'mcp-session-id', 'origin', 'traceparent'],
];

/** Sends random requests. Every response must be valid and on time, and the server must survive. */
export function describeFuzz(
	target: TargetSource,
	bounds: { readonly runs: number; readonly seed?: number; readonly timeout: number },
): void {
	describe('random requests to /mcp', { timeout: bounds.timeout }, () => {
		/** Headers of each kind of client. */
		const headerSets: Record<string, string>[] = [CLIENT_HEADERS];
		beforeAll(async () => {
			for (const revision of ['2025-11-25', '2025-06-18', '2025-03-26']) {
				headerSets.push(await openSession(`${target().address}/mcp`, revision));
			}
			headerSets.push({ ...aStatelessRequest('tools/list').headers });
		});
		const anyHeaders = fc.nat({ max: 4 }).map((index) => headerSets[index] ?? {});
		const expectResponse = async (wire: WireRequest) =>
			expectValidResponse(
				await sendOnWire(`${target().address}/mcp`, { limitMilliseconds: LIMIT_MS, ...wire }),
			);
		const check = async (property: fc.IAsyncProperty<any>) => {
			await fc.assert(property, {
				numRuns: bounds.runs,
				...(bounds.seed && { seed: bounds.seed }),
			});
			const alive = await sendOnWire(
				`${target().address}/mcp`,
				aStatelessRequest('tools/call', SEARCH),
			);
			expect(readMessages(alive).result.structuredContent.reviews).toHaveLength(2);
		};

		it('get a valid response to any JSON', () =>
			check(
				fc.asyncProperty(fc.jsonValue(), anyHeaders, (value, headers) =>
					expectResponse({ headers, body: JSON.stringify(value) }),
				),
			));

		it('get a valid response to any malformed message in a session', () => {
			const valid = VALID_REQUESTS.map(([method, params]) => aRequest(method, params));
			const damaged = fc.constantFrom(...valid).chain(aMutationOf);
			return check(
				fc.asyncProperty(damaged, anyHeaders, (value, headers) =>
					expectResponse({ headers, body: JSON.stringify(value) }),
				),
			);
		});

		it('get a valid response to any malformed "initialize"', () => {
			const clientInfo = {
				name: 'x',
				version: '1',
				title: 'X',
				icons: [{ src: 'https://x.example' }],
			};
			const capabilities = {
				...{ roots: { listChanged: true }, sampling: { tools: {} }, experimental: { x: {} } },
				...{ elicitation: { form: {}, url: {} }, tasks: { list: {}, cancel: {} } },
			};
			const params = { protocolVersion: '2025-11-25', capabilities, clientInfo, _meta: {} };
			return check(
				fc.asyncProperty(aMutationOf(aRequest('initialize', params)), (value) =>
					expectResponse({ headers: CLIENT_HEADERS, body: JSON.stringify(value) }),
				),
			);
		});

		it('get a valid response to any malformed batch', () => {
			const valid = VALID_REQUESTS.map(([method, params]) => aRequest(method, params));
			const cancel = {
				jsonrpc: '2.0',
				method: 'notifications/cancelled',
				params: { requestId: 7 },
			};
			const batch = fc.shuffledSubarray([...valid, cancel], { minLength: 1 }).chain(aMutationOf);
			return check(
				fc.asyncProperty(batch, anyHeaders, (value, headers) =>
					expectResponse({ headers, body: JSON.stringify(value) }),
				),
			);
		});

		it('get a valid response to any malformed stateless request', () => {
			const _meta = {
				...STATELESS_META,
				progressToken: 1,
				'io.modelcontextprotocol/logLevel': 'info',
			};
			const damaged = fc.constantFrom(...VALID_REQUESTS).chain(([method, params]) => {
				const { headers = {}, body = '' } = aStatelessRequest(method, { ...params, _meta });
				return aMutationOf(JSON.parse(String(body))).map((value) => ({ headers, value }));
			});
			return check(
				fc.asyncProperty(damaged, ({ headers, value }) =>
					expectResponse({ headers, body: JSON.stringify(value) }),
				),
			);
		});

		it('get a valid response to any tool arguments', async () => {
			const listed = await sendOnWire(`${target().address}/mcp`, aStatelessRequest('tools/list'));
			const tools: { name: string; inputSchema: { properties?: object } }[] =
				readMessages(listed).result.tools;
			const names = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));
			expect(names).toEqual(expect.arrayContaining(['rating', 'limit', 'query']));
			const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.integer());
			const call = fc.record({
				name: fc.constantFrom(...tools.map(({ name }) => name)),
				arguments: fc.dictionary(fc.constantFrom(...names, '__proto__', 'x'), odd),
			});
			return check(
				fc.asyncProperty(call, (params) => expectResponse(aStatelessRequest('tools/call', params))),
			);
		});

		it('get a valid response to any malformed text', () => {
			const text = fc
				.constantFrom(...VALID_REQUESTS)
				.chain(([method, params]) => aMisprintOf(JSON.stringify(aRequest(method, params))));
			return check(
				fc.asyncProperty(text, anyHeaders, (body, headers) => expectResponse({ headers, body })),
			);
		});

		it('get a valid response to any bytes', () => {
			const bytes = fc.uint8Array({ maxLength: 4_000 });
			return check(
				fc.asyncProperty(bytes, anyHeaders, fc.boolean(), (body, headers, isChunked) =>
					expectResponse({ headers, body, isChunked }),
				),
			);
		});

		it('get a valid response to any headers', () => {
			const text = fc.string({
				unit: fc
					.nat({ max: 0xff })
					.filter(isHeaderByte)
					.map((code) => String.fromCharCode(code)),
			});
			const value = fc.oneof(
				text,
				fc.constantFrom('application/json', '*/*', '2026-07-28', 'null'),
			);
			const headers = fc.dictionary(fc.constantFrom(...HEADER_NAMES), value);
			const method = fc.constantFrom('POST', 'POST', 'POST', 'GET', 'DELETE', 'OPTIONS', 'QUERY');
			const body = JSON.stringify(aRequest('tools/call', SEARCH));
			return check(
				fc.asyncProperty(method, anyHeaders, headers, (verb, usual, odd) =>
					expectResponse({ method: verb, headers: { ...usual, ...odd }, body }),
				),
			);
		});
	});
}

/** Returns whether a header value may contain a byte (RFC 9110 §5.5); excludes tabs. */
function isHeaderByte(code: number): boolean {
	return code >= 0x20 && code !== 0x7f;
}
