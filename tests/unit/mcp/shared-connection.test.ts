import { beforeEach, describe, expect, it } from 'vitest';
import type { RpcRequest } from '../../../src/mcp/message.ts';
import { SharedConnection, type RpcResult } from '../../../src/mcp/shared-connection.ts';

/** The requests that reached the server, as it saw them. */
let asked: RpcRequest[];
let connection: SharedConnection;
beforeEach(() => {
	asked = [];
	const onmessage = (message: RpcRequest) => asked.push(message);
	connection = Object.assign(new SharedConnection(), { onmessage });
});

const request = (id: string | number, method = 'resources/read', params = {}): RpcRequest => ({
	jsonrpc: '2.0',
	id,
	method,
	params,
});
const textOf = ({ json }: RpcResult) => json.map((piece) => piece.toString()).join('');
const numberOf = (index: number) => asked[index]?.id ?? '';

describe('a shared connection', () => {
	it('gives all callers the responses to their own requests, whatever ids they use', async () => {
		const answers = [
			connection.ask(request(1)),
			connection.ask(request(1)),
			connection.ask(request('1')),
		];
		expect(new Set(asked.map(({ id }) => id)).size).toBe(3);
		for (const index of [2, 0, 1]) {
			await connection.send({ id: numberOf(index), result: { was: index } });
		}
		expect((await Promise.all(answers)).map(textOf)).toEqual([
			'{"jsonrpc":"2.0","id":1,"result":{"was":0}}',
			'{"jsonrpc":"2.0","id":1,"result":{"was":1}}',
			'{"jsonrpc":"2.0","id":"1","result":{"was":2}}',
		]);
	});

	it('replaces the content of a result with prepared content', async () => {
		const answer = connection.ask(request(1));
		connection.setContent(numberOf(0), ['"content":[', Buffer.from('1'), ']']);
		await connection.send({ id: numberOf(0), result: { content: [], _meta: {} } });
		expect(textOf(await answer)).toBe(
			'{"jsonrpc":"2.0","id":1,"result":{"content":[1],"_meta":{}}}',
		);
	});

	it('ignores notifications, unknown ids, and repeated responses from the server', async () => {
		const answer = connection.ask(request(1));
		await connection.send({ method: 'notifications/message' });
		await connection.send({ id: 'nobody’s', result: {} });
		await connection.send({ id: numberOf(0), result: { a: 1 } });
		await connection.send({ id: numberOf(0), result: { a: 2 } });
		expect(textOf(await answer)).toContain('{"a":1}');
	});

	it.each([
		['tools/list', {}, {}],
		['tools/call', { name: 'get_business' }, { name: 'get_business', arguments: {} }],
		['initialize', { protocolVersion: 'a' }, { protocolVersion: 'a', x: 1 }],
	])(
		'sends %s to the server once, and gives all callers the result',
		async (method, first, second) => {
			const one = connection.ask(request(1, method, first));
			await connection.send({ id: numberOf(0), result: { answer: 1 } });
			await one;
			const other = await connection.ask(request('other', method, second));
			expect([asked.length, textOf(other)]).toEqual([
				1,
				'{"jsonrpc":"2.0","id":"other","result":{"answer":1}}',
			]);
		},
	);

	it.each([
		['tools/call', { name: 'a' }, { name: 'b' }],
		['tools/call', { name: 'a' }, { name: 'a', arguments: { x: 1 } }],
		['initialize', { protocolVersion: 'a' }, { protocolVersion: 'b' }],
		['resources/read', { uri: 'a' }, { uri: 'a' }],
		['toString', {}, {}],
	])('sends %s to the server for %j and again for %j', async (method, first, second) => {
		const one = connection.ask(request(1, method, first));
		await connection.send({ id: numberOf(0), result: {} });
		await one;
		void connection.ask(request(2, method, second));
		expect(asked).toHaveLength(2);
	});

	it('does not cache errors, so that unknown names cannot fill the cache', async () => {
		const error = { code: -32602, message: 'no' };
		const one = connection.ask(request(1, 'tools/call', { name: 'x' }));
		await connection.send({ id: numberOf(0), error });
		expect((await one).code).toBe(-32602);
		void connection.ask(request(2, 'tools/call', { name: 'x' }));
		expect(asked).toHaveLength(2);
	});

	it('rejects all pending and later requests when the server exits', async () => {
		const answer = connection.ask(request(1));
		await connection.close();
		await expect(answer).rejects.toMatchObject({ status: 500, id: 1 });
		await expect(new SharedConnection().ask(request(2))).rejects.toMatchObject({ status: 500 });
	});
});
