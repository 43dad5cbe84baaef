import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { ALLOWED_HEADERS, EXPOSED_HEADERS } from '../../../../src/endpoints/http/cors.ts';
import {
	defineEndpoint,
	endpointFor,
	respondConditionally,
	type Responder,
	type HeaderFields,
} from '../../../../src/endpoints/http/endpoint.ts';
import { Problem } from '../../../../src/endpoints/http/problem.ts';

const URL_ = 'https://reviews.test/thing';
const hello: Responder = () => Response.json({ hello: true }, { headers: { 'X-Kept': 'yes' } });

let logged: MockInstance;
beforeEach(() => {
	logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

function ask(method: string, methods: Parameters<typeof defineEndpoint>[0] = { GET: hello }) {
	return defineEndpoint(methods).fetch(new Request(URL_, { method }));
}

describe('an endpoint', () => {
	it('responds to HEAD with the headers of GET and no body', async () => {
		const [get, head] = [await ask('GET'), await ask('HEAD')];
		expect(head.status).toBe(200);
		expect([...head.headers]).toEqual([...get.headers]);
		expect(head.body).toBeNull();
		expect(await get.json()).toEqual({ hello: true });
	});

	it('cancels the body of GET in response to HEAD', async () => {
		const canceled = vi.fn<() => void>();
		const GET = () => new Response(new ReadableStream({ cancel: canceled }));
		await ask('HEAD', { GET });
		expect(canceled).toHaveBeenCalledOnce();
	});

	it.each([
		[{ GET: hello }, 'GET, HEAD, OPTIONS'],
		[{ POST: hello }, 'POST, OPTIONS'],
		[{ POST: hello, GET: hello }, 'GET, HEAD, POST, OPTIONS'],
	])('responds to OPTIONS with 204 and the allowed methods', async (methods, allow) => {
		const response = await ask('OPTIONS', methods);
		expect(response.status).toBe(204);
		expect(response.body).toBeNull();
		expect(response.headers.get('allow')).toBe(allow);
		expect(response.headers.get('access-control-allow-methods')).toBe(allow);
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
		expect(response.headers.get('access-control-allow-headers')).toBe(ALLOWED_HEADERS);
	});

	it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'constructor', '__proto__'])(
		'refuses %s with 405, naming the allowed methods',
		async (method) => {
			const response = await ask(method);
			expect(response.status).toBe(405);
			expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
			expect(response.headers.get('access-control-allow-origin')).toBe('*');
			expect(await response.json()).toMatchObject({ status: 405, title: 'Method not allowed' });
			expect(logged).not.toHaveBeenCalled();
		},
	);

	it.each(['GET', 'HEAD'])('refuses %s if only POST is allowed', async (method) => {
		const response = await ask(method, { POST: hello });
		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toBe('POST, OPTIONS');
	});

	it('sends a problem unchanged, with its headers, and does not log it', async () => {
		const headers = { 'Retry-After': '3' };
		const response = await ask('GET', {
			GET() {
				throw new Problem(503, 'unavailable', 'Cannot answer: busy', { headers });
			},
		});
		expect(response.status).toBe(503);
		expect(response.headers.get('retry-after')).toBe('3');
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(await response.json()).toEqual({
			type: '/problems/unavailable',
			title: 'Service unavailable',
			status: 503,
			detail: 'Cannot answer: busy',
		});
		expect(logged).not.toHaveBeenCalled();
	});

	it.each([
		['an error', new TypeError('secret /home/x')],
		['a string', 'secret'],
		['undefined', undefined],
		['an object with a status', { status: 404, message: 'secret' }],
	])(
		'responds to a thrown value (%s) with an opaque 500, and logs it once',
		async (_what, thrown) => {
			const response = await ask('GET', { GET: () => Promise.reject(thrown) });
			expect(response.status).toBe(500);
			expect(await response.json()).toEqual({
				type: '/problems/internal-error',
				title: 'Internal error',
				status: 500,
				detail: 'Cannot answer: something failed on our side',
			});
			expect(response.headers.get('access-control-allow-origin')).toBe('*');
			expect(logged).toHaveBeenCalledOnce();
		},
	);

	it('allows all origins in every response, and keeps the other headers', async () => {
		for (const status of [200, 304, 404]) {
			const body = status === 304 ? null : 'x';
			const endpoint = endpointFor(() => new Response(body, { status, headers: { 'X-A': 'b' } }));
			const { headers } = await endpoint.fetch(new Request(URL_));
			expect(headers.get('access-control-allow-origin')).toBe('*');
			expect(headers.get('access-control-expose-headers')).toBe(EXPOSED_HEADERS);
			expect(headers.get('x-a')).toBe('b');
		}
	});

	it('works when fetch is called without its object, as the platform does', async () => {
		const { fetch } = defineEndpoint({ GET: hello });
		expect((await fetch(new Request(URL_))).status).toBe(200);
	});
});

describe('a conditional response', () => {
	const validators = { etag: '"a"', lastModified: 'Sat, 01 Mar 2025 12:00:00 GMT' } as const;
	const respond = vi.fn((headers: HeaderFields) => new Response('body', { headers }));
	beforeEach(() => respond.mockClear());

	it('builds no body for a 304, and repeats tag, time and cache headers', () => {
		const request = new Request(URL_, { headers: { 'If-None-Match': '"a"' } });
		const response = respondConditionally(request, validators, respond);
		expect(response.status).toBe(304);
		expect(response.body).toBeNull();
		expect(respond).not.toHaveBeenCalled();
		expect(Object.fromEntries(response.headers)).toEqual({
			'cache-control': 'public, max-age=0, must-revalidate',
			etag: '"a"',
			'last-modified': 'Sat, 01 Mar 2025 12:00:00 GMT',
			'vercel-cdn-cache-control': 'public, max-age=31536000',
		});
	});

	it('is a 412 without building the body', () => {
		const request = new Request(URL_, { headers: { 'If-Match': '"b"' } });
		expect(() => respondConditionally(request, validators, respond)).toThrow(
			expect.objectContaining({ status: 412 }),
		);
		expect(respond).not.toHaveBeenCalled();
	});

	it('has no Last-Modified if the time is unknown', () => {
		const response = respondConditionally(new Request(URL_), { etag: '"a"' }, respond);
		expect(response.headers.has('last-modified')).toBe(false);
		expect(response.headers.get('etag')).toBe('"a"');
	});
});
