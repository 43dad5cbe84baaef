import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SincePage } from '../../../src/reviews/changes/since-page.ts';
import type { PublishedEdition } from '../../../src/edition/documents/published-edition.ts';
import { createSinceEndpoint } from '../../../src/endpoints/since.ts';
import type { Review } from '../../../src/reviews/review.ts';
import type { Tombstone } from '../../../src/reviews/stored-review.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { aReview, aTombstone, someReviews } from '../../support/reviews.ts';
import { repeats } from '../../support/repeats.ts';

const PATH = 'https://reviews.test/api/reviews/since';
const edition = publishedEdition(someReviews(57), { removed: [aTombstone()] });

function ask(rest: string, init: RequestInit = {}, published: PublishedEdition = edition) {
	const { fetch } = createSinceEndpoint({ loadEdition: () => Promise.resolve(published) });
	return fetch(new Request(`${PATH}${rest}`, init));
}

async function pageOf(response: Response): Promise<SincePage> {
	expect(response.status).toBe(200);
	return SincePage.parse(await response.json());
}

describe('a since response', () => {
	it('has all documented headers', async () => {
		const { headers } = await ask('/2025-02-10');
		expect(Object.fromEntries(headers)).toEqual({
			'access-control-allow-origin': '*',
			'access-control-expose-headers':
				'ETag, Last-Modified, Link, Accept-Ranges, Content-Range, Mcp-Session-Id, MCP-Protocol-Version, Retry-After',
			'cache-control': 'public, max-age=0, must-revalidate',
			'content-type': 'application/json; charset=utf-8',
			etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
			'last-modified': 'Mon, 10 Mar 2025 12:00:00 GMT',
			'vercel-cdn-cache-control': 'public, max-age=31536000',
		});
	});

	it.each([
		['/2025-02-10', 19 * 2],
		['/2025-02-28', 2],
		['/2025-03-01', 0],
		['/0001-01-01', 57],
		['/9999-12-31', 0],
		['/2024-02-29', 57],
		['?date=2025-02-28', 2],
		['?other=1&date=2025-02-28', 2],
		['/2025-02-28?date=2025-02-01', 2],
		['/2025%2D02%2D28', 2],
	])('to %s lists all %i reviews on or after the day', async (rest, total) => {
		const page = await pageOf(await ask(rest));
		expect(page).toMatchObject({ total, count: total });
		expect(page.reviews).toHaveLength(total);
		expect(page.reviews.every(({ date }) => date >= page.since)).toBe(true);
	});

	it('has its members in order, and lists removals', async () => {
		const page = await pageOf(await ask('/2025-03-05'));
		expect(Object.keys(page)).toEqual(['since', 'total', 'count', 'removed', 'reviews']);
		expect(page.removed).toEqual([aTombstone()]);
		expect((await pageOf(await ask('/2025-03-06'))).removed).toEqual([]);
	});

	it('is complete and streamed beyond 4.5 MB, even with many removals', async () => {
		const reviews = Array.from({ length: 2_000 }, (_, index) =>
			aReview({ id: `r${index}`, text: 'ü😀'.repeat(500) }),
		);
		const removed = Array.from({ length: 20_000 }, (_, index) => aTombstone({ id: `g${index}` }));
		for (const [published, total] of [
			[publishedEdition(reviews), 2_000],
			[publishedEdition([], { removed }), 0],
		] as const) {
			const response = await ask('/2025-01-01', {}, published);
			const chunks = await Array.fromAsync(response.body ?? []);
			expect(chunks.length).toBeGreaterThan(1);
			const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
			expect(SincePage.parse(body)).toMatchObject({ total, count: total });
		}
	});

	it('has a Content-Length if it is long', async () => {
		const long = publishedEdition(someReviews(3_000));
		const response = await ask('/2000-01-01', {}, long);
		const stated = Number(response.headers.get('content-length'));
		expect(stated).toBeGreaterThan(1_000_000);
		expect((await response.bytes()).length).toBe(stated);
	});

	it('can come from an empty edition', async () => {
		const empty = publishedEdition([], { last_modified: undefined });
		const response = await ask('/2025-01-01', {}, empty);
		expect(response.headers.has('last-modified')).toBe(false);
		expect(await response.text()).toBe(
			'{"since":"2025-01-01","total":0,"count":0,"removed":[],"reviews":[]}\n',
		);
	});

	it('is the same with an Authorization header, which is ignored', async () => {
		const keyed = await ask('/2025-02-10', { headers: { Authorization: 'Basic eDp5' } });
		expect(await keyed.text()).toBe(await (await ask('/2025-02-10')).text());
	});
});

describe('a since request with an invalid day', () => {
	it.each([
		['/2025-02-30', '2025-02-30'],
		['/2025-02-29', '2025-02-29'],
		['/2025-2-3', '2025-2-3'],
		['/20250203', '20250203'],
		['/today', 'today'],
		['/2025-02-03T00:00:00Z', '2025-02-03T00:00:00Z'],
		['/2025-02-03/', '2025-02-03/'],
		['/2025-02-03/x', '2025-02-03/x'],
		['/%20', ' '],
		['/%E0%A4%A', '%E0%A4%A'],
		['/%', '%'],
		['/%00', '\0'],
		['/2025-02-03%0A', '2025-02-03\n'],
		['/%D9%A2%D9%A0', '٢٠'],
		['/', ''],
		['', ''],
		['?date=', ''],
		['?date=2025-02-30', '2025-02-30'],
		['?since=2025-02-03', ''],
		[`/${'9'.repeat(10_000)}`, `${'9'.repeat(200)}…`],
	])('is a 400 with one issue: %.40s', async (rest, received) => {
		const response = await ask(rest);
		expect(response.status).toBe(400);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(await response.json()).toEqual({
			type: '/problems/invalid-parameter',
			title: 'Invalid parameter',
			status: 400,
			detail: 'Cannot read "date": must be a calendar day that exists, as YYYY-MM-DD',
			issues: [
				{
					parameter: 'date',
					code: 'invalid_format',
					message: 'must be a calendar day that exists, as YYYY-MM-DD',
					received,
				},
			],
		});
	});
});

describe('a conditional since request', () => {
	const etagOf = async (published?: PublishedEdition, rest = '/2025-02-10') =>
		(await ask(rest, { method: 'HEAD' }, published)).headers.get('etag') ?? '';

	it.each([
		['If-None-Match', (etag: string) => etag],
		['If-None-Match', (etag: string) => `W/${etag}`],
		['If-None-Match', (etag: string) => `"a", W/"b",${etag}`],
		['If-None-Match', () => '*'],
		['If-Modified-Since', () => 'Mon, 10 Mar 2025 12:00:00 GMT'],
		['If-Modified-Since', () => 'Mon Mar 10 12:00:00 2025'],
	] as const)('is a 304 with an empty body if %s matches', async (name, valueFor) => {
		const etag = await etagOf();
		const response = await ask('/2025-02-10', { headers: { [name]: valueFor(etag) } });
		expect(response.status).toBe(304);
		expect(await response.text()).toBe('');
		expect(response.headers.get('etag')).toBe(etag);
	});

	it.each([
		{ 'If-None-Match': '"other"' },
		{ 'If-None-Match': '"other"', 'If-Modified-Since': 'Fri, 10 Mar 2034 12:00:00 GMT' },
		{ 'If-Modified-Since': 'Mon, 10 Mar 2025 11:59:59 GMT' },
		{ 'If-Modified-Since': 'Mon, 31 Feb 2025 11:59:59 GMT' },
	])('is a 200 if nothing matches: %j', async (headers) => {
		expect((await ask('/2025-02-10', { headers })).status).toBe(200);
	});

	it('has the same tag for both forms of the URL', async () => {
		expect(await etagOf(edition, '?date=2025-02-10')).toBe(await etagOf());
	});

	it('has a tag that changes exactly when the list changes', async () => {
		const day = fc.integer({ min: 1, max: 6 }).map((number) => `2025-03-0${number}`);
		const change = fc.record({
			target: fc.nat(9),
			how: fc.constantFrom('none', 'drop', 'text', 'date', 'removed'),
			to: day,
		});
		await fc.assert(
			fc.asyncProperty(fc.array(day, { maxLength: 8 }), change, day, async (days, step, since) => {
				const reviews = days.map((date, index) => aReview({ id: `r${index}`, date }));
				const before = publishedEdition(reviews);
				const after = publishedEdition(...changed(reviews, step));
				const rest = `/${since}`;
				const [first, second] = [await ask(rest, {}, before), await ask(rest, {}, after)];
				const sameTag = first.headers.get('etag') === second.headers.get('etag');
				expect(sameTag).toBe((await first.text()) === (await second.text()));
			}),
			{ seed: 40, numRuns: repeats(80) },
		);
	});
});

describe('the since endpoint', () => {
	it('responds to HEAD like GET, without a body', async () => {
		for (const rest of ['/2025-02-10', '/nonsense']) {
			const [get, head] = [await ask(rest), await ask(rest, { method: 'HEAD' })];
			expect(head.status).toBe(get.status);
			expect([...head.headers]).toEqual([...get.headers]);
			expect(head.body).toBeNull();
		}
	});

	it('responds to OPTIONS with 204, and to other methods with 405 and Allow', async () => {
		expect((await ask('/2025-02-10', { method: 'OPTIONS' })).status).toBe(204);
		const response = await ask('/2025-02-10', { method: 'DELETE' });
		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
	});
});

function changed(
	reviews: readonly Review[],
	{ target, how, to }: { target: number; how: string; to: string },
): [Review[], { removed: Tombstone[] }] {
	const edited = reviews.flatMap((review, index) => {
		if (index !== target) return [review];
		if (how === 'drop') return [];
		if (how === 'text') return [{ ...review, text: 'edited' }];
		return [how === 'date' ? { ...review, date: to } : review];
	});
	const removed = how === 'removed' ? [aTombstone({ removed_at: `${to}T12:00:00Z` })] : [];
	return [edited, { removed }];
}
