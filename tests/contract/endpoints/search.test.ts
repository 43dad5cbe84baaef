import { describe, expect, it } from 'vitest';
import type { PublishedEdition } from '../../../src/edition/documents/published-edition.ts';
import { createSearchEndpoint } from '../../../src/endpoints/search.ts';
import { createSinceEndpoint } from '../../../src/endpoints/since.ts';
import type { InvalidParameterDetails } from '../../../src/endpoints/http/problem-details.ts';
import { ISSUE_CODES } from '../../../src/openapi/components.ts';
import { SearchPage } from '../../../src/search/search-page.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { aReview, someReviews } from '../../support/reviews.ts';

const PATH = 'https://reviews.test/api/reviews/search';
const edition = publishedEdition(someReviews(57));

function ask(query = '', init: RequestInit = {}, published: PublishedEdition = edition) {
	const { fetch } = createSearchEndpoint({ loadEdition: () => Promise.resolve(published) });
	return fetch(new Request(`${PATH}${query}`, init));
}

async function pageOf(response: Response): Promise<SearchPage> {
	expect(response.status).toBe(200);
	return SearchPage.parse(await response.json());
}

async function tagOf(query: string, published?: PublishedEdition): Promise<string> {
	return (await ask(query, { method: 'HEAD' }, published)).headers.get('etag') ?? '';
}

async function problemOf(response: Response): Promise<InvalidParameterDetails> {
	expect(response.status).toBe(400);
	expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
	return (await response.json()) as InvalidParameterDetails;
}

describe('a search response', () => {
	it('has all documented headers', async () => {
		const response = await ask('?limit=20');
		expect(Object.fromEntries(response.headers)).toEqual({
			'access-control-allow-origin': '*',
			'access-control-expose-headers':
				'ETag, Last-Modified, Link, Accept-Ranges, Content-Range, Mcp-Session-Id, ' +
				'MCP-Protocol-Version, Retry-After',
			'cache-control': 'public, max-age=0, must-revalidate',
			'content-type': 'application/json; charset=utf-8',
			etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
			'last-modified': 'Mon, 10 Mar 2025 12:00:00 GMT',
			link: expect.stringMatching(
				/^<https:\/\/reviews\.test\/api\/reviews\/search\?\S+>; rel="next"$/,
			),
			'vercel-cdn-cache-control': 'public, max-age=31536000',
		});
	});

	it('is a page of 20 reviews, newest first, with the URL of the next page', async () => {
		const response = await ask();
		const link = response.headers.get('link');
		const page = await pageOf(response);
		expect(page).toMatchObject({ total: 57, count: 20, limit: 20 });
		expect(Object.keys(page)).toEqual(['total', 'count', 'limit', 'next', 'stats', 'reviews']);
		expect(link).toBe(`<${page.next}>; rel="next"`);
		const order = page.reviews.map(({ date, id }) => `${date} ${id}`);
		const expected = someReviews(57)
			.toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date > b.date ? -1 : 1))
			.map(({ date, id }) => `${date} ${id}`);
		expect(order).toEqual(expected.slice(0, 20));
	});

	it.each([
		'',
		'?sort=oldest&limit=7',
		'?sort=highest&limit=1',
		'?sort=lowest&limit=13&min_rating=2.5',
		'?limit=3&query=oil%20%26%20%3E%22&query_=1&has_text=1',
		'?facets=1&limit=10&language=&toString=1&utm_source=x',
	])('leads to every match of "%s", once each, through "next"', async (query) => {
		const ids: string[] = [];
		let next: string | null = `${PATH}${query}`;
		const { total, stats } = await pageOf(await ask(query));
		for (let pages = 0; next !== null && pages < 100; pages += 1) {
			const response: Response = await ask(new URL(next).search);
			const page = await pageOf(response);
			expect(page).toMatchObject({ total, stats });
			ids.push(...page.reviews.map(({ id }) => id));
			next = page.next;
			expect(response.headers.has('link')).toBe(next !== null);
		}
		expect(ids.length).toBe(total);
		expect(new Set(ids).size).toBe(total);
	});

	it.each(['foo', 'toString', '__proto__', 'constructor'])(
		'leaves ignored parameters out of "next": %s',
		async (name) => {
			const page = await pageOf(await ask(`?${name}=x&location=&rating=5&limit=2`));
			expect(page.warnings).toHaveLength(1);
			const kept = [...new URL(page.next ?? '').searchParams.keys()];
			expect(kept).toEqual(['rating', 'limit', 'cursor']);
		},
	);

	it.each([
		'?since=2025-03-01&until=2025-01-01',
		'?min_rating=5&max_rating=1',
		'?rating=1&min_rating=2',
		'?location=nowhere',
		'?mentions_technician=nobody',
		'?query=%F0%9F%A6%84',
	])('is a 200 without reviews if nothing matches: %s', async (query) => {
		const page = await pageOf(await ask(`${query}&facets=1`));
		expect(page).toMatchObject({ total: 0, count: 0, next: null, reviews: [] });
		expect(page.stats).toEqual({
			average: null,
			distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
		});
		expect(page.facets?.location).toEqual([]);
	});

	it('shows some members of each review if asked, in their order and shape', async () => {
		const review = aReview({ title: 'Good', recommends: true });
		const published = publishedEdition([review]);
		const shown = async (query: string) => {
			const page = (await (await ask(query, {}, published)).json()) as SearchPage;
			return page.reviews[0];
		};
		const { id, rating, author } = review;
		expect(await shown('?fields=author,rating')).toEqual({ id, rating, author });
		expect(await shown('?view=brief&fields=rating')).toEqual({ id, rating });
		expect(await shown('?fields=text')).toEqual({ id, title: 'Good', text: review.text });
		expect(await shown('?view=full')).toEqual(review);
		const brief = await shown('?view=brief');
		expect(review).toMatchObject(brief ?? {});
		expect(Object.keys(brief ?? {}).toSorted()).toEqual(
			['author', 'date', 'id', 'location', 'mentions'].concat(
				...['rating', 'text', 'title', 'verification'],
			),
		);
		expect(brief?.verification).toEqual({ method: review.verification.method });
		const { issues } = await problemOf(await ask('?fields=rating,stars&view=short'));
		expect(issues?.map(({ parameter }) => parameter)).toEqual(['fields', 'view']);
	});

	it('has no reviews if only counts are asked for', async () => {
		const page = await pageOf(await ask('?count_only=1&rating=5'));
		expect(page).toMatchObject({ total: 11, count: 0, limit: 20, next: null, reviews: [] });
		expect(page.facets?.month?.length).toBeGreaterThan(0);
		expect((await ask('?limit=0')).status).toBe(400);
	});

	it('takes names for values, and names the value in "next"', async () => {
		const location = [{ value: 'harborview', names: ['Larkspur Harborview'] }];
		const published = publishedEdition(someReviews(9), { vocabulary: { location } });
		const ids = async (query: string) => {
			const page = await pageOf(await ask(query, {}, published));
			return [page.reviews.map(({ id }) => id), page.next];
		};
		const named = await ids('?location=HARBORVIEW&limit=2');
		expect(named).toEqual(await ids('?location=harborview&limit=2'));
		expect(named[0]).toHaveLength(2);
		const page = await pageOf(await ask('?location=Harborvew', {}, published));
		expect(page.warnings).toEqual([
			'There is no location "Harborvew"; showing results for harborview (Larkspur Harborview).',
		]);
	});

	it('is the same with an Authorization header, which is ignored', async () => {
		const plain = await ask('?rating=5');
		const keyed = await ask('?rating=5', { headers: { Authorization: 'Bearer nonsense' } });
		expect([...keyed.headers]).toEqual([...plain.headers]);
		expect(await keyed.text()).toBe(await plain.text());
	});

	it('has all fields of reviews, and facets only on request', async () => {
		const review = aReview({ title: 'Good', recommends: true, responses: [] });
		const published = publishedEdition([review]);
		const page = await pageOf(await ask('?facets=1', {}, published));
		expect(page.reviews).toEqual([review]);
		expect(page.facets?.location).toEqual([
			{ value: 'harborview', count: 1, average: review.rating, positive: 0, negative: 0 },
		]);
		expect(await (await ask('', {}, published)).json()).not.toHaveProperty('facets');
	});

	it('can come from an empty edition', async () => {
		const empty = publishedEdition([], { last_modified: undefined });
		const response = await ask('', {}, empty);
		expect(response.headers.has('last-modified')).toBe(false);
		expect(await pageOf(response)).toMatchObject({ total: 0, next: null });
	});
});

describe('an invalid search', () => {
	it('reports all errors at once, including an invalid cursor', async () => {
		const query =
			'?rating=4.5&limit=0&since=2025-02-30&cursor=nonsense&sort=best&query=a&query=b&max_rating=9';
		const problem = await problemOf(await ask(query));
		expect(problem).toMatchObject({
			type: '/problems/invalid-parameter',
			title: 'Invalid parameter',
			status: 400,
		});
		expect(problem.issues?.map(({ parameter }) => parameter)).toEqual([
			...['cursor', 'limit', 'max_rating', 'query', 'rating', 'since', 'sort'],
		]);
		// The documented codes; no parameter of a search can be missing.
		const codes = problem.issues?.map(({ code }) => code).toSorted();
		expect(['missing', ...(codes ?? [])].toSorted()).toEqual(ISSUE_CODES.toSorted());
		for (const issue of problem.issues ?? []) {
			expect(issue).toEqual({
				parameter: expect.any(String),
				code: expect.any(String),
				message: expect.any(String),
				received: expect.any(String),
			});
			expect(problem.detail).toContain(`"${issue.parameter}": ${issue.message}`);
		}
	});

	it('with a cursor from another sort order reports only the cursor, once', async () => {
		const { next } = await pageOf(await ask('?sort=oldest&limit=1'));
		const cursor = new URL(next ?? '').searchParams.get('cursor') ?? '';
		expect((await ask(`?sort=oldest&cursor=${cursor}`)).status).toBe(200);
		for (const query of [`?cursor=${cursor}`, `?sort=highest&rating=5&cursor=${cursor}`]) {
			expect((await problemOf(await ask(query))).issues).toEqual([
				{
					parameter: 'cursor',
					code: 'invalid_cursor',
					message: 'belongs to sort=oldest: send that sort with it',
					received: cursor,
				},
			]);
		}
	});

	it.each(['?cursor=a&cursor=b', `?cursor=${'a'.repeat(6_000)}`])(
		'has one issue per parameter: %.20s',
		async (query) => {
			expect((await problemOf(await ask(query))).issues).toHaveLength(1);
		},
	);

	it('is not cached, and allows all origins', async () => {
		const { headers } = await ask('?rating=9');
		expect(headers.get('cache-control')).toBe('no-store');
		expect(headers.get('access-control-allow-origin')).toBe('*');
		expect(headers.has('etag')).toBe(false);
	});

	it('is a 400 even if the request is conditional', async () => {
		expect((await ask('?rating=9', { headers: { 'If-None-Match': '*' } })).status).toBe(400);
	});
});

describe('a conditional search', () => {
	it.each([
		['If-None-Match', (etag: string) => etag],
		['If-None-Match', (etag: string) => `W/${etag}`],
		['If-None-Match', (etag: string) => `"x,y", ${etag}`],
		['If-None-Match', () => '*'],
		['If-Modified-Since', () => 'Mon, 10 Mar 2025 12:00:00 GMT'],
		['If-Modified-Since', () => 'Monday, 10-Mar-25 12:00:00 GMT'],
	] as const)('is a 304 with an empty body if %s matches', async (name, valueFor) => {
		const etag = await tagOf('?rating=5');
		for (const method of ['GET', 'HEAD']) {
			const headers = { [name]: valueFor(etag) };
			const response = await ask('?rating=5', { method, headers });
			expect(response.status).toBe(304);
			expect(await response.text()).toBe('');
			expect(response.headers.get('etag')).toBe(etag);
			expect(response.headers.get('last-modified')).toBe('Mon, 10 Mar 2025 12:00:00 GMT');
			expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
			expect(response.headers.get('access-control-allow-origin')).toBe('*');
			expect(response.headers.has('content-type')).toBe(false);
		}
	});

	it('ignores the time if a tag is sent', async () => {
		const headers = {
			'If-None-Match': '"other"',
			'If-Modified-Since': 'Mon, 10 Mar 2025 12:00:00 GMT',
		};
		expect((await ask('', { headers })).status).toBe(200);
	});

	it('is a 412 if If-Match names another version', async () => {
		const response = await ask('', { headers: { 'If-Match': '"other"' } });
		expect(response.status).toBe(412);
		expect(await response.json()).toMatchObject({ status: 412, title: 'Precondition failed' });
	});

	it('has a different tag for each query, and the same for the same query', async () => {
		const queries = [
			...['', '?rating=5', '?rating=4', '?min_rating=5', '?limit=5', '?sort=oldest', '?query=a'],
			...['?query=A', '?facets=1', '?has_text=1', '?has_text=0', '?foo=1', '?bar=1'],
		];
		const tags = await Promise.all(queries.map((query) => tagOf(query)));
		expect(new Set(tags).size).toBe(queries.length);
		expect(await Promise.all(queries.map((query) => tagOf(query)))).toEqual(tags);
		expect(await tagOf('?query=&location=')).toBe(await tagOf(''));
	});

	it('has a different tag whenever a review, name or origin changes', async () => {
		const reviews = someReviews(9);
		const vocabulary = { technician: [{ value: 'José Núñez', names: ['Pepe'] }] };
		const tags = await Promise.all(
			[
				publishedEdition(reviews),
				publishedEdition(reviews.slice(1)),
				publishedEdition([...reviews, aReview({ id: 'new', date: '2001-01-01' })]),
				...reviews.map((changed) =>
					publishedEdition(
						reviews.map((review) => (review === changed ? { ...review, text: 'edited' } : review)),
					),
				),
				publishedEdition(reviews, { vocabulary }),
				publishedEdition(reviews, {
					vocabulary: { technician: [{ value: 'José Núñez', names: [] }] },
				}),
				publishedEdition(reviews, { base_url: 'https://elsewhere.test' }),
				publishedEdition(reviews, { schema_version: '2' }),
			].map((published) => tagOf('?rating=1', published)),
		);
		expect(new Set(tags).size).toBe(tags.length);
		expect(await tagOf('?rating=1', publishedEdition(reviews.toReversed()))).toBe(tags[0]);
	});
});

describe('the search endpoint', () => {
	it('responds to HEAD like GET, without a body', async () => {
		for (const query of ['', '?limit=2', '?rating=9', '?location=nowhere']) {
			const [get, head] = [await ask(query), await ask(query, { method: 'HEAD' })];
			expect(head.status).toBe(get.status);
			expect([...head.headers]).toEqual([...get.headers]);
			expect(head.body).toBeNull();
		}
	});

	it('responds to a preflight with the headers that scripts may send', async () => {
		const response = await ask('', {
			method: 'OPTIONS',
			headers: {
				Origin: 'https://elsewhere.test',
				'Access-Control-Request-Method': 'GET',
				'Access-Control-Request-Headers': 'if-none-match, authorization',
			},
		});
		expect(response.status).toBe(204);
		expect(await response.text()).toBe('');
		expect(Object.fromEntries(response.headers)).toMatchObject({
			allow: 'GET, HEAD, OPTIONS',
			'access-control-allow-origin': '*',
			'access-control-allow-methods': 'GET, HEAD, OPTIONS',
			'access-control-allow-headers':
				'Content-Type, If-None-Match, If-Modified-Since, Range, If-Range, Cache-Control, Authorization, ' +
				'Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Last-Event-ID',
		});
	});

	it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s with 405 and Allow', async (method) => {
		const response = await ask('?rating=9', { method, body: '{}' });
		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(await response.json()).toMatchObject({ type: '/problems/method-not-allowed' });
	});
});

it('equivalent queries get identical responses, including the next page', async () => {
	const [one, other] = await Promise.all([
		ask('?min_rating=2.0&facets=true'),
		ask('?facets=1&min_rating=2&limit='),
	]);
	expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
	expect(await one.text()).toBe(await other.text());
});

it.each([
	['search', createSearchEndpoint, '/api/reviews/search'],
	['since', createSinceEndpoint, '/api/reviews/since/2025-01-01'],
])('the tag of %s changes with the schema version', async (_name, create, path) => {
	const tags = ['1', '2'].map(async (schema_version) => {
		const loadEdition = async () => publishedEdition(someReviews(3), { schema_version });
		const response = await create({ loadEdition }).fetch(new Request(`https://x.test${path}`));
		return response.headers.get('etag');
	});
	expect(new Set(await Promise.all(tags)).size).toBe(2);
});
