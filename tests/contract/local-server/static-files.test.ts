import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createETag } from '../../../src/endpoints/http/etag.ts';
import { ALLOWED_HEADERS, EXPOSED_HEADERS } from '../../../src/endpoints/http/cors.ts';
import { ask, decode } from './client.ts';
import { fixtureFiles, LAST_MODIFIED, PICTURE } from './fixture-edition.ts';
import { BASE_URL, startTestServer, type TestServer } from './test-server.ts';

const files = fixtureFiles('first');
const reviews = Buffer.from(files['reviews.json'] ?? '');
const tag = createETag(reviews);
const modified = new Date(LAST_MODIFIED).toUTCString();
const before = new Date(Date.parse(LAST_MODIFIED) - 1000).toUTCString();
const after = new Date(Date.parse(LAST_MODIFIED) + 1000).toUTCString();

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.stop());
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
	ask(server.port, path, { method, headers });

describe('a file', () => {
	it.each([
		['/reviews.json', 'reviews.json', 'application/json; charset=utf-8'],
		['/feed.json', 'feed.json', 'application/json; charset=utf-8'],
		['/api/feed.json', 'feed.json', 'application/json; charset=utf-8'],
		['/feed.xml', 'feed.atom', 'application/atom+xml'],
		['/feed.atom', 'feed.atom', 'application/atom+xml'],
		['/reviews.csv', 'reviews.csv', 'text/csv; charset=utf-8'],
		['/reviews.ndjson', 'reviews.ndjson', 'application/x-ndjson; charset=utf-8'],
		['/reviews.jsonl', 'reviews.ndjson', 'application/x-ndjson; charset=utf-8'],
		['/', 'index.html', 'text/html; charset=utf-8'],
		['/policy', 'policy.html', 'text/html; charset=utf-8'],
		['/reviews/r1', 'reviews/r1.html', 'text/html; charset=utf-8'],
		['/favicon.png', 'favicon.png', 'image/png'],
		['/large.json', 'large.json', 'application/json; charset=utf-8'],
		['/a%20b.txt', 'a b.txt', 'text/plain; charset=utf-8'],
		['/empty.txt', 'empty.txt', 'text/plain; charset=utf-8'],
		['/%72eviews%2Ejson', 'reviews.json', 'application/json; charset=utf-8'],
	])('at %s is %s with the type %s, tagged with its digest', async (path, file, type) => {
		const answer = await get(path);
		const body = Buffer.from(files[file] ?? '');
		expect(answer.status).toBe(200);
		expect(answer.headers).toMatchObject({
			'content-type': type,
			'content-length': String(body.length),
			etag: createETag(body),
			'cache-control': 'public, max-age=0, must-revalidate',
			'accept-ranges': 'bytes',
			'access-control-allow-origin': '*',
			'access-control-allow-headers': ALLOWED_HEADERS,
			'access-control-expose-headers': EXPOSED_HEADERS,
			'strict-transport-security': 'max-age=63072000',
			'x-content-type-options': 'nosniff',
		});
		expect(answer.headers['content-encoding']).toBeUndefined();
		expect(answer.body.equals(body)).toBe(true);
	});

	it('with a content hash in its name is immutable for a year', async () => {
		const { headers } = await get('/_astro/page.Ab12.css');
		expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
	});

	it.each([
		['/reviews.json', modified],
		['/feed.xml', modified],
		['/api/feed.json', modified],
		['/insights.json', undefined],
		['/policy', undefined],
	])('at %s has the Last-Modified %s', async (path, expected) => {
		expect((await get(path)).headers['last-modified']).toBe(expected);
	});

	it.each([
		['/reviews.json', '/reviews.json'],
		['/api/feed.json', '/api/feed.json'],
		['/feed.json', '/api/feed.json'],
		['/feed.xml', '/feed.xml'],
		['/feed.atom', '/feed.xml'],
	])('at %s names the hub and itself as %s', async (path, self) => {
		const link = `<${BASE_URL}/api/websub/hub>; rel="hub", <${BASE_URL}${self}>; rel="self"`;
		expect((await get(path)).headers.link).toBe(link);
		expect((await get(path, {}, 'HEAD')).headers.link).toBe(link);
	});

	it('at a path where no topic is names no hub', async () => {
		const { status, headers } = await get('/feeds/closed.atom');
		expect([status, headers.link]).toEqual([404, undefined]);
	});

	it.each(['/reviews.json?x=1', '/reviews.json?', '/reviews.json?a=%zz'])(
		'ignores the query of %s',
		async (path) => {
			expect((await get(path)).body.equals(reviews)).toBe(true);
		},
	);
});

describe('conditions', () => {
	it.each<[string, Record<string, string>, number]>([
		['a matching tag', { 'If-None-Match': tag }, 304],
		['its weak form', { 'If-None-Match': `W/${tag}` }, 304],
		['a list with it', { 'If-None-Match': `"a,b", W/"c" ,${tag}` }, 304],
		['any', { 'If-None-Match': '*' }, 304],
		['another tag', { 'If-None-Match': '"0"' }, 200],
		['the same date', { 'If-Modified-Since': modified }, 304],
		['a later date', { 'If-Modified-Since': after }, 304],
		['an earlier date', { 'If-Modified-Since': before }, 200],
		['an unreadable date', { 'If-Modified-Since': 'yesterday' }, 200],
		[
			'another tag and a matching date',
			{ 'If-None-Match': '"0"', 'If-Modified-Since': after },
			200,
		],
		['the tag and an earlier date', { 'If-None-Match': tag, 'If-Modified-Since': before }, 304],
		['a required tag', { 'If-Match': tag }, 200],
		['any required tag', { 'If-Match': '*' }, 200],
		['another required tag', { 'If-Match': '"0"' }, 412],
		['a required tag in weak form', { 'If-Match': `W/${tag}` }, 412],
		['unmodified since', { 'If-Unmodified-Since': modified }, 200],
		['modified since', { 'If-Unmodified-Since': before }, 412],
		['the tag before a date', { 'If-Match': tag, 'If-Unmodified-Since': before }, 200],
		['failing before matching', { 'If-Match': '"0"', 'If-None-Match': tag }, 412],
		['the tag before a range', { 'If-None-Match': tag, Range: 'bytes=0-9' }, 304],
	])('%s: %j → %i', async (_name, headers, status) => {
		for (const method of ['GET', 'HEAD']) {
			expect((await get('/reviews.json', headers, method)).status).toBe(status);
		}
	});

	it('by date are ignored for a file without a date', async () => {
		expect((await get('/policy', { 'If-Modified-Since': after })).status).toBe(200);
	});

	it('that match return the headers of a 304 and no body', async () => {
		const { headers, body } = await get('/reviews.ndjson', { 'If-None-Match': '*' });
		expect(body).toHaveLength(0);
		expect(headers).toMatchObject({
			etag: createETag(files['reviews.ndjson'] ?? ''),
			'cache-control': 'public, max-age=0, must-revalidate',
			vary: 'Accept-Encoding',
			'access-control-allow-origin': '*',
		});
		for (const name of ['content-type', 'content-length', 'content-encoding', 'last-modified']) {
			expect(headers[name]).toBeUndefined();
		}
	});

	it('return the weak tag to clients that accept compression', async () => {
		const { headers } = await get('/reviews.json', {
			'If-None-Match': tag,
			'Accept-Encoding': 'gzip',
		});
		expect(headers.etag).toBe(`W/${tag}`);
	});
});

describe('codings', () => {
	it.each([
		['gzip', 'gzip'],
		['br', 'br'],
		['gzip, deflate, br', 'br'],
		['gzip;q=1, br;q=0.5', 'gzip'],
		['*', 'br'],
		['br;q=0, *', 'gzip'],
		['identity', undefined],
		['gzip;q=0.5, identity', undefined],
		['gzip;q=0', undefined],
		['deflate, zstd', undefined],
		['identity;q=0', 'gzip'],
		['*;q=0', undefined],
		['', undefined],
	])('Accept-Encoding: %s → %s', async (accepted, coding) => {
		const answer = await get('/reviews.json', { 'Accept-Encoding': accepted });
		expect(answer.status).toBe(200);
		expect(answer.headers['content-encoding']).toBe(coding);
		expect(answer.headers.etag).toBe(coding ? `W/${tag}` : tag);
		expect(answer.headers.vary).toBe('Accept-Encoding');
		expect(answer.headers['content-length']).toBe(String(answer.body.length));
		expect(decode(answer).equals(reviews)).toBe(true);
		if (coding) expect(answer.body.length).toBeLessThan(reviews.length / 2);
	});

	it.each(['/feed.xml', '/reviews.ndjson', '/reviews.csv', '/policy', '/large.json'])(
		'decode to the same bytes for %s',
		async (path) => {
			const plain = await get(path);
			for (const coding of ['br', 'gzip']) {
				const answer = await get(path, { 'Accept-Encoding': coding });
				expect(answer.headers['content-encoding']).toBe(coding);
				expect(decode(answer).equals(plain.body)).toBe(true);
			}
		},
	);

	it('are not used for files that do not get smaller', async () => {
		const { headers, body } = await get('/favicon.png', { 'Accept-Encoding': 'br, gzip' });
		expect(headers['content-encoding']).toBeUndefined();
		expect(headers.vary).toBeUndefined();
		expect(body.equals(PICTURE)).toBe(true);
	});
});

describe('ranges', () => {
	const last = reviews.length - 1;
	it.each<[string, string, number, number]>([
		['the beginning', 'bytes=0-99', 0, 99],
		['one byte', 'bytes=0-0', 0, 0],
		['from an offset', 'bytes=100-', 100, last],
		['the end', 'bytes=-10', last - 9, last],
		['beyond the end', `bytes=10-${last + 100}`, 10, last],
		['a suffix longer than the file', `bytes=-${last + 100}`, 0, last],
		['another case', 'BYTES=1-2', 1, 2],
	])('%s: %s', async (_name, range, start, end) => {
		const answer = await get('/reviews.json', { Range: range, 'Accept-Encoding': 'br' });
		expect(answer.status).toBe(206);
		expect(answer.headers).toMatchObject({
			'content-range': `bytes ${start}-${end}/${reviews.length}`,
			'content-length': String(end - start + 1),
			etag: tag,
		});
		expect(answer.headers['content-encoding']).toBeUndefined();
		expect(answer.body.equals(reviews.subarray(start, end + 1))).toBe(true);
	});

	it('are read from a large file on disk', async () => {
		const large = Buffer.from(files['large.json'] ?? '');
		const { body } = await get('/large.json', { Range: 'bytes=700000-700099' });
		expect(body.equals(large.subarray(700_000, 700_100))).toBe(true);
	});

	it.each([
		['several', 'bytes=0-1, 4-5'],
		['backwards', 'bytes=5-2'],
		['another unit', 'lines=0-1'],
		['nonsense', 'bytes=a-b'],
		['neither end', 'bytes=-'],
	])('%s: %s gets the whole file', async (_name, range) => {
		const answer = await get('/reviews.json', { Range: range });
		expect(answer.status).toBe(200);
		expect(answer.body.equals(reviews)).toBe(true);
	});

	it.each([`bytes=${reviews.length}-`, 'bytes=99999999-', 'bytes=-0'])(
		'%s is outside the file',
		async (range) => {
			const answer = await get('/reviews.json', { Range: range });
			expect(answer.status).toBe(416);
			expect(answer.headers['content-range']).toBe(`bytes */${reviews.length}`);
			expect(JSON.parse(answer.body.toString()).type).toBe('/problems/range-not-satisfiable');
		},
	);

	it.each<[string, string, number]>([
		['the tag', tag, 206],
		['the date', modified, 206],
		['the weak tag', `W/${tag}`, 200],
		['another tag', '"0"', 200],
		['another date', after, 200],
		['nonsense', 'soon', 200],
	])('If-Range with %s → %s %i', async (_name, condition, status) => {
		const headers = { Range: 'bytes=0-9', 'If-Range': condition };
		expect((await get('/reviews.json', headers)).status).toBe(status);
	});

	it('If-Range with another tag ignores a range outside the file', async () => {
		const headers = { Range: 'bytes=99999999-', 'If-Range': '"0"' };
		expect((await get('/reviews.json', headers)).status).toBe(200);
	});

	it('are ignored for HEAD', async () => {
		const answer = await get('/reviews.json', { Range: 'bytes=0-9' }, 'HEAD');
		expect(answer.status).toBe(200);
		expect(answer.headers['content-length']).toBe(String(reviews.length));
	});

	it('are ignored for clients that refuse identity', async () => {
		const headers = { Range: 'bytes=0-9', 'Accept-Encoding': 'gzip, identity;q=0' };
		const answer = await get('/reviews.json', headers);
		expect(answer.status).toBe(200);
		expect(decode(answer).equals(reviews)).toBe(true);
	});
});

describe('methods', () => {
	it.each([
		['/reviews.json', {}],
		['/reviews.json', { 'Accept-Encoding': 'br' }],
		['/large.json', { 'Accept-Encoding': 'gzip' }],
		['/large.json', {}],
		['/policy', {}],
		['/nowhere', {}],
		['/api/nowhere', {}],
		['/policy.html', {}],
		['/reviews.json', { 'If-None-Match': '*' }],
		['/reviews.json', { 'If-Match': '"0"' }],
	])('HEAD %s %j has the headers of GET and no body', async (path, headers) => {
		const got = await get(path, headers);
		const head = await get(path, headers, 'HEAD');
		expect(head.body).toHaveLength(0);
		expect(head.status).toBe(got.status);
		const without = ({ date: _date, ...rest }: typeof got.headers) => rest;
		// Errors are rendered on demand, so their length is known only with the body.
		if (got.status >= 400) delete got.headers['content-length'];
		if (got.status >= 400) delete head.headers['content-length'];
		expect(without(head.headers)).toEqual(without(got.headers));
	});

	it('OPTIONS returns a preflight response', async () => {
		const answer = await get('/reviews.json', { Origin: 'https://a.example' }, 'OPTIONS');
		expect(answer.status).toBe(204);
		expect(answer.body).toHaveLength(0);
		expect(answer.headers).toMatchObject({
			allow: 'GET, HEAD, OPTIONS',
			'access-control-allow-origin': '*',
			'access-control-allow-methods': 'GET, HEAD, OPTIONS',
			'access-control-allow-headers': ALLOWED_HEADERS,
		});
	});

	it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'])(
		'%s is refused with the allowed methods',
		async (method) => {
			const answer = await ask(server.port, '/reviews.json', {
				method,
				...(method !== 'TRACE' && { body: 'x', headers: { 'Content-Length': '1' } }),
			});
			expect(answer.status).toBe(405);
			expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
			expect(answer.headers['access-control-allow-origin']).toBe('*');
			expect(JSON.parse(answer.body.toString())).toMatchObject({
				type: '/problems/method-not-allowed',
				status: 405,
			});
		},
	);
});

describe('paths', () => {
	it.each([
		['/policy.html', '/policy'],
		['/policy/', '/policy'],
		['/index', '/'],
		['/index.html', '/'],
		['/reviews/r1.html?a=1', '/reviews/r1?a=1'],
		['/locations', '/#locations'],
		['/people?from=ad', '/insights?from=ad#people'],
		['//evil.example/', '/evil.example'],
		['//evil.example/x.html', '/evil.example/x'],
	])('%s redirects to %s, on this host', async (path, location) => {
		const answer = await get(path);
		expect(answer.status).toBe(308);
		expect(answer.headers.location).toBe(location);
	});

	it.each(['/nowhere', '/reviews/unknown', '/constructor', '/__proto__', '/REVIEWS.JSON', '/site'])(
		'%s returns the 404 page',
		async (path) => {
			const answer = await get(path, { 'Accept-Encoding': 'br' });
			expect(answer.status).toBe(404);
			expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
			expect(answer.headers.etag).toBeUndefined();
			expect(decode(answer).toString()).toContain('Not here');
		},
	);

	it.each(['/api', '/api/', '/api/nowhere', '/api/reviews.json', '/API/x'])(
		'%s is a JSON 404',
		async (path) => {
			const { status, headers } = await get(path);
			if (status === 308) return expect(headers.location).toBe('/api');
			expect(status).toBe(404);
			expect(headers['content-type']).toBe('application/json; charset=utf-8');
		},
	);
});
