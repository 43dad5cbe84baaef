import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FetchFunction } from '../../../src/server/function-loader.ts';
import { TextResponse } from '../../../src/endpoints/http/text-response.ts';
import { ask, decode } from './client.ts';
import { BASE_URL, startTestServer, type TestServer } from './test-server.ts';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
const LONG = JSON.stringify(Array.from({ length: 200 }, (_, i) => `entry ${i}`));
const PIECES = 4000;
const PIECE = `${'0123456789abcdef'.repeat(128)}\n`;

const functions: Record<string, FetchFunction> = {
	'/api/not-found': () => Response.json({ status: 404 }, { status: 404 }),
	'/api/reviews/since': (request) => Response.json({ url: request.url }),
	'/api/reviews/search': (request) => Response.json({ url: request.url }),
	'/api/echo': async (request) =>
		Response.json({
			url: request.url,
			method: request.method,
			headers: Object.fromEntries(request.headers),
			body: await request.text(),
		}),
	'/api/long': (request) =>
		new Response(request.method === 'HEAD' ? null : LONG, {
			headers: { ...JSON_TYPE, ETag: '"long"', Vary: 'Accept', 'X-Content-Type-Options': 'own' },
		}),
	'/api/short': () => new Response('{"a":1}', { headers: { ...JSON_TYPE, ETag: '"short"' } }),
	'/api/same': () => new Response(null, { status: 304, headers: { ETag: '"long"' } }),
	'/api/cookies': () =>
		new Response('', {
			headers: [
				['Set-Cookie', 'a=1'],
				['Set-Cookie', 'b=2'],
			],
		}),
	'/api/transformed': () =>
		new Response(LONG, { headers: { ...JSON_TYPE, 'Cache-Control': 'no-transform', ETag: '"t"' } }),
	'/api/cached': () =>
		new Response('{}', { headers: { ...JSON_TYPE, 'Vercel-CDN-Cache-Control': 'max-age=9' } }),
	'/api/throws': () => {
		throw new TypeError('the secret is 42');
	},
	'/api/options': () => new Response(null, { status: 204, headers: { Allow: 'POST, OPTIONS' } }),
	'/api/unread': () => new Response('refused', { status: 400 }),
	'/api/stream': () =>
		new TextResponse(Array(PIECES).fill(PIECE), { headers: { ...JSON_TYPE, ETag: '"stream"' } }),
	'/api/breaks': () =>
		new Response(
			new ReadableStream({
				pull(controller) {
					controller.error(new TypeError('the secret is 42'));
				},
			}),
			{ headers: JSON_TYPE },
		),
};

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer(functions);
});
afterAll(() => server.stop());
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
	ask(server.port, path, { method, headers });
const json = async (path: string, headers: Record<string, string> = {}) =>
	JSON.parse((await get(path, headers)).body.toString());

describe('the request that a function gets', () => {
	it('has the public origin, the path and the query as sent', async () => {
		const { url } = await json('/api/echo?query=a%20b&query=c+d', { Host: 'other.example' });
		expect(url).toBe(`${BASE_URL}/api/echo?query=a%20b&query=c+d`);
	});

	it.each([
		['/api/reviews/since/2026-01-31', '?date=2026-01-31'],
		['/api/reviews/since/2026-01-31?limit=5', '?limit=5&date=2026-01-31'],
		['/api/reviews/since/2026-01-31?date=1999-01-01', '?date=1999-01-01'],
		['/api/reviews/since', ''],
		['/api/reviews/abc', '?review=abc'],
		['/reviews/abc.json', '?review=abc'],
		['/api/reviews/search?rating=5', '?rating=5'],
	])('keeps the path from before the rewrite: %s', async (path, query) => {
		const { url } = await json(path);
		expect(url).toBe(`${BASE_URL}${path.split('?')[0]}${query}`);
	});

	it('has the body, and the client’s real IP address', async () => {
		const answer = await ask(server.port, '/api/echo', {
			method: 'POST',
			headers: { 'X-Forwarded-For': '8.8.8.8', 'X-Custom': 'kept' },
			body: 'hub.mode=subscribe',
		});
		expect(JSON.parse(answer.body.toString())).toMatchObject({
			method: 'POST',
			body: 'hub.mode=subscribe',
			headers: {
				'x-custom': 'kept',
				'x-forwarded-for': '127.0.0.1',
				'x-forwarded-host': 'fixture.example',
				'x-forwarded-proto': 'https',
			},
		});
	});
});

describe('the response from a function', () => {
	it('has headers that override those of the routes', async () => {
		const answer = await get('/api/long');
		expect(answer.body.toString()).toBe(LONG);
		expect(answer.headers).toMatchObject({
			etag: '"long"',
			vary: 'Accept, Accept-Encoding',
			'content-length': String(LONG.length),
			'x-content-type-options': 'own',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'strict-transport-security': 'max-age=63072000',
			'access-control-allow-origin': '*',
		});
	});

	it.each(['br', 'gzip'])('is compressed with %s and gets a weak tag', async (coding) => {
		const answer = await get('/api/long', { 'Accept-Encoding': coding });
		expect(answer.headers).toMatchObject({
			'content-encoding': coding,
			etag: 'W/"long"',
			vary: 'Accept, Accept-Encoding',
			'content-length': String(answer.body.length),
		});
		expect(decode(answer).toString()).toBe(LONG);
	});

	it('is not compressed if it is short, cannot be compressed or has no-transform', async () => {
		for (const path of ['/api/short', '/api/cookies', '/api/transformed']) {
			const { headers } = await get(path, { 'Accept-Encoding': 'br, gzip' });
			expect(headers['content-encoding']).toBeUndefined();
		}
		expect((await get('/api/transformed', { 'Accept-Encoding': 'br' })).headers.etag).toBe('"t"');
	});

	it.each(['identity', 'br', 'gzip'])(
		'is streamed in %s, beyond the size of any buffer',
		async (coding) => {
			const answer = await get('/api/stream', { 'Accept-Encoding': coding });
			const length = coding === 'identity' ? String(PIECE.length * PIECES) : undefined;
			expect(answer.headers['content-length']).toBe(length);
			expect(decode(answer).toString()).toBe(PIECE.repeat(PIECES));
		},
	);

	it('to a method that Request forbids is 405, with the function’s Allow', async () => {
		const response = await get('/api/options', {}, 'TRACE');
		expect([response.status, response.headers['allow']]).toEqual([405, 'POST, OPTIONS']);
	});

	it.each(['/api/long', '/api/short'])('to HEAD %s has the tag of GET', async (path) => {
		for (const accepted of ['identity', 'br']) {
			const head = await get(path, { 'Accept-Encoding': accepted }, 'HEAD');
			expect(head.body).toHaveLength(0);
			expect(head.headers.etag).toBe(
				(await get(path, { 'Accept-Encoding': accepted })).headers.etag,
			);
		}
	});

	it.each([
		['identity', '"long"'],
		['br', 'W/"long"'],
	])('remains a 304 without a body, with the tag of the 200 in %s', async (accepted, etag) => {
		const { status, headers, body } = await get('/api/same', { 'Accept-Encoding': accepted });
		expect([status, body.length, headers.etag]).toEqual([304, 0, etag]);
		expect(headers.vary).toBe('Accept-Encoding');
		expect(headers['content-type']).toBeUndefined();
	});

	it('has separate Set-Cookie headers', async () => {
		expect((await get('/api/cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
	});

	it('does not contain headers meant for the CDN', async () => {
		expect((await get('/api/cached')).headers['vercel-cdn-cache-control']).toBeUndefined();
	});

	it.each(['/api/nowhere', '/api/reviews', '/api/reviews/since/a/b'])(
		'to %s comes from the last rewrite',
		async (path) => {
			const { status, body } = await get(path);
			expect([status, body.toString()]).toEqual([404, '{"status":404}']);
		},
	);
});

describe('a function that fails', () => {
	it.each(['/api/throws', '/api/breaks'])('returns a 500 without details: %s', async (path) => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		const { status, headers, body } = await get(path);
		expect(status).toBe(500);
		expect(headers['access-control-allow-origin']).toBe('*');
		expect(JSON.parse(body.toString()).type).toBe('/problems/internal-error');
		expect(body.toString()).not.toContain('secret');
		expect(log).toHaveBeenCalledOnce();
		log.mockRestore();
	});

	it('while reading its request body keeps the connection open for the next request', async () => {
		const length = 3_000_000;
		const socket = connect(server.port, '127.0.0.1');
		let received = '';
		socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
		socket.write(`POST /api/unread HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
		socket.write('a'.repeat(length));
		socket.write('GET /api/short HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
		await once(socket, 'close');
		expect([...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
			'400',
			'200',
		]);
	});
});
