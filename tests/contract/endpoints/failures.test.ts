import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createNotFoundEndpoint } from '../../../src/endpoints/not-found.ts';
import { createPermalinkEndpoint } from '../../../src/endpoints/permalink.ts';
import { createSearchEndpoint } from '../../../src/endpoints/search.ts';
import { createSinceEndpoint } from '../../../src/endpoints/since.ts';
import type { Endpoint } from '../../../src/endpoints/http/endpoint.ts';
import {
	PROBLEM_EXPLANATIONS,
	type InvalidParameterDetails,
	type ProblemDetails,
} from '../../../src/endpoints/http/problem-details.ts';
import { PROBLEM_TITLES } from '../../../src/endpoints/http/problem-titles.ts';
import { SearchParams } from '../../../src/search/search-params.ts';
import { publishedEdition } from '../../support/published-edition.ts';
import { someReviews } from '../../support/reviews.ts';
import { repeats } from '../../support/repeats.ts';

const ORIGIN = 'https://reviews.test';
const loadEdition = () => Promise.resolve(publishedEdition(someReviews(5)));
const ENDPOINTS: Record<string, Endpoint> = {
	'/api/reviews/search': createSearchEndpoint({ loadEdition }),
	'/api/reviews/since': createSinceEndpoint({ loadEdition }),
	// Without error pages, so that every error is problem JSON.
	'/reviews': createPermalinkEndpoint({
		loadEdition: async () => ({ ...(await loadEdition()), errorPage: async () => undefined }),
	}),
	'/api': createNotFoundEndpoint(),
};

let logged: MockInstance;
beforeEach(() => {
	logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

/** Checks the rules that every response must follow. */
async function expectSound(response: Response): Promise<void> {
	const text = await response.text();
	expect(response.status).toBeLessThan(500);
	expect(response.headers.get('access-control-allow-origin')).toBe('*');
	expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b/);
	if (text !== '') expect(() => JSON.parse(text) as unknown).not.toThrow();
	if (response.status < 400) return;

	const problem = JSON.parse(text) as ProblemDetails | InvalidParameterDetails;
	expect(problem.status).toBe(response.status);
	const slug = problem.type.replace('/problems/', '');
	expect(Object.keys(PROBLEM_TITLES)).toContain(slug);
	if (response.status === 400) expect(problem).toHaveProperty('issues.0.parameter');
}

describe('an unknown path', () => {
	it.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('is a JSON 404 for %s', async (method) => {
		const request = new Request(`${ORIGIN}/api/reviews/nothing?x=1`, { method });
		const response = await createNotFoundEndpoint().fetch(request);
		expect(response.status).toBe(404);
		expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
		expect(await response.json()).toEqual({
			type: '/problems/not-found',
			title: 'Not found',
			status: 404,
			detail: 'Cannot find "/api/reviews/nothing": no resource has this path',
		});
	});

	it('has a short response even if it is long, and no body for HEAD', async () => {
		const url = `${ORIGIN}/api/${'x'.repeat(50_000)}`;
		const long = await createNotFoundEndpoint().fetch(new Request(url));
		expect((await long.text()).length).toBeLessThan(500);
		const head = await createNotFoundEndpoint().fetch(new Request(url, { method: 'HEAD' }));
		expect([head.status, head.body]).toEqual([404, null]);
	});
});

describe('an edition that cannot be loaded', () => {
	it.each([
		['search', createSearchEndpoint, '/api/reviews/search'],
		['since', createSinceEndpoint, '/api/reviews/since/2025-01-01'],
		['a permalink', createPermalinkEndpoint, '/reviews/r1'],
	] as const)('is an opaque 500 for %s, logged once', async (_name, create, path) => {
		const cause = new TypeError('Cannot open /srv/secret/edition.json');
		const { fetch } = create({ loadEdition: () => Promise.reject(cause) });
		const response = await fetch(new Request(`${ORIGIN}${path}`));
		const text = await response.text();
		expect(response.status).toBe(500);
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(JSON.parse(text)).toMatchObject({ type: '/problems/internal-error', status: 500 });
		expect(text).not.toMatch(/secret|TypeError|at /);
		expect(logged.mock.calls).toEqual([[cause]]);
	});

	it('is loaded again for the next request', async () => {
		const load = vi.fn(loadEdition).mockRejectedValueOnce(new TypeError('not yet'));
		const { fetch } = createSearchEndpoint({ loadEdition: load });
		const statuses = [1, 2].map(async () => (await fetch(new Request(ORIGIN))).status);
		expect(await Promise.all(statuses)).toEqual([500, 200]);
	});

	it('does not matter for an invalid request', async () => {
		const { fetch } = createSearchEndpoint({ loadEdition: () => Promise.reject(new TypeError()) });
		expect((await fetch(new Request(`${ORIGIN}/?rating=9`))).status).toBe(400);
	});
});

describe('every problem', () => {
	it('has a title and an explanation', () => {
		expect(Object.keys(PROBLEM_EXPLANATIONS).toSorted()).toEqual(
			Object.keys(PROBLEM_TITLES).toSorted(),
		);
	});
});

describe('any request', () => {
	const text = fc.string({ unit: 'binary', maxLength: 30 });
	const names = fc.oneof(
		fc.constantFrom(...Object.keys(SearchParams.shape), '__proto__', 'constructor', 'date', ''),
		text,
	);
	const values = fc.oneof(
		fc.constantFrom('', '5', '-1', '1e0', '2025-02-30', '2025-02-03', 'newest', 'true', '%', '\0'),
		fc.integer().map(String),
		text,
	);
	const encode = (pair: [string, string]) => new URLSearchParams([pair]).toString();
	const query = fc.oneof(
		fc.array(fc.tuple(names, values).map(encode), { maxLength: 8 }).map((parts) => parts.join('&')),
		fc.string({ unit: 'binary', maxLength: 60 }).map((raw) => raw.replaceAll('#', '')),
	);
	const path = fc
		.tuple(fc.constantFrom(...Object.keys(ENDPOINTS)), fc.constantFrom('', '/'), text)
		.map(([base, slash, rest]) => ({ base, rest: slash && `/${rest.replaceAll(/[?#]/g, '')}` }));
	const headerValue = fc.oneof(
		fc.constantFrom('*', '"a"', 'W/"a', '""', 'Mon, 10 Mar 2025 12:00:00 GMT', 'bytes=0-1'),
		fc.string({ unit: 'binary-ascii' }).map((raw) => raw.replaceAll(/[^\x20-\x7e]/g, '')),
	);
	const headers = fc.dictionary(
		fc.constantFrom('If-None-Match', 'If-Match', 'If-Modified-Since', 'Range', 'Accept', 'Origin'),
		headerValue,
	);
	const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST');

	it('gets a valid response: no 5xx, no stack trace, valid JSON', async () => {
		await fc.assert(
			fc.asyncProperty(path, query, headers, method, async ({ base, rest }, asked, sent, verb) => {
				const request = new Request(`${ORIGIN}${base}${rest}?${asked}`, {
					method: verb,
					headers: sent,
				});
				const response = await ENDPOINTS[base]?.fetch(request);
				if (verb === 'HEAD') expect(response?.body).toBeNull();
				else await expectSound(response ?? Response.error());
			}),
			{ seed: 50, numRuns: repeats(500) },
		);
		expect(logged).not.toHaveBeenCalled();
	});

	it.each([
		['a very long value', `query=${'é'.repeat(100_000)}`],
		['a very long name', `${'x'.repeat(200_000)}=1`],
		['many unknown names', Array.from({ length: 20_000 }, (_, n) => `p${n}=1`).join('&')],
		['one name, many times', 'rating=5&'.repeat(20_000)],
		['the longest query, in letters that NFKC expands to eighteen', `query=${'ﷺ'.repeat(5_000)}`],
	])('gets a valid response with %s', async (_what, asked) => {
		const request = new Request(`${ORIGIN}/api/reviews/search?${asked}`);
		await expectSound(await (ENDPOINTS['/api/reviews/search'] as Endpoint).fetch(request));
	});
});
