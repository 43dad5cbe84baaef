import { describe, expect, it } from 'vitest';
import { FacetLists } from '../../../../src/search/index/facet-lists.ts';
import { renderFacetLists } from '../../../../src/search/index/render-facet-lists.ts';
import { indexFileOf } from '../../../support/index-sections.ts';
import { aReview } from '../../../support/reviews.ts';
import { docsOf } from '../../../support/search-exactness.ts';

const price = { aspect: 'price', polarity: 'positive', read_by: 'engine' } as const;
const slow = { aspect: 'speed', polarity: 'negative', read_by: 'engine' } as const;
const reviews = [
	aReview({ location: 'north', text: '', aspects: [price, price, slow] }),
	aReview({ location: 'constructor', language: 'es-MX' }),
	aReview({ location: 'north', aspects: [{ ...price, polarity: 'negative' }] }),
	aReview({ mentions: { technicians: ['Zoe', 'Ann'], services: ['oil'], service_areas: [] } }),
	...Array.from({ length: 20 }, () => aReview({ location: 'south' })),
];
const { facets, sections } = renderFacetLists(reviews);
const lists = new FacetLists(indexFileOf(sections), facets, reviews.length);

describe('facet lists', () => {
	it.each([
		['location', 'north', [0, 2]],
		['location', 'constructor', [1]],
		['location', 'harborview', [3]],
		['location', 'toString', []],
		['language', 'es-MX', [1]],
		['has_text', 'false', [0]],
		['technician', 'Ann', [3]],
		['technician', 'Zoe', [3]],
		['service', 'oil', [3]],
		['aspect', 'price', [0, 2]],
		['sentiment', 'negative', [0, 2]],
		['sentiment', 'positive', [0]],
		['aspect_sentiment', 'price positive', [0]],
		['aspect_sentiment', 'speed negative', [0]],
		['aspect_sentiment', 'speed positive', []],
	] as const)('have for %s "%s" the reviews %j, on every call', (facet, value, docs) => {
		expect(docsOf(lists.get(facet, value))).toEqual(docs);
		expect(docsOf(lists.get(facet, value))).toEqual(docs);
	});

	it('may have many reviews', () => {
		const south = [...reviews.keys()].filter((doc) => reviews[doc]?.location === 'south');
		expect(docsOf(lists.get('location', 'south'))).toEqual(south);
		expect(docsOf(lists.get('source', 'survey'))).toEqual([...reviews.keys()]);
	});

	it('list their values, sorted', () => {
		expect(lists.values('location')).toEqual(['constructor', 'harborview', 'north', 'south']);
		expect(lists.values('technician')).toEqual(['Ann', 'Zoe']);
	});
});
