import { describe, expect, it } from 'vitest';
import { ProblemDetails } from '../../../src/endpoints/http/problem-details.ts';
import { createReviewsEndpoint } from '../../../src/endpoints/review.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { aReview, aTombstone, someReviews } from '../../support/reviews.ts';

const ORIGIN = 'https://reviews.test';
const tombstone = aTombstone({ id: 'taken-down' });
const stamped = aReview({ id: 'stamped', updated_at: '2025-02-01T08:00:00Z' });
const edition = publishedEdition([...someReviews(30), stamped], { removed: [tombstone] });
const endpoint = createReviewsEndpoint({ loadEdition: () => Promise.resolve(edition) });

const ask = (path: string, init: RequestInit = {}) =>
	endpoint.fetch(new Request(ORIGIN + path, init));

describe('one review as JSON', () => {
	it.each([
		'/api/reviews/r7',
		'/reviews/r7.json',
		'/api/reviews/%72%37',
		// As the platform may rewrite it.
		'/api/reviews/search?review=r7',
	])('is the whole record at %s', async (path) => {
		const response = await ask(path);
		const { index } = edition;
		expect(await response.json()).toEqual(
			JSON.parse(index.reviews.text(index.ids.find('r7') ?? 0)),
		);
		expect([response.status, Object.fromEntries(response.headers)]).toEqual([
			200,
			{
				'access-control-allow-origin': '*',
				'access-control-expose-headers': expect.any(String),
				'cache-control': 'public, max-age=0, must-revalidate',
				'content-type': 'application/json; charset=utf-8',
				etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
				'last-modified': 'Mon, 10 Mar 2025 12:00:00 GMT',
				'vercel-cdn-cache-control': 'public, max-age=31536000',
			},
		]);
	});

	it('was last modified when the review was, if that is known', async () => {
		const { headers } = await ask('/api/reviews/stamped');
		expect(headers.get('last-modified')).toBe('Sat, 01 Feb 2025 08:00:00 GMT');
	});

	it('is not sent again to a client that has it', async () => {
		const etag = (await ask('/api/reviews/r7')).headers.get('etag') ?? '';
		const again = await ask('/reviews/r7.json', { headers: { 'If-None-Match': etag } });
		expect([again.status, await again.text()]).toEqual([304, '']);
		const other = await ask('/api/reviews/r8', { headers: { 'If-None-Match': etag } });
		expect(other.status).toBe(200);
	});

	it('responds to HEAD like GET, and refuses other methods', async () => {
		const head = await ask('/api/reviews/r7', { method: 'HEAD' });
		expect([head.status, await head.text()]).toEqual([200, '']);
		const post = await ask('/api/reviews/r7', { method: 'POST', body: '{}' });
		expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
	});

	it('is a 410 with the tombstone if the review was removed', async () => {
		const response = await ask('/api/reviews/taken-down');
		const problem = ProblemDetails.parse(await response.json());
		expect(problem).toMatchObject({ status: 410, type: '/problems/gone', tombstone });
		expect(response.headers.get('cache-control')).toBe('no-store');
	});

	it.each([
		'/api/reviews/nobody',
		'/reviews/R7.json',
		'/api/reviews/search?review=',
		'/api/reviews/%zz',
	])('is a 404 that says what to do: %s', async (path) => {
		const problem = ProblemDetails.parse(await (await ask(path)).json());
		expect([problem.status, problem.detail]).toEqual([
			404,
			expect.stringContaining('/api/reviews/search lists reviews with their ids'),
		]);
	});

	it('leaves the search as it is', async () => {
		expect((await (await ask('/api/reviews/search?limit=2')).json()).total).toBe(31);
	});
});
