import { describe, expect, expectTypeOf, it } from 'vitest';
import {
	requestSearch,
	countsOf,
	type SearchResponse,
} from '../../../../src/site/islands/explorer/search-client.ts';
import { SearchFailure } from '../../../../src/site/islands/explorer/search-failure.ts';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { Problem, problemResponse } from '../../../../src/endpoints/http/problem.ts';
import { invalidParameters } from '../../../../src/endpoints/http/query.ts';
import type { SearchPage } from '../../../../src/search/search-page.ts';

const ANSWER: SearchResponse = {
	total: 3,
	next: null,
	stats: { average: 1, distribution: { '1': 3, '2': 0, '3': 0, '4': 0, '5': 0 } },
	facets: {
		aspect: [{ value: 'speed', count: 2 }],
		technician: [{ value: 'Mei Chen', count: 1 }],
		service: [],
		location: [{ value: 'harborview', count: 3 }],
		source: [],
	},
	reviews: [],
};
const ask = (answer: () => Promise<Response>, signal = new AbortController().signal) =>
	requestSearch(translatorFor('en'), answer, '/api/reviews/search', signal);
const failureOf = (answer: () => Promise<Response>) =>
	ask(answer).catch((error: unknown) => {
		if (error instanceof SearchFailure) return [error.kind, ...error.sentences];
		throw error;
	});

describe('a search response', () => {
	it('has the type that the search endpoint returns', () => {
		expectTypeOf<SearchPage>().toExtend<SearchResponse>();
	});

	it('has counts for each parameter', () => {
		expect([...countsOf(ANSWER, 'aspect')]).toEqual([['speed', 2]]);
		expect([...countsOf(ANSWER, 'mentions_technician')]).toEqual([['Mei Chen', 1]]);
		expect(countsOf(ANSWER, 'rating').get('1')).toBe(3);
		expect([...countsOf({ ...ANSWER, facets: undefined }, 'source')]).toEqual([]);
	});
});

describe('a failed search', () => {
	it('says what is wrong with the request', async () => {
		const problem = invalidParameters([
			{ parameter: 'since', code: 'invalid_format', message: 'must be a day' },
			{ parameter: 'rating', code: 'too_big', message: 'must be at most 5' },
		]);
		expect(await failureOf(async () => problemResponse(problem))).toEqual([
			'refused',
			'“rating” must be at most 5.',
			'“since” must be a day.',
		]);
	});

	it.each([
		[503, 'unavailable', 'Try again in a minute.'],
		[429, 'unavailable', 'Too many.'],
		[404, 'refused', 'Nothing is here.'],
	] as const)('reports the detail of a %i', async (status, kind, detail) => {
		const problem = new Problem(status, 'unavailable', detail);
		expect(await failureOf(async () => problemResponse(problem))).toEqual([kind, detail]);
	});

	it('reports the status if there is no detail', async () => {
		expect(await failureOf(async () => Response.json('no', { status: 502 }))).toEqual([
			'unavailable',
			'The server answered 502.',
		]);
	});

	it('reports a truncated response', async () => {
		expect(await failureOf(async () => new Response('{"total":'))).toEqual([
			'unreadable',
			'The response cannot be read (200).',
		]);
	});

	it('reports an unreachable server', async () => {
		const offline = () => Promise.reject(new TypeError('Failed to fetch'));
		expect(await failureOf(offline)).toEqual(['offline', 'The server cannot be reached.']);
	});

	it('is not reported if another search replaced it', async () => {
		const controller = new AbortController();
		const answer = ask(async () => {
			controller.abort();
			throw new DOMException('', 'AbortError');
		}, controller.signal);
		await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
	});
});
