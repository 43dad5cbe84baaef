import { beforeAll, describe, expect, it } from 'vitest';
import {
	anInitialize,
	aRequest,
	aStatelessRequest,
	CLIENT_HEADERS,
	openSession,
	readMessages,
	type Message,
	type WireRequest,
} from '../../../support/mcp-wire.ts';
import type { TargetSource } from '../../black-box/target.ts';
import { createAsk, summarizeError } from './asking.ts';

/** Time limit for a batch that cancels its own requests. */
const LIMIT_MS = 2_000;
const WITHOUT_BATCHES = ['no session', '2025-06-18', '2025-11-25', '2026-07-28'];
const call = aRequest('tools/call', { name: 'get_business', arguments: {} }, 'c');
const cancel = (requestId: unknown) => ({
	jsonrpc: '2.0',
	method: 'notifications/cancelled',
	params: { requestId, reason: 'changed my mind' },
});
const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' };

/** Tests JSON-RPC batches, which only one revision has, and cancellations. */
export function describeBatches(target: TargetSource): void {
	const ask = createAsk(target);
	const headers: Record<string, Record<string, string>> = {
		'no session': CLIENT_HEADERS,
		// The headers that a client would send with the single request of the batch.
		'2026-07-28': { ...aStatelessRequest('tools/list').headers },
	};
	beforeAll(async () => {
		for (const revision of ['2025-03-26', '2025-06-18', '2025-11-25']) {
			headers[revision] = await openSession(`${target().address}/mcp`, revision);
		}
	});
	const send = (where: string, batch: unknown, more: Partial<WireRequest> = {}) =>
		ask({ headers: headers[where] ?? {}, body: JSON.stringify(batch), ...more });

	describe('a batch in a 2025-03-26 session', () => {
		const old = '2025-03-26';

		it('is answered with a batch of one response per request', async () => {
			const answer = await send(old, [
				aRequest('ping', undefined, 1),
				initialized,
				call,
				aRequest('no/such', undefined, 'x'),
			]);
			expect(answer.status).toBe(200);
			const answers = readMessages<readonly Message[]>(answer);
			const byId = new Map(answers.map((message) => [message.id, message]));
			expect(answers).toHaveLength(3);
			expect(byId.get(1)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
			expect(JSON.parse(byId.get('c')?.result.content[0].text)).toBeTypeOf('object');
			expect(byId.get('x')?.error?.code).toBe(-32601);
		});

		it('of only notifications and responses is accepted with an empty response', async () => {
			const answer = await send(old, [initialized, { jsonrpc: '2.0', id: 1, result: {} }]);
			expect([answer.status, answer.text]).toEqual([202, '']);
		});

		it('is refused when it is empty', async () => {
			const refusal = { status: 400, code: -32600, id: null };
			expect(summarizeError(await send(old, []))).toEqual(refusal);
		});

		it('cannot start a session', async () => {
			const answer = await send(old, [anInitialize(old)]);
			expect(answer.headers.get('mcp-session-id')).toBeNull();
			expect(readMessages<unknown>(answer)).toMatchObject(
				answer.status === 400 ? { error: { code: -32600 } } : [{ error: { code: -32600 } }],
			);
		});

		it.each([
			['after it', [call, cancel('c')]],
			['before it', [cancel('c'), call]],
			['between two identical requests', [call, cancel('c'), call]],
		])('answers a request even if its cancellation comes %s', async (_, batch) => {
			const answer = await send(old, batch, { limitMilliseconds: LIMIT_MS });
			expect(answer.status).toBe(200);
			const ids = readMessages<readonly Message[]>(answer).map(({ id }) => id);
			expect(ids).toEqual(batch.includes(call) ? ids.fill('c') : []);
			expect(ids.length).toBeGreaterThan(0);
		});
	});

	describe.each(WITHOUT_BATCHES)('a batch (%s)', (where) => {
		it.each([
			['of one request', [aRequest('tools/list')]],
			['without requests', []],
			['of notifications', [initialized]],
			['with "initialize"', [anInitialize('2025-03-26')]],
			['with a request and its cancellation', [call, cancel('c')]],
		])('%s is refused', async (_, batch) => {
			const answer = await send(where, batch, { limitMilliseconds: LIMIT_MS });
			expect(summarizeError(answer)).toEqual({ status: 400, code: -32600, id: null });
			expect(answer.headers.get('mcp-session-id')).toBeNull();
		});
	});

	it.each(['2025-03-26', '2025-06-18', '2025-11-25'])(
		'a request is answered even if its cancellation arrives at the same time (%s)',
		async (where) => {
			const limit = { limitMilliseconds: LIMIT_MS };
			const pairs = Array.from({ length: 20 }, () => [call, cancel('c')]).flat();
			const answers = await Promise.all(pairs.map((message) => send(where, message, limit)));
			const statuses = answers.map(({ status }) => status);
			expect(statuses).toEqual(pairs.map((message) => (message === call ? 200 : 202)));
		},
	);
}
