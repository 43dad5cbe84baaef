import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	choose,
	activeFilters,
	listingView,
	parseView,
	renderView,
	VIEW_PARAMETERS,
	type View,
} from '../../../../src/site/view-models/listings/view.ts';
import { SearchParams } from '../../../../src/search/search-params.ts';

const views = fc
	.dictionary(fc.constantFrom(...VIEW_PARAMETERS), fc.string({ unit: 'grapheme', minLength: 1 }))
	.map(({ sort, ...view }): View =>
		sort === 'newest' ? view : { ...view, ...(sort && { sort }) },
	);

const WITHOUT_CONTROL = [
	...['limit', 'facets', 'count_only', 'view', 'fields'],
	...['mentions_any', 'service_area', 'verification', 'department', 'topic'],
];

describe('a view', () => {
	it('has the same parameters as the search, except those without a control on the page', () => {
		const asked = Object.keys(SearchParams.shape).filter((name) => !WITHOUT_CONTROL.includes(name));
		expect(VIEW_PARAMETERS.toSorted()).toEqual(asked.toSorted());
	});

	it('is the same after rendering and parsing', () => {
		fc.assert(
			fc.property(views, (view) => {
				expect(parseView(new URLSearchParams(renderView(view)))).toEqual(view);
			}),
		);
	});

	it.each([
		['', {}, ''],
		['?sort=newest&query=', {}, ''],
		['?utm_source=mail&query=oil+change', { query: 'oil change' }, '?query=oil+change'],
		['?rating=1&query=a%26b', { query: 'a&b', rating: '1' }, '?query=a%26b&rating=1'],
	])('of %j is %o, rendered %j', (query, view, written) => {
		expect(parseView(new URLSearchParams(query))).toEqual(view);
		expect(renderView(parseView(new URLSearchParams(query)))).toBe(written);
	});

	it('starts at the first review after a change', () => {
		const view = { aspect: 'speed', cursor: 'newest.1.2025-01-01.a' };
		expect(choose(view, 'location', 'harborview')).toEqual({
			aspect: 'speed',
			location: 'harborview',
		});
		expect(choose(view, 'aspect', undefined)).toEqual({});
		expect(choose(view, 'cursor', 'newest.1.2024-01-01.b')).toMatchObject({ aspect: 'speed' });
	});

	it('has only one kind of filter on stars', () => {
		const view = { min_rating: '2', max_rating: '4', aspect: 'speed' };
		expect(choose(view, 'rating', '1')).toEqual({ rating: '1', aspect: 'speed' });
		expect(choose(view, 'aspect', 'price')).toEqual({ ...view, aspect: 'price' });
	});

	it('is not filtered by its order or its cursor', () => {
		expect(activeFilters({ sort: 'lowest', cursor: 'x', query: 'a', since: '' })).toEqual([
			'query',
		]);
	});
});

describe('the view of a list', () => {
	it('has people by name and everything else by id', () => {
		const listing = { technician: 'dana-whitfield', service: 'brakes' };
		expect(listingView(listing, () => 'Dana Whitfield')).toEqual({
			mentions_technician: 'Dana Whitfield',
			mentions_service: 'brakes',
		});
	});
});
