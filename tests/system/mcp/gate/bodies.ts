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

const BODY_LIMIT_BYTES = 1024 * 1024;
const INITIALIZE = JSON.stringify(anInitialize('2025-06-18'));

/** Tests the checks that run before any method: media types, sizes, JSON and JSON-RPC. */
export function describeBodies(target: TargetSource): void {
	const ask = createAsk(target);

	describe('the media type of a request', () => {
		it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;x=y'])(
			'may be %s',
			async (type) => {
				const headers = { ...CLIENT_HEADERS, 'content-type': type };
				expect(await ask({ headers, body: INITIALIZE })).toMatchObject({ status: 200 });
			},
		);

		it.each(['text/plain', 'application/jsonl', 'text/plain; a=application/json', ''])(
			'may not be "%s"',
			async (type) => {
				const { accept } = CLIENT_HEADERS;
				const headers = type ? { accept, 'content-type': type } : { accept };
				const answer = await ask({ headers, body: INITIALIZE });
				expect(summarizeError(answer)).toMatchObject({ status: 415, code: -32600 });
			},
		);
	});

	describe('the response', () => {
		const { 'content-type': type } = CLIENT_HEADERS;

		it.each([
			'application/json, text/event-stream',
			'application/json',
			'text/event-stream, application/json;q=0.9',
			'application/*',
			'*/*',
			'text/html, */*;q=0.1',
			'',
		])('is JSON for Accept "%s"', async (accept) => {
			const headers = { 'content-type': type, ...(accept && { accept }) };
			const answer = await ask({ headers, body: INITIALIZE });
			expect(answer.status).toBe(200);
			expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
			expect(readMessages(answer)).toMatchObject({ id: 7, result: { serverInfo: {} } });
		});

		it.each(['text/event-stream', 'text/*', 'text/event-stream, application/json;q=0'])(
			'is an event for Accept "%s"',
			async (accept) => {
				const answer = await ask({ headers: { 'content-type': type, accept }, body: INITIALIZE });
				expect(answer.status).toBe(200);
				expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream\b/);
				expect(answer.headers.get('mcp-session-id')).toBeTruthy();
				expect(answer.text).toMatch(/^event: message\ndata: \{.*\}\n\n$/);
				expect(readMessages(answer)).toMatchObject({ id: 7, result: { serverInfo: {} } });
			},
		);

		it.each(['text/html', 'application/xml, image/*', 'application/json;q=0'])(
			'is 406 for Accept "%s"',
			async (accept) => {
				const answer = await ask({ headers: { 'content-type': type, accept }, body: INITIALIZE });
				expect(summarizeError(answer)).toMatchObject({ status: 406, code: -32600 });
			},
		);
	});

	describe('a body', () => {
		const padded = (bytes: number) => INITIALIZE.padEnd(bytes, ' ');

		it.each([
			['with a declared length', false],
			['in chunks', true],
		])('of 1 MiB is read, %s', async (_, isChunked) => {
			const body = padded(BODY_LIMIT_BYTES);
			expect(await ask({ headers: CLIENT_HEADERS, body, isChunked })).toMatchObject({
				status: 200,
			});
		});

		it.each([
			['with a declared length', false],
			['in chunks', true],
		])('of more than 1 MiB is refused, %s', async (_, isChunked) => {
			const body = padded(BODY_LIMIT_BYTES + 1);
			const answer = await ask({ headers: CLIENT_HEADERS, body, isChunked });
			expect(summarizeError(answer)).toMatchObject({ status: 413, code: -32600 });
		});
	});

	describe.each(['in a session', 'outside a session'])('a message %s', (where) => {
		let headers: Record<string, string> = CLIENT_HEADERS;
		beforeAll(async () => {
			if (where === 'outside a session') return;
			headers = await openSession(`${target().address}/mcp`, '2025-06-18');
		});

		it.each(['', '{', '{"jsonrpc":"2.0",}', 'ping', '\u0000'])(
			'that is not JSON is refused: %j',
			async (body) => {
				const refusal = { status: 400, code: -32700, id: null };
				expect(summarizeError(await ask({ headers, body }))).toEqual(refusal);
			},
		);

		const { id: _, ...withoutId } = aRequest('tools/list');
		it.each([
			[1, null],
			[null, null],
			['ping', null],
			[{}, null],
			[{ jsonrpc: '2.0' }, null],
			[{ ...withoutId, jsonrpc: '1.0' }, null],
			[aRequest('tools/list', undefined, null), null],
			[aRequest('tools/list', undefined, {}), null],
			[aRequest('tools/list', undefined, true), null],
			[{ jsonrpc: '1.0', id: 7, method: 'tools/list' }, 7],
			[{ id: 'a', method: 'tools/list' }, 'a'],
			[{ jsonrpc: '2.0', id: 7 }, 7],
			[{ jsonrpc: '2.0', id: 0, method: 5 }, 0],
			[{ jsonrpc: '2.0', id: '', method: 'tools/list', params: 'x' }, ''],
			[{ jsonrpc: '2.0', id: 7, method: 'tools/list', params: null }, 7],
		])('that is not JSON-RPC is refused, with the id: %j', async (message, id) => {
			const answer = await ask({ headers, body: JSON.stringify(message) });
			expect(summarizeError(answer)).toEqual({ status: 400, code: -32600, id });
		});
	});
}
