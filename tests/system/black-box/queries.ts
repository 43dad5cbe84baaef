import { describe, expect, it } from 'vitest';
import { SincePage } from '../../../src/reviews/changes/since-page.ts';
import { ReviewsDataset } from '../../../src/edition/documents/reviews-dataset.ts';
import { InvalidParameterDetails } from '../../../src/endpoints/http/problem-details.ts';
import type { Review } from '../../../src/reviews/review.ts';
import { SearchPage } from '../../../src/search/search-page.ts';
import { askForJson, askTarget, JSON_TYPE, type TargetSource } from './target.ts';

const SEARCH = '/api/reviews/search';
const SINCE = '/api/reviews/since';

type Holds = (review: Review) => boolean;

/** Filters, each with a predicate that is true for exactly the reviews it finds. */
const FILTERS: readonly (readonly [query: string, holds: Holds])[] = [
	['rating=1', ({ rating }) => rating === 1],
	['min_rating=4', ({ rating }) => rating >= 4],
	['max_rating=2.5', ({ rating }) => rating <= 2.5],
	['since=2026-01-01&until=2026-06-30', ({ date }) => date >= '2026-01-01' && date <= '2026-06-30'],
	['query=BRAKE', ({ text }) => text.toLowerCase().includes('brake')],
	['location=millbrook', ({ location }) => location === 'millbrook'],
	['source=survey', ({ source }) => source.id === 'survey'],
	['language=es', ({ language }) => language === 'es'],
	['has_text=false', ({ text }) => text === ''],
	['mentions_service=oil-change', ({ mentions }) => mentions.services.includes('oil-change')],
	[
		'aspect=price&sentiment=negative',
		({ aspects }) =>
			aspects.some(({ aspect, polarity }) => aspect === 'price' && polarity === 'negative'),
	],
];

/** Requests that only functions can answer. */
export function describeQueries(target: TargetSource): void {
	const all = async () => ReviewsDataset.parse(await askForJson(target(), '/reviews.json')).reviews;
	const search = async (query: string) =>
		SearchPage.parse(await askForJson(target(), `${SEARCH}?${query}`));

	describe('search', () => {
		it.each(FILTERS)(
			'finds the same reviews for %s as filtering the dataset does',
			async (query, holds) => {
				const expected = (await all()).filter(holds);
				const page = await search(`${query}&limit=100`);
				expect(expected.length).toBeGreaterThan(0);
				expect(page.total).toBe(expected.length);
				expect(page.reviews).toEqual(expected.slice(0, 100));
			},
		);

		it('finds nothing for contradictory filters, without an error', async () => {
			expect(await search('min_rating=5&max_rating=1')).toMatchObject({ total: 0, reviews: [] });
		});

		it('returns every review exactly once across all pages', async () => {
			const found: Review[] = [];
			let next: string | null = `${target().origin}${SEARCH}?limit=100`;
			while (next !== null) {
				expect(next.startsWith(target().origin)).toBe(true);
				const response = await askTarget(target(), next.slice(target().origin.length));
				const page = SearchPage.parse(await response.json());
				const link = page.next === null ? null : `<${page.next}>; rel="next"`;
				expect(response.headers.get('link')).toBe(link);
				found.push(...page.reviews);
				next = page.next;
			}
			expect(found).toEqual(await all());
		});

		it('sorts and counts on request', async () => {
			const { reviews, facets } = await search('sort=lowest&facets=1');
			expect(reviews[0]?.rating).toBe(1);
			expect(facets?.location?.map(({ value }) => value)).toContain('millbrook');
		});

		it('warns about an unknown parameter', async () => {
			const { warnings } = await search('raiting=5');
			expect(warnings?.join()).toMatch(/raiting.*rating/);
		});

		it('lists every error in one 400', async () => {
			const query = 'limit=0&rating=4.5&since=2025-02-30&cursor=nonsense&language=en&language=es';
			const response = await askTarget(target(), `${SEARCH}?${query}`);
			expect([response.status, response.headers.get('content-type')]).toEqual([400, JSON_TYPE]);
			expect(response.headers.get('access-control-allow-origin')).toBe('*');
			const { issues } = InvalidParameterDetails.parse(await response.json());
			expect(issues.map(({ parameter }) => parameter).toSorted()).toEqual([
				'cursor',
				'language',
				'limit',
				'rating',
				'since',
			]);
		});
	});

	describe('since', () => {
		it.each(['2000-01-01', '2026-01-01', '2999-12-31'])(
			'%s lists all reviews since that day',
			async (day) => {
				const expected = (await all()).filter(({ date }) => date >= day);
				const page = SincePage.parse(await askForJson(target(), `${SINCE}/${day}`));
				expect(page).toMatchObject({ since: day, total: expected.length, count: expected.length });
				expect(page.reviews).toEqual(expected);
			},
		);

		it('takes the day from the path, whatever the query says', async () => {
			const page = await askForJson(target(), `${SINCE}/2026-01-01?date=2000-01-01`);
			expect(page.since).toBe('2026-01-01');
		});

		it.each(['2025-02-30', 'yesterday', '2026-1-1', '%20', 'a%2Fb'])(
			'%s is refused with a 400, because it is not a day',
			async (day) => {
				const response = await askTarget(target(), `${SINCE}/${day}`);
				expect([response.status, response.headers.get('content-type')]).toEqual([400, JSON_TYPE]);
				const { issues } = InvalidParameterDetails.parse(await response.json());
				expect(issues).toMatchObject([{ parameter: 'date', received: decodeURIComponent(day) }]);
			},
		);

		it('responds with 400 if the day is missing', async () => {
			const response = await askTarget(target(), SINCE);
			expect(response.status).toBe(400);
		});
	});
}
