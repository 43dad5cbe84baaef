import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ProblemDetails } from '../../../src/endpoints/http/problem-details.ts';
import { ROOT } from '../../support/content.ts';
import { askTarget, HTML_TYPE, JSON_TYPE, MEDIA_TYPES, type TargetSource } from './target.ts';

const PATHS = Object.keys(MEDIA_TYPES);
const FUNCTIONS = PATHS.filter((path) => /^\/api\/reviews|^\/reviews\/\w+\.json$/.test(path));
const FILES = PATHS.filter((path) => !FUNCTIONS.includes(path));

/** Methods, conditional requests and URLs: HTTP semantics that hold for every path. */
export function describeRequests(target: TargetSource): void {
	const ask = (path: string, init?: Parameters<typeof askTarget>[2]) =>
		askTarget(target(), path, init);

	describe('HEAD', () => {
		it.each(PATHS)('%s has the headers of GET and no body', async (path) => {
			const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
			const compared = ['content-type', 'etag', 'cache-control', 'last-modified', 'link'];
			expect(compared.map((name) => head.headers.get(name))).toEqual(
				compared.map((name) => get.headers.get(name)),
			);
			expect([head.status, await head.text()]).toEqual([200, '']);
		});
	});

	describe('If-None-Match', () => {
		it.each(PATHS)('%s responds to its own ETag with 304 and no body', async (path) => {
			const etag = (await ask(path)).headers.get('etag') ?? '';
			for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
				const again = await ask(path, { headers: { 'if-none-match': condition } });
				expect([condition, again.status, await again.text()]).toEqual([condition, 304, '']);
				expect(again.headers.get('etag')).toBe(etag);
				expect(again.headers.get('content-type')).toBeNull();
				expect(again.headers.get('access-control-allow-origin')).toBe('*');
			}
		});

		it.each(PATHS)(
			'%s sends the full response for another ETag, whatever the date',
			async (path) => {
				const headers = {
					'if-none-match': '"00000000000000000000000000000000"',
					'if-modified-since': new Date(Date.now() + 60_000).toUTCString(),
				};
				expect((await ask(path, { headers })).status).toBe(200);
			},
		);
	});

	describe('OPTIONS', () => {
		it.each(PATHS)('%s allows conditional requests from scripts', async (path) => {
			const { status, headers } = await ask(path, {
				method: 'OPTIONS',
				headers: {
					origin: 'https://elsewhere.example',
					'access-control-request-method': 'GET',
					'access-control-request-headers': 'if-none-match',
				},
			});
			expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
			expect(headers.get('access-control-allow-headers')).toContain('If-None-Match');
		});

		it.each(FUNCTIONS)('%s names the allowed methods', async (path) => {
			const { headers } = await ask(path, { method: 'OPTIONS' });
			expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
		});
	});

	describe('other methods', () => {
		it.each(FILES)('%s refuses POST', async (path) => {
			expect((await ask(path, { method: 'POST', body: '{}' })).status).toBe(405);
		});

		it.each(['POST', 'PUT', 'DELETE'])(
			'functions refuse %s, naming the allowed methods',
			async (method) => {
				for (const path of FUNCTIONS) {
					const response = await ask(path, { method, body: '{}' });
					expect([response.status, response.headers.get('allow')]).toEqual([
						405,
						'GET, HEAD, OPTIONS',
					]);
					expect(ProblemDetails.parse(await response.json()).type).toBe(
						'/problems/method-not-allowed',
					);
				}
			},
		);
	});

	describe('URLs', () => {
		it.each([
			['/policy.html', '/policy'],
			['/policy/', '/policy'],
			['/policy/index.html', '/policy'],
			['/index.html', '/'],
			['/problems/not-found.html?from=here', '/problems/not-found?from=here'],
			['/reviews/any/', '/reviews/any'],
			['/reviews/any.html', '/reviews/any'],
			['/reviews.json/', '/reviews.json'],
			['/api/reviews/search/?limit=1', '/api/reviews/search?limit=1'],
			// Lists that existed in earlier versions.
			['/reviews/rating/2', '/reviews?rating=2'],
			['/reviews/rating/5/page/3', '/reviews?rating=5'],
			['/reviews/aspect/speed/rating/1', '/reviews?rating=1&aspect=speed'],
			['/reviews/technician/d-w/rating/4/page/2', '/reviews?rating=4&mentions_technician=d-w'],
			['/reviews/service/brakes/rating/3', '/reviews?rating=3&mentions_service=brakes'],
			['/reviews/location/millbrook/rating/2', '/reviews?rating=2&location=millbrook'],
			['/reviews/source/survey/rating/1/page/2', '/reviews?rating=1&source=survey'],
		])('%s redirects permanently to %s', async (path, location) => {
			const { status, headers } = await ask(path);
			expect([status, headers.get('location')]).toEqual([308, location]);
		});

		it.each([
			['/feed.atom', '/feed.xml'],
			['/feed.json', '/api/feed.json'],
		])('%s has the same bytes and links as %s', async (file, path) => {
			const [one, other] = [await ask(file), await ask(path)];
			expect(await one.text()).toBe(await other.text());
			expect(one.headers.get('link')).toBe(other.headers.get('link'));
		});

		it('a script with a digest in its name may be cached for a year', async () => {
			const names = readdirSync(join(ROOT, 'public/embed')).filter((name) => name !== 'v1.js');
			expect(names.length).toBeGreaterThan(0);
			for (const name of names) {
				const { status, headers } = await ask(`/embed/${name}`);
				const cached = 'public, max-age=31536000, immutable';
				expect([name, status, headers.get('cache-control')]).toEqual([name, 200, cached]);
			}
		});

		it.each(['/nothing', '/reviews/nothing', '/404', '/docs/nothing', '/feeds'])(
			'%s is an error page with status 404',
			async (path) => {
				const response = await ask(path);
				expect([response.status, response.headers.get('content-type')]).toEqual([404, HTML_TYPE]);
				expect(response.headers.get('link')).toBeNull();
				expect(response.headers.get('access-control-allow-origin')).toBe('*');
				expect(await response.text()).toContain('Page not found');
			},
		);

		it.each([
			'/api',
			'/api/nothing/here',
			'/api/not-found',
			'/api/reviews',
			'/api/reviews/since/2026-01-01/more',
			'/api/reviews.json',
			'/nothing.json',
			'/nothing.xml',
			'/docs/nothing.md',
			'/edition/edition.json',
			'/embed/nothing.json',
			'/embed/nothing.svg',
			'/embed/v1.0123456789abcdef.js',
			'/feeds/nothing.atom',
			'/log/nothing',
			'/log/tile/9/000',
		])('%s is a 404 in JSON, whatever the method, and is not cached', async (path) => {
			for (const method of ['GET', 'POST']) {
				const response = await ask(path, { method });
				expect([response.status, response.headers.get('content-type')]).toEqual([404, JSON_TYPE]);
				expect(response.headers.get('cache-control')).toBe('no-store');
				expect(response.headers.get('access-control-allow-origin')).toBe('*');
				expect(ProblemDetails.parse(await response.json()).type).toBe('/problems/not-found');
			}
		});
	});
}
