import { beforeAll, describe, expect, it } from 'vitest';
import {
	aRequest,
	aStatelessRequest,
	openSession,
	readMessages,
	sendOnWire,
} from '../../support/mcp-wire.ts';
import type { TargetSource } from '../black-box/target.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** The maximum response size of a function on Vercel. */
const ANSWER_LIMIT_BYTES = 4.5 * 1024 * 1024;
const DEPTH = 100_000;
const SEARCH = { name: 'search_reviews', arguments: { limit: 100 } };

/** Tests the largest and most expensive requests. */
export function describeExtremes(target: TargetSource): void {
	describe('a request of the maximum size', () => {
		let headers: Record<string, string>;
		beforeAll(async () => {
			headers = await openSession(`${target().address}/mcp`, '2025-03-26');
		});
		const send = async (body: string) => {
			const url = `${target().address}/mcp`;
			const answer = await sendOnWire(url, { headers, body });
			expect(answer.status).toBeLessThan(500);
			expect(Buffer.byteLength(answer.text)).toBeLessThan(ANSWER_LIMIT_BYTES);
			return answer;
		};

		const nested = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
		it.each([
			['as a batch', nested],
			['as parameters', `{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"x":${nested}}}`],
			[
				'as an argument',
				`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"search_reviews","arguments":{"query":${nested}}}}`,
			],
			[
				'as _meta',
				`{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":${nested}}}}`,
			],
			['as an id', `{"jsonrpc":"2.0","id":${nested},"method":"ping"}`],
		])('may be nested to any depth %s', async (_, body) => {
			expect(readMessages<unknown>(await send(body))).toBeTypeOf('object');
		});

		it.each(['search_reviews', 'get_business'])(
			'may have any number of unknown arguments for %s',
			async (name) => {
				const names = Array.from({ length: 100_000 }, (_, index) => index.toString(36));
				const args = Object.fromEntries(names.map((unknown) => [`_${unknown}`, 1]));
				const call = JSON.stringify(aRequest('tools/call', { name, arguments: args }));
				const answer = await send(call);
				expect(readMessages(answer).result.isError).toBe(true);
				expect(Buffer.byteLength(answer.text)).toBeLessThan(2_000);
			},
		);

		it('is answered with its id, however long the id is', async () => {
			const id = 'i'.repeat(BODY_LIMIT_BYTES - 100);
			const answer = await send(JSON.stringify(aRequest('ping', undefined, id)));
			expect(readMessages(answer).id === id).toBe(true);
		});

		it('is refused if it is a batch of too many messages', async () => {
			const call = JSON.stringify(aRequest('tools/call', SEARCH));
			const count = Math.floor(BODY_LIMIT_BYTES / (call.length + 1));
			const answer = await send(`[${Array.from({ length: count }, () => call).join(',')}]`);
			expect(readMessages(answer).error?.code).toBe(-32600);
		});

		it.each([2, 10, 25, 50, 100])('may request the longest result %i times', async (count) => {
			const calls = Array.from({ length: count }, (_, id) => aRequest('tools/call', SEARCH, id));
			expect([200, 400]).toContain((await send(JSON.stringify(calls))).status);
		});

		it('gets the longest result if it is stateless', async () => {
			const url = `${target().address}/mcp`;
			const answer = await sendOnWire(url, aStatelessRequest('tools/call', SEARCH));
			expect(readMessages(answer).result.structuredContent.reviews).toHaveLength(100);
			expect(Buffer.byteLength(answer.text)).toBeLessThan(ANSWER_LIMIT_BYTES);
		});
	});
}
