import { describe, expect, it } from 'vitest';
import {
	countUrls,
	resultsUrl,
	searchUrl,
	totalUrl,
} from '../../../../src/site/islands/explorer/search-urls.ts';
import { parseQuery } from '../../../../src/endpoints/http/query.ts';
import { SearchParams } from '../../../../src/search/search-params.ts';

const VIEW = {
	query: 'oil & change',
	rating: '1',
	aspect: 'speed',
	since: '2025-01-01',
	cursor: 'newest.1.2025-03-01.r1',
};

const FACETS = 'facets=location%2Csource%2Ctechnician%2Cservice%2Caspect';

describe('the searches for a view', () => {
	it('have the parameters from its URL, and request counts', () => {
		expect(searchUrl({})).toBe('/api/reviews/search');
		expect(resultsUrl({ aspect: 'speed' })).toBe(`/api/reviews/search?aspect=speed&${FACETS}`);
	});

	it('count the choices of each filter in use without that filter, from the first review', () => {
		expect([...countUrls(VIEW)]).toEqual([
			[
				'rating',
				`/api/reviews/search?query=oil+%26+change&aspect=speed&since=2025-01-01&${FACETS}&limit=1`,
			],
			[
				'aspect',
				`/api/reviews/search?query=oil+%26+change&rating=1&since=2025-01-01&${FACETS}&limit=1`,
			],
		]);
	});

	it('can request more reviews at once, up to the maximum page size', () => {
		expect([0, 20, 40, 240].map((least) => resultsUrl({ rating: '1' }, least))).toEqual([
			`/api/reviews/search?rating=1&${FACETS}`,
			`/api/reviews/search?rating=1&${FACETS}`,
			`/api/reviews/search?rating=1&${FACETS}&limit=40`,
			`/api/reviews/search?rating=1&${FACETS}&limit=100`,
		]);
	});

	it('get the counts for the bars without any star filter', () => {
		expect([...countUrls({ min_rating: '2', max_rating: '4' })]).toEqual([
			['rating', `/api/reviews/search?${FACETS}&limit=1`],
		]);
	});

	it('need no extra counts if no filter is in use', () => {
		expect([...countUrls({ query: 'oil', sort: 'lowest' })]).toEqual([]);
	});

	it('have only parameters that the search accepts', () => {
		const urls = [searchUrl(VIEW), resultsUrl(VIEW), resultsUrl(VIEW, 500), totalUrl(VIEW)];
		for (const url of [...urls, ...countUrls(VIEW).values()]) {
			const { searchParams } = new URL(url, 'https://reviews.test');
			expect([url, parseQuery(SearchParams, searchParams).warnings]).toEqual([url, []]);
		}
	});
});
