import { beforeAll, describe, expect, it } from 'vitest';
import {
	aRequest,
	aStatelessRequest,
	readMessages,
	STATELESS_META,
	type Message,
} from '../../../support/mcp-wire.ts';
import type { TargetSource } from '../../black-box/target.ts';
import { createAsk, summarizeError } from './asking.ts';

const [VERSION, , CAPABILITIES] = Object.keys(STATELESS_META);
const HEADER_MISMATCH = { status: 400, code: -32020, id: 7 };
const BUSINESS = { name: 'get_business', arguments: {} };

/** Tests the requirements of 2026-07-28 for its requests, which are stateless. */
export function describeStateless(target: TargetSource): void {
	const ask = createAsk(target);
	const call = async (...request: Parameters<typeof aStatelessRequest>): Promise<Message> =>
		readMessages(await ask(aStatelessRequest(...request)));
	let uri: string;
	let prompt: string;
	beforeAll(async () => {
		uri = (await call('resources/list')).result.resources[0].uri;
		prompt = (await call('prompts/list')).result.prompts[0].name;
	});

	describe('a 2026-07-28 request', () => {
		it('needs and gets no session, and ignores any session id', async () => {
			for (const session of [undefined, 'of another server']) {
				const answer = await ask(
					aStatelessRequest('tools/call', BUSINESS, { 'mcp-session-id': session }),
				);
				expect([answer.status, answer.headers.get('mcp-session-id')]).toEqual([200, null]);
				expect(readMessages(answer)).toMatchObject({ id: 7, result: { resultType: 'complete' } });
			}
		});

		it.each([
			'server/discover',
			'tools/list',
			'resources/list',
			'resources/templates/list',
			'prompts/list',
			'resources/read',
		])('%s may be cached for a while', async (method) => {
			const { result } = await call(method, method === 'resources/read' ? { uri } : {});
			expect(result).toMatchObject({ resultType: 'complete', cacheScope: 'public' });
			expect(result.ttlMs).toBeGreaterThan(0);
		});

		it('can discover the revisions and features of the server', async () => {
			const { result } = await call('server/discover');
			expect(result.supportedVersions).toContain('2026-07-28');
			const capabilities = { tools: {}, resources: {}, prompts: {}, completions: {} };
			expect(result.capabilities).toMatchObject(capabilities);
		});

		it.each([
			['no _meta', undefined],
			['an empty _meta', {}],
			['no revision in _meta', { ...STATELESS_META, [VERSION ?? '']: undefined }],
			['a number for its revision', { ...STATELESS_META, [VERSION ?? '']: 2026 }],
			['no capabilities in _meta', { ...STATELESS_META, [CAPABILITIES ?? '']: undefined }],
		])('is refused with %s', async (_, _meta) => {
			const answer = await ask(aStatelessRequest('tools/list', { _meta }));
			expect(summarizeError(answer)).toEqual({ status: 400, code: -32602, id: 7 });
		});

		it.each([
			['progressToken', null],
			['progressToken', {}],
			['progressToken', 1.5],
			['io.modelcontextprotocol/related-task', {}],
			['io.modelcontextprotocol/related-task', null],
			['io.modelcontextprotocol/logLevel', 5],
			['traceparent', []],
		])('is answered whatever else _meta contains: %s %j', async (key, value) => {
			const _meta = { ...STATELESS_META, [key]: value };
			const answer = await ask(aStatelessRequest('tools/list', { _meta }));
			const { error } = readMessages(answer);
			expect(error ? summarizeError(answer).code : 'served').toBeOneOf([-32602, 'served']);
		});

		it.each([
			['without its revision', { 'mcp-protocol-version': undefined }],
			['with another revision', { 'mcp-protocol-version': '2025-06-18' }],
			['without its method', { 'mcp-method': undefined }],
			['with another method', { 'mcp-method': 'tools/list' }],
			['without its name', { 'mcp-name': undefined }],
			['with another name', { 'mcp-name': 'search_reviews' }],
		])('is refused when the headers come %s', async (_, headers) => {
			const answer = await ask(aStatelessRequest('tools/call', BUSINESS, headers));
			expect(summarizeError(answer)).toEqual(HEADER_MISMATCH);
		});

		it.each(['resources/read', 'prompts/get'])(
			'is refused when the headers name another %s',
			async (method) => {
				const params = method === 'resources/read' ? { uri } : { name: prompt };
				for (const name of [undefined, 'another']) {
					const answer = await ask(aStatelessRequest(method, params, { 'mcp-name': name }));
					expect(summarizeError(answer)).toEqual(HEADER_MISMATCH);
				}
			},
		);

		it.each(['2027-01-01', '2025-06-18', 'latest'])(
			'is refused for revision %s, naming the supported ones',
			async (requested) => {
				const _meta = { ...STATELESS_META, [VERSION ?? '']: requested };
				const headers = { 'mcp-protocol-version': requested };
				const answer = await ask(aStatelessRequest('tools/list', { _meta }, headers));
				expect(summarizeError(answer)).toEqual({ status: 400, code: -32022, id: 7 });
				const { supportedVersions: supported } = (await call('server/discover')).result;
				expect(readMessages(answer).error?.data).toEqual({ requested, supported });
			},
		);

		it.each([
			['a tool without a name', 'tools/call', { arguments: {} }, 200, -32602],
			['a tool that does not exist', 'tools/call', { name: 'no_such' }, 200, -32602],
			['a resource that does not exist', 'resources/read', { uri: 'no:such' }, 200, -32602],
			['a prompt that does not exist', 'prompts/get', { name: 'no_such' }, 200, -32602],
			['a method that does not exist', 'no/such', {}, 404, -32601],
			['a method of earlier revisions', 'initialize', {}, 404, -32601],
			['another method of earlier revisions', 'ping', {}, 404, -32601],
			['a feature that is not offered', 'logging/setLevel', { level: 'info' }, 404, -32601],
		])('reports an error for %s', async (_, method, params, status, code) => {
			const answer = await ask(aStatelessRequest(method, params));
			// An incomplete message may be refused before it is dispatched.
			const { status: given, ...error } = summarizeError(answer);
			expect(error).toEqual({ code, id: 7 });
			expect(code === -32602 ? [200, 400] : [status]).toContain(given);
		});

		it('may be a notification, which is accepted with an empty response', async () => {
			const { id: _, ...message } = aRequest('notifications/cancelled', {
				_meta: STATELESS_META,
				requestId: 7,
			});
			const { headers = {} } = aStatelessRequest('notifications/cancelled');
			const answer = await ask({ headers, body: JSON.stringify(message) });
			expect([answer.status, answer.text]).toEqual([202, '']);
		});
	});
}
