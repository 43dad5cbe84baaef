import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextResponse } from '../../../src/endpoints/http/text-response.ts';
import type { FetchFunction } from '../../../src/server/function-loader.ts';
import { ask, decode } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8', ETag: '"t"' };
const BYTES = Buffer.from('"ü😀",');
/** Texts by path, as pieces of strings and bytes. */
const TEXTS = {
	'/api/empty': [],
	'/api/short': ['["ä"', ']'],
	'/api/few': ['[', Buffer.alloc(5_000, BYTES), '"ä"]'],
	'/api/many': Array.from({ length: 900 }, (_, index) => (index % 2 ? BYTES : '"ä",')),
	'/api/long': ['[', Buffer.alloc(3_000_000, BYTES), '"ä"]'],
};

const functions: Record<string, FetchFunction> = {
	'/api/not-found': () => new Response(null, { status: 404 }),
	...Object.fromEntries(
		Object.entries(TEXTS).map(([path, pieces]) => [
			path,
			() => new TextResponse(pieces, { headers: JSON_TYPE }),
		]),
	),
};

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer(functions);
});
afterAll(() => server.stop());

describe.each(Object.entries(TEXTS))('the text at %s', (path, pieces) => {
	const text = pieces.map(String).join('');
	const get = (accepted: string, method = 'GET') =>
		ask(server.port, path, { method, headers: { 'Accept-Encoding': accepted } });

	it('is sent complete, with its length', async () => {
		const { headers, body } = await get('identity');
		expect(body.toString()).toBe(text);
		expect(headers['content-length']).toBe(String(body.length));
		expect(headers.etag).toBe('"t"');
	});

	it.each(['br', 'gzip'])('is sent complete in %s, never with a wrong length', async (coding) => {
		const answer = await get(coding);
		expect(decode(answer).toString()).toBe(text);
		const stated = answer.headers['content-length'] ?? String(answer.body.length);
		expect(stated).toBe(String(answer.body.length));
		expect(answer.headers['content-encoding']).toBe(text.length > 1024 ? coding : undefined);
	});

	it('has the headers of GET for HEAD, except those that need the body', async () => {
		for (const accepted of ['identity', 'br']) {
			const [{ headers }, head] = [await get(accepted), await get(accepted, 'HEAD')];
			expect(head.body).toHaveLength(0);
			expect(head.headers.etag).toBe(headers.etag);
			const stated = head.headers['content-length'] ?? headers['content-length'];
			expect(stated).toBe(headers['content-length']);
		}
	});
});
