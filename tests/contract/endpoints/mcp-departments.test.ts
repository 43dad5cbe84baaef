import { describe, expect, it } from 'vitest';
import type { Review } from '../../../src/reviews/review.ts';
import { sampleContent, sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const { settings } = await sampleContent();
const methods = await methodsOf(edition);
const search = async (args: object) =>
	JSON.parse((await callTool(methods, 'search_reviews', args)).text);

const WORKSHOP = ['service', 'express-service'];
const departmentOf = new Map(
	[...settings.staff, ...settings.services].map(({ id, department }) => [id, department]),
);
/** Whether a review is about work on vehicles by the settings, told without the code of the search. */
const isService = ({ visit_type, mention_sources }: Review) =>
	visit_type === 'service' ||
	(visit_type === undefined &&
		mention_sources.some(({ id }) => WORKSHOP.includes(departmentOf.get(id) ?? '')));
const SINCE = '2026-03-20';
const recent = edition.reviews.filter(({ date }) => date >= SINCE);

describe('the department', () => {
	it('finds reviews by people and services where the visit type is not known', async () => {
		const expected = recent.filter(isService);
		const { total, stats, facets } = await search({
			...{ department: 'service', since: SINCE, count_only: true, facets: 'location' },
		});
		expect(total).toBe(expected.length);
		expect(total).toBeGreaterThan(50);
		const sum = expected.reduce((all, { rating }) => all + rating, 0);
		expect(stats.average).toBeCloseTo(sum / total, 2);
		expect(facets.location.map(({ value }: any) => value).toSorted()).toEqual([
			...['alder-falls', 'harborview', 'millbrook'],
		]);
	});

	it('is matched by its name in any language, and may be that of one location', async () => {
		const { total } = await search({ department: 'body-shop', limit: 1 });
		expect(total).toBeGreaterThan(20);
		for (const name of ['Collision & body shop', 'BODY SHOP', 'Carrocería y pintura']) {
			const named = await search({ department: name, limit: 1 });
			expect([name, named.total]).toEqual([name, total]);
		}
		const { total: none, warnings } = await search({ department: 'helicopters', limit: 1 });
		expect([none, warnings[0]]).toEqual([0, expect.stringContaining('no department')]);
	});

	it('counts express service as service', async () => {
		const express = await search({ department: 'express-service', limit: 100, fields: 'id' });
		const service = await search({ department: 'service', location: 'harborview', limit: 100 });
		const ids = service.reviews.map(({ id }: any) => id);
		expect(express.total).toBeGreaterThan(20);
		expect(ids).toEqual(expect.arrayContaining(express.reviews.map(({ id }: any) => id)));
	});

	it('is named where the visit type says too little, or is asked for as a service', async () => {
		const { warnings } = await search({ visit_type: 'service', since: SINCE, count_only: true });
		const count = recent.filter(isService).length;
		expect(warnings).toEqual([
			expect.stringMatching(
				`do not say what the visit was for; department "service" instead finds ${count}.$`,
			),
		]);
		const asked = await search({ mentions_service: 'service', limit: 1 });
		expect([asked.total, asked.warnings]).toEqual([
			0,
			['No service is called "service", but a department: use "department".'],
		]);
	});

	it('is listed with its name, and counted as a facet', async () => {
		const { vocabularies } = JSON.parse(
			(await callTool(methods, 'get_business', { part: 'vocabularies' })).text,
		);
		expect(vocabularies.departments).toContainEqual({
			...{ id: 'body-shop', name: 'Collision & body shop' },
		});
		const { facets } = await search({ since: SINCE, count_only: true, facets: 'department' });
		expect(facets.department[0]).toMatchObject({
			...{ value: 'service', count: recent.filter(isService).length },
		});
	});
});

it('lists locations without a match where others have some', async () => {
	const { facets } = await search({
		...{ visit_type: 'service', since: SINCE, count_only: true, facets: 'location,source' },
	});
	expect(facets.location).toContainEqual({
		...{ value: 'harborview', count: 0, average: null, positive: 0, negative: 0 },
	});
	expect(facets.source.every(({ count }: any) => count > 0)).toBe(true);
});

describe('compare', () => {
	const compare = async (args: object) => {
		const { text, isError } = await callTool(methods, 'compare', args);
		return isError ? text : JSON.parse(text);
	};
	const averageOf = (reviews: readonly Review[]) =>
		reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

	it('takes days and a department, and compares each location with the others', async () => {
		const { comparisons, search_reviews } = await compare({
			...{ by: 'locations', since: SINCE, department: 'Service' },
		});
		expect(search_reviews).toEqual({ department: 'service', since: SINCE });
		expect(comparisons).toHaveLength(3);
		const serviced = recent.filter(isService);
		for (const { location, first, second, result, difference, ci95 } of comparisons) {
			const here = serviced.filter((review) => review.location === location);
			const others = serviced.filter((review) => review.location !== location);
			expect([location, first.n, second.n]).toEqual([location, here.length, others.length]);
			expect(first.average).toBeCloseTo(averageOf(here), 2);
			expect(first.low).toBe(here.filter(({ rating }) => rating <= 2).length);
			expect([result, ci95[0] < difference, difference < ci95[1]]).toEqual([
				...['no_clear_difference', true, true],
			]);
		}
	});

	it('compares the days asked for with as many days before', async () => {
		const { comparisons } = await compare({
			by: 'periods',
			since: '2026-01-01',
			until: '2026-06-30',
		});
		expect(comparisons).toMatchObject([
			{
				measure: 'stars',
				first: { from: '2026-01-01', to: '2026-06-30' },
				second: { from: '2025-07-04', to: '2025-12-31' },
			},
		]);
		for (const group of [comparisons[0].first, comparisons[0].second]) {
			const { from, to, n, average } = group;
			const inside = edition.reviews.filter(({ date }) => date >= from && date <= to);
			expect([from, n]).toEqual([from, inside.length]);
			expect(average).toBeCloseTo(averageOf(inside), 2);
		}
	});

	it('agrees with the insights where both compare the same', async () => {
		const first = edition.reviews.at(-1)?.date;
		const own = await compare({ by: 'locations', since: first });
		for (const found of own.comparisons) {
			const known = edition.insights.comparisons.find(
				({ kind, location, measure }) =>
					kind === 'location' && location === found.location && measure === 'stars',
			);
			expect(found.difference).toBeCloseTo(known?.difference ?? Number.NaN, 3);
			expect(found.result).toBe(known?.result);
		}
	});

	it('says where there are too few reviews, and compares praise of an aspect', async () => {
		const results = async (args: object) =>
			(await compare({ by: 'locations', ...args })).comparisons.map(({ result }: any) => result);
		expect(await results({ department: 'sales', since: '2026-10-01' })).toContain('too_few');
		const { comparisons } = await compare({
			...{ by: 'locations', aspect: 'communication', since: '2019-01-01', department: 'service' },
		});
		expect(comparisons.map(({ measure }: any) => measure)).toContain('share_positive');
	});

	it('explains only members that the answer has', async () => {
		const { how_to_read, comparisons, tests } = await compare({ by: 'periods' });
		expect(how_to_read).toContain('"first" is the later period');
		expect(comparisons.some(({ why }: any) => why)).toBe(false);
		expect(how_to_read).not.toContain('"why"');
		expect(tests).toBeUndefined();
		expect(await compare({ by: 'periods', since: '2026-02-01', until: '2026-01-01' })).toMatch(
			'"since" must not be after "until"',
		);
	});
});
