import { describe, expect, it } from 'vitest';
import { listMonths, toMonthPages } from '../../../src/edition/documents/month-archive.ts';
import type { PublishedEdition } from '../../../src/edition/documents/published-edition.ts';
import { reviewsWithPages } from '../../../src/edition/documents/review-pages.ts';
import { createPermalinkEndpoint } from '../../../src/endpoints/permalink.ts';
import { newestFirst } from '../../../src/reviews/order.ts';
import { monthPath } from '../../../src/edition/paths/month-path.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { aTombstone, someReviews } from '../../support/reviews.ts';

const ORIGIN = 'https://reviews.test';
const reviews = someReviews(230).toSorted(newestFirst);
const edition = publishedEdition(reviews, { removed: [aTombstone({ id: 'taken-down' })] });
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

function ask(path: string, init: RequestInit = {}, published: PublishedEdition = edition) {
	const { fetch } = createPermalinkEndpoint({ loadEdition: () => Promise.resolve(published) });
	return fetch(new Request(ORIGIN + path, init));
}

describe('the permalink of a review without a page', () => {
	it('redirects to the review in the archive, for every review beyond the limit', async () => {
		const shown = new Map(
			listMonths(reviews).flatMap((month) =>
				toMonthPages(month).flatMap((page, index) =>
					page.map(({ id }) => [id, `${monthPath(month.month, index + 1)}#${id}`] as const),
				),
			),
		);
		const withPages = reviewsWithPages(reviews, 10);
		const others = reviews.slice(withPages.length);
		expect(others).toHaveLength(220);
		for (const { id } of others) {
			const response = await ask(`/reviews/${id}`);
			expect([response.status, response.headers.get('location')]).toEqual([302, shown.get(id)]);
			expect(await response.text()).toBe('');
		}
	});

	it('is cached by the CDN until the next deployment, and revalidated by browsers', async () => {
		const { headers } = await ask('/reviews/r7');
		expect(Object.fromEntries(headers)).toEqual({
			'access-control-allow-origin': '*',
			'access-control-expose-headers': expect.any(String),
			'cache-control': 'public, max-age=0, must-revalidate',
			location: '/reviews/month/2025-02/page/2#r7',
			'vercel-cdn-cache-control': 'public, max-age=31536000',
		});
	});

	it.each([
		['in the path', '/reviews/r7'],
		['in the query that a rewrite adds', '/api/reviews/permalink?id=r7'],
		['in the path, ignoring the query', '/reviews/r7?id=r8'],
		['encoded', '/reviews/%72%37'],
	])('accepts the id %s', async (_where, path) => {
		expect((await ask(path)).headers.get('location')).toMatch(/#r7$/);
	});

	it('responds to HEAD like GET, and refuses other methods', async () => {
		const head = await ask('/reviews/r7', { method: 'HEAD' });
		expect([head.status, head.headers.get('location')]).toEqual([
			302,
			'/reviews/month/2025-02/page/2#r7',
		]);
		const post = await ask('/reviews/r7', { method: 'POST', body: '{}' });
		expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
		expect((await ask('/reviews/r7', { method: 'OPTIONS' })).status).toBe(204);
	});
});

describe('the permalink of an unpublished review', () => {
	const CASES = [
		['taken-down', 410, 'gone', 'gone'],
		['nothing', 404, 'not-found', 'not-found'],
		['', 404, 'not-found', 'not-found'],
		['%zz', 404, 'not-found', 'not-found'],
		['R7', 404, 'not-found', 'not-found'],
		['taken-down2', 404, 'not-found', 'not-found'],
	] as const;

	it.each(CASES)(
		'"%s" is %i for browsers, with the matching error page',
		async (id, status, page) => {
			for (const accept of [BROWSER, '*/*']) {
				const response = await ask(`/reviews/${id}`, { headers: { accept } });
				expect(response.status).toBe(status);
				expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
				expect(response.headers.get('vary')).toBe('Accept');
				expect(response.headers.get('cache-control')).toBe('no-store');
				expect(await response.text()).toBe(`<h1>${page}</h1>`);
			}
		},
	);

	it.each(CASES)('"%s" is %i for programs, as problem JSON', async (id, status, _page, slug) => {
		const headers = { accept: 'application/json' };
		const response = await ask(`/reviews/${id}`, { headers });
		expect(response.status).toBe(status);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(response.headers.get('vary')).toBe('Accept');
		expect(await response.json()).toMatchObject({ type: `/problems/${slug}`, status });
	});

	it('truncates a long id in the error', async () => {
		const headers = { accept: 'application/json' };
		const response = await ask(`/reviews/${'x'.repeat(5_000)}`, { headers });
		expect((await response.text()).length).toBeLessThan(500);
	});

	it('is problem JSON for all clients if the edition has no pages', async () => {
		const bare = { ...edition, errorPage: () => Promise.resolve(undefined) };
		const response = await ask('/reviews/nothing', { headers: { accept: BROWSER } }, bare);
		expect([response.status, (await response.json()).type]).toEqual([404, '/problems/not-found']);
	});
});
