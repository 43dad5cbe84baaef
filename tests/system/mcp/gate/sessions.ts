import { beforeAll, describe, expect, it } from 'vitest';
import {
	anInitialize,
	aRequest,
	CLIENT_HEADERS,
	openSession,
	readMessages,
} from '../../../support/mcp-wire.ts';
import type { TargetSource } from '../../black-box/target.ts';
import { createAsk, summarizeError } from './asking.ts';

const REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26'];
const NEWEST = '2025-11-25';

/** The shared behavior of the three revisions with sessions. */
export function describeSessions(target: TargetSource): void {
	const ask = createAsk(target);
	const initialize = (revision: string) =>
		ask({ headers: CLIENT_HEADERS, body: JSON.stringify(anInitialize(revision)) });

	describe('"initialize"', () => {
		it.each([
			...REVISIONS.map((revision) => [revision, revision]),
			['2024-11-05', NEWEST],
			['2026-07-28', NEWEST],
			['1.0', NEWEST],
		])('that requests %s starts a session of %s', async (asked, given) => {
			const answer = await initialize(asked ?? '');
			expect(answer.status).toBe(200);
			expect(answer.headers.get('mcp-session-id')).toMatch(/^[\x21-\x7e]{16,}$/);
			expect(readMessages(answer).result).toMatchObject({
				protocolVersion: given,
				serverInfo: { name: expect.stringMatching(/\S/), version: expect.stringMatching(/^\d/) },
				capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
			});
		});

		it.each([
			{ sampling: 5 },
			{ elicitation: { form: 5 } },
			{ experimental: { x: null } },
			{ roots: [] },
			{ tasks: 'all' },
		])('ignores or refuses invalid client capabilities: %j', async (capabilities) => {
			const clientInfo = { name: 'x', version: '1' };
			const params = { protocolVersion: NEWEST, capabilities, clientInfo };
			const body = JSON.stringify(aRequest('initialize', params));
			const answer = await ask({ headers: CLIENT_HEADERS, body });
			const { error } = readMessages(answer);
			expect(error ? summarizeError(answer).code : 'served').toBeOneOf([-32602, 'served']);
		});

		it('starts a new session if the client sends the id of an old one', async () => {
			for (const session of ['from before', 'A'.repeat(43)]) {
				const headers = { ...CLIENT_HEADERS, 'mcp-session-id': session };
				const answer = await ask({ headers, body: JSON.stringify(anInitialize(NEWEST)) });
				expect(answer.status).toBe(200);
				expect(answer.headers.get('mcp-session-id')).toMatch(/^[\x21-\x7e]{16,}$/);
				expect(answer.headers.get('mcp-session-id')).not.toBe(session);
			}
		});

		it('gives every session a unique id', async () => {
			const answers = await Promise.all(Array.from({ length: 50 }, () => initialize(NEWEST)));
			const ids = answers.map(({ headers }) => headers.get('mcp-session-id'));
			expect(new Set(ids).size).toBe(50);
		});

		it.each([{}, { protocolVersion: 5, capabilities: {}, clientInfo: {} }, undefined])(
			'without a revision is refused: %j',
			async (params) => {
				const body = JSON.stringify(aRequest('initialize', params));
				const answer = await ask({ headers: CLIENT_HEADERS, body });
				expect(summarizeError(answer)).toMatchObject({ code: -32602, id: 7 });
				expect(answer.headers.get('mcp-session-id')).toBeNull();
			},
		);
	});

	describe.each(REVISIONS)('a session of %s', (revision) => {
		let headers: Record<string, string>;
		beforeAll(async () => {
			headers = await openSession(`${target().address}/mcp`, revision);
		});
		const send = (message: object, changed: Record<string, string> = {}) =>
			ask({ headers: { ...headers, ...changed }, body: JSON.stringify(message) });

		it('is required: a request without its id is refused', async () => {
			const { 'mcp-session-id': _, ...without } = headers;
			const body = JSON.stringify(aRequest('tools/list'));
			const refusal = { status: 400, code: -32000, id: 7 };
			expect(summarizeError(await ask({ headers: without, body }))).toEqual(refusal);
		});

		it('is recognized only by its exact id', async () => {
			const { 'mcp-session-id': id = '' } = headers;
			const flipped = [...id].map(
				(character, index) =>
					id.slice(0, index) + (character === 'A' ? 'B' : 'A') + id.slice(index + 1),
			);
			// Some bits of the last character are unused, so a different one may give the same id.
			const forged = [...flipped.slice(0, -1), id.slice(1), `${id}A`, `${id}=`, id + id];
			const texts = ['abc', '5', 'A'.repeat(43), 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', '../..'];
			for (const text of [...forged, ...texts]) {
				const answer = await send(aRequest('tools/list'), { 'mcp-session-id': text });
				expect({ text, ...summarizeError(answer) }).toEqual({
					text,
					status: 404,
					code: -32001,
					id: 7,
				});
			}
		});

		it('refuses an unsupported revision, naming the supported ones', async () => {
			const answer = await send(aRequest('tools/list'), { 'mcp-protocol-version': '2030-01-01' });
			expect(summarizeError(answer)).toMatchObject({ status: 400, id: 7 });
			expect(readMessages(answer).error?.data.supported).toEqual(expect.arrayContaining(REVISIONS));
		});

		it('does not require the header with its revision', async () => {
			const { 'mcp-protocol-version': _, ...without } = headers;
			const body = JSON.stringify(aRequest('ping'));
			const answer = await ask({ headers: without, body });
			expect(readMessages(answer)).toEqual({ jsonrpc: '2.0', id: 7, result: {} });
		});

		it.each([
			['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
			['an unknown notification', { jsonrpc: '2.0', method: 'notifications/no-such' }],
			['a response', { jsonrpc: '2.0', id: 1, result: {} }],
			['an error', { jsonrpc: '2.0', id: 1, error: { code: -1, message: 'No' } }],
		])('accepts %s with an empty response', async (_, message) => {
			const answer = await send(message);
			expect([answer.status, answer.text]).toEqual([202, '']);
		});

		it.each([
			['a tool without a name', 'tools/call', {}, -32602],
			['a tool whose name is a number', 'tools/call', { name: 5 }, -32602],
			['a tool that does not exist', 'tools/call', { name: 'no_such', arguments: {} }, -32602],
			['arguments that are a list', 'tools/call', { name: 'get_business', arguments: [] }, -32602],
			['a resource that does not exist', 'resources/read', { uri: 'no:such' }, -32002],
			['a resource without a URI', 'resources/read', {}, -32602],
			['a prompt that does not exist', 'prompts/get', { name: 'no_such' }, -32602],
			['a completion without parameters', 'completion/complete', {}, -32602],
			['a method that does not exist', 'no/such', {}, -32601],
			['a method of the next revision', 'server/discover', {}, -32601],
		])('reports an error for %s', async (_, method, params, code) => {
			const answer = await send(aRequest(method, params, 'the id'));
			expect(summarizeError(answer)).toEqual({ status: 200, code, id: 'the id' });
		});
	});
}
