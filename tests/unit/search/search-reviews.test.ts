import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Review } from '../../../src/reviews/review.ts';
import { readCursor } from '../../../src/search/cursor.ts';
import { FACETS } from '../../../src/search/search-page.ts';
import type { SearchParams } from '../../../src/search/search-params.ts';
import { searchReviews, type SearchResponse } from '../../../src/search/search-reviews.ts';
import { publishedReviews, searchIndexOf } from '../../support/search-index.ts';
import { aReview } from '../../support/reviews.ts';
import { oracleIds, VOCABULARY, someParams, someReviews } from '../../support/search-oracle.ts';
import { repeats } from '../../support/repeats.ts';

/** The result of a search, and the published reviews of its page. */
type Found = SearchResponse & { readonly reviews: readonly Review[] };
const idsOf = ({ reviews }: Found) => reviews.map(({ id }) => id);

function search(reviews: readonly Review[], asked: SearchParams): Found {
	const index = searchIndexOf(reviews, VOCABULARY);
	const answer = searchReviews(index, asked, readCursor(asked));
	return { ...answer, reviews: publishedReviews(index, answer.docs) };
}

/** Returns the ids of all pages. Page n is requested from the nth edition, or from the last one. */
function walk(editions: readonly (readonly Review[])[], asked: SearchParams): string[] {
	const ids: string[] = [];
	let cursor: string | undefined;
	let page = 0;
	do {
		const edition = editions[Math.min(page, editions.length - 1)] ?? [];
		const answer = search(edition, { ...asked, cursor });
		expect(answer.reviews.length).toBeLessThanOrEqual(asked.limit);
		if (answer.nextCursor) expect(answer.reviews.length).toBe(asked.limit);
		ids.push(...idsOf(answer));
		cursor = answer.nextCursor;
		page += 1;
	} while (cursor !== undefined && page < 500);
	return ids;
}

describe('a search', () => {
	it('returns the same reviews and average as a second implementation, in the same order', () => {
		let found = 0;
		fc.assert(
			fc.property(someReviews, someParams, (reviews, asked) => {
				const expected = oracleIds(reviews, asked);
				found += expected.length;
				const answer = search(reviews, asked);
				expect(idsOf(answer)).toEqual(expected.slice(0, asked.limit));
				const matches = reviews.filter(({ id }) => expected.includes(id));
				const sum = matches.reduce((total, { rating }) => total + rating, 0);
				const mean = Number((sum / matches.length).toFixed(2));
				expect(answer.stats.average).toBe(matches.length > 0 ? mean : null);
			}),
			{ seed: 20, numRuns: repeats(400) },
		);
		// If both found nothing, they would agree without proving anything.
		expect(found).toBeGreaterThan(500);
	});

	it('counts facets only on request, most frequent first, and each value once per review', () => {
		const [a, b] = [
			{ aspect: 'price', polarity: 'positive' as const, read_by: 'engine' as const },
			{ aspect: 'price', polarity: 'negative' as const, read_by: 'engine' as const },
		];
		const reviews = [
			aReview({ id: 'r1', location: 'south', aspects: [a, b] }),
			aReview({ id: 'r2', location: 'north' }),
			aReview({ id: 'r3', location: 'south' }),
			aReview({ id: 'r4', location: 'constructor' }),
		];
		const asked: SearchParams = { sort: 'newest', limit: 1 };
		expect(search(reviews, asked).facets).toBeUndefined();
		const { facets } = search(reviews, { ...asked, facets: true });
		expect(facets?.aspect).toEqual([
			{ value: 'price', count: 1, average: 5, positive: 1, negative: 1 },
		]);
		expect(facets?.location?.map(({ value }) => value)).toEqual(['south', 'constructor', 'north']);
		for (const [location, total] of Object.entries({ constructor: 1, toString: 0 })) {
			expect(search(reviews, { ...asked, location }).total).toBe(total);
		}
	});

	it('counts by the facets named, also without reviews', () => {
		const said = (aspect: string, polarity: 'positive' | 'negative') => ({
			...{ aspect, polarity, read_by: 'engine' as const },
		});
		const reviews = [
			aReview({ id: 'r1', date: '2025-02-01', rating: 1, aspects: [said('price', 'negative')] }),
			aReview({ id: 'r2', date: '2025-03-31', rating: 4, aspects: [said('price', 'positive')] }),
			aReview({ id: 'r3', date: '2025-04-01', rating: 5, aspects: [said('speed', 'positive')] }),
		];
		const asked: SearchParams = { sort: 'newest', limit: 9, count_only: true };
		const named = search(reviews, { ...asked, facets: 'quarter, month', aspect: 'price' });
		expect(named).toMatchObject({ total: 2, docs: [], nextCursor: undefined });
		expect(named.facets).toEqual({
			quarter: [{ value: '2025-Q1', count: 2, average: 2.5, positive: 1, negative: 1 }],
			month: [
				{ value: '2025-02', count: 1, average: 1, positive: 0, negative: 1 },
				{ value: '2025-03', count: 1, average: 4, positive: 1, negative: 0 },
			],
		});
		const complaints = search(reviews, { ...asked, sentiment: 'negative' });
		expect(Object.keys(complaints.facets ?? {})).toEqual([...FACETS]);
		expect(complaints.facets?.aspect?.map(({ value, count }) => [value, count])).toEqual([
			['price', 1],
		]);
	});

	it('finds reviews with any of several words', () => {
		const texts = { a: 'They overcharged me.', b: 'Far too expensive!', c: 'Too slow.', d: '' };
		const reviews = Object.entries(texts).map(([id, text]) => aReview({ id, text }));
		const found = (mentions_any: string) =>
			idsOf(search(reviews, { sort: 'newest', limit: 9, mentions_any })).toSorted();
		expect(found('overcharged, too expensive')).toEqual(['a', 'b']);
		expect(found('pricey')).toEqual([]);
		expect(found(' , ')).toEqual(['a', 'b', 'c', 'd']);
	});

	it.each([
		['  ', ['spaces']],
		['quick  oil', ['spaces']],
		['a.c', ['dot']],
		['STRASSE', ['street']],
		['"loved"', ['quotes']],
		['\u201dLOVED\u201c', ['quotes']],
		['[', []],
		['fee', ['coffee']],
		['caf\u00e9', ['coffee']],
		['cafe\u0301', ['coffee']],
		['cafe', []],
	])('takes the query "%s" as a substring: untrimmed, and not as a pattern', (query, expected) => {
		const texts = {
			spaces: 'Quick  oil',
			dot: 'a.c',
			abc: 'abc',
			street: 'auf der Straße',
			quotes: 'We ‟loved” it',
			coffee: 'Coﬀee at the CAFE\u0301',
		};
		const reviews = Object.entries(texts).map(([id, text]) => aReview({ id, text }));
		expect(idsOf(search(reviews, { sort: 'newest', limit: 9, query })).toSorted()).toEqual(
			expected,
		);
	});

	it('searches only the text', () => {
		const review = aReview({
			title: 'needle',
			author: { name: 'needle', anonymous: false },
			translation: { text: 'needle', language: 'en', by: 'Google' },
			responses: [{ text: 'needle', author: 'needle', date: '2025-03-02' }],
		});
		expect(search([review], { sort: 'newest', limit: 9, query: 'needle' }).total).toBe(0);
	});
});

describe('the pages of a search', () => {
	const asked = fc
		.tuple(someParams, fc.boolean(), fc.integer({ min: 1, max: 7 }))
		.map(([{ sort, ...filters }, filtered, limit]): SearchParams => ({
			...(filtered && filters),
			...{ sort, limit },
		}));

	it('list each review that stays once, in order, when others are added or removed in between', () => {
		fc.assert(
			fc.property(
				someReviews,
				fc.array(fc.record({ gone: fc.array(fc.nat(99)), come: someReviews }), { maxLength: 4 }),
				asked,
				(first, changes, params) => {
					const editions = [first];
					for (const { gone, come } of changes) {
						const old = editions.at(-1) ?? [];
						const left = old.filter(({ id }) => !gone.includes(Number(id.slice(1))));
						const added = come.filter(({ id }) => !first.some((known) => known.id === id));
						const ids = new Set(left.map(({ id }) => id));
						editions.push([...left, ...added.filter(({ id }) => !ids.has(id))]);
					}
					const last = new Set(editions.at(-1)?.map(({ id }) => id));
					const stayed = first.filter(({ id }) => last.has(id));
					const seen = walk(editions, params);
					const expected = oracleIds(stayed, params);
					expect(seen.filter((id) => expected.includes(id))).toEqual(expected);
				},
			),
			{ seed: 24, numRuns: repeats(100) },
		);
	});
});
