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
const REPAIRS = [...WORKSHOP, 'body-shop', 'parts'];
/** Whether a review is about work on vehicles by the settings, told without the code of the search. */
const isService = ({ visit_type: visit, mention_sources }: Review) => {
	const named = (kind: string) =>
		mention_sources
			.filter((each) => each.kind === kind)
			.map(({ id }) => departmentOf.get(id) ?? '')
			.filter(
				(id) =>
					id !== '' &&
					(!visit || id === 'finance' || REPAIRS.includes(id) === (visit === 'service')),
			);
	const visited = visit === 'service' ? ['service'] : [];
	const found = [named('service'), named('technician')].find(([first]) => first) ?? visited;
	return found.some((id) => WORKSHOP.includes(id));
};
const SINCE = '2026-03-20';
const recent = edition.reviews.filter(({ date }) => date >= SINCE);

describe('the department', () => {
	it('finds reviews by their services, or else people, or else the visit type', async () => {
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

	it('does not include reviews about no known department, whose number is given', async () => {
		const known = new Set<string>();
		for (const { id } of settings.businessFile.locations.flatMap(
			(each) => each.departments ?? [],
		)) {
			const { reviews } = await search({ department: id, since: SINCE, limit: 100, fields: 'id' });
			for (const review of reviews) known.add(review.id);
		}
		const unknown = recent.filter(({ id }) => !known.has(id));
		expect(unknown.length).toBeGreaterThan(0);
		const asked = { department: 'service', since: SINCE };
		const { warnings } = await search({ ...asked, limit: 1 });
		expect(warnings.join(' ')).toContain(`${unknown.length} whose department is unknown (`);
		const { text } = await callTool(methods, 'compare', { by: 'locations', ...asked });
		for (const { location, no_department } of JSON.parse(text).locations) {
			const here = unknown.filter((review) => review.location === location);
			const low = here.filter(({ rating }) => rating <= 2).length;
			expect([location, no_department]).toMatchObject([location, { n: here.length, low }]);
		}
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
		const { warnings } = await search({ department: 'service', limit: 1 });
		const said = `Reviews about "service" include those about "express-service": ${express.total}.`;
		const others = expect.stringContaining('whose department is unknown');
		expect([warnings, express.warnings]).toEqual([[said, others], [others]]);
	});

	it('is compared with the other departments that it counts in each row', async () => {
		const rowsOf = async (args: object) => {
			const { text } = await callTool(methods, 'compare', { by: 'locations', ...args });
			const { locations, how_to_read } = JSON.parse(text);
			return { rows: locations, how_to_read };
		};
		for (const asked of [{}, { aspect: 'speed' }, { since: SINCE }]) {
			const { rows, how_to_read } = await rowsOf({ department: 'service', ...asked });
			for (const { location, includes } of rows) {
				const { total } = await search({
					...{ department: 'express-service', location, ...asked, count_only: true },
				});
				const expected = total === 0 ? undefined : { 'express-service': total };
				expect([asked, location, includes]).toEqual([asked, location, expected]);
			}
			expect(rows.filter(({ includes }: any) => includes).length).toBeGreaterThan(0);
			expect(how_to_read).toContain('"includes" are the reviews of a row about other departments');
		}
		const { rows, how_to_read } = await rowsOf({ department: 'body-shop' });
		expect(rows.some(({ includes }: any) => includes)).toBe(false);
		expect(how_to_read).not.toContain('"includes"');
	});

	it('is named where the visit type says too little, or is asked for as a service', async () => {
		const { warnings } = await search({ visit_type: 'service', since: SINCE, count_only: true });
		const count = recent.filter(isService).length;
		expect(warnings).toEqual([
			expect.stringMatching(
				`do not say what the visit was for; with department "service" instead, ${count} match. Matching either`,
			),
		]);
		const asked = await search({ mentions_service: 'service', limit: 1 });
		expect([asked.total, asked.warnings]).toEqual([
			0,
			['"service" is a department, not a service: use "department".'],
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

it('has the stars that the insights state, at every location', async () => {
	const rows = edition.insights.departments.filter(({ department }) => department !== undefined);
	const ids = rows.map(({ location, department }) => `${location} ${department}`);
	expect(ids).toContain('alder-falls body-shop');
	expect(ids).toContain('harborview express-service');
	expect(ids).not.toContain('harborview service');
	for (const { location, department, first, second } of rows) {
		for (const { from, to, n, average = null, count } of [first, second]) {
			const days = { since: from, until: to };
			const { total, stats } = await search({ ...{ location, department, limit: 1 }, ...days });
			const low = stats.distribution['1'] + stats.distribution['2'];
			expect([location, department, total, low]).toEqual([location, department, n, count]);
			expect(stats.average).toBe(average && Number(average.toFixed(2)));
		}
	}
});

it('lists locations without a match where others have some, unless one is asked for', async () => {
	const { facets } = await search({
		...{ visit_type: 'service', since: SINCE, count_only: true, facets: 'location,source' },
	});
	expect(facets.location).toContainEqual({
		...{ value: 'harborview', count: 0, average: null, positive: 0, negative: 0 },
	});
	expect(facets.source.every(({ count }: any) => count > 0)).toBe(true);
	const here = await search({ location: 'millbrook', count_only: true, facets: 'location' });
	expect(here.facets.location).toEqual([
		expect.objectContaining({ value: 'millbrook', count: here.total }),
	]);
});

describe('compare', () => {
	const compare = async (args: object) => {
		const { text, isError } = await callTool(methods, 'compare', args);
		return isError ? text : JSON.parse(text);
	};
	const averageOf = (reviews: readonly Review[]) =>
		reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

	it('counts each location in days and a department, and says that nothing was tested', async () => {
		const { locations, search_reviews, how_to_read } = await compare({
			...{ by: 'locations', since: SINCE, department: 'Service' },
		});
		expect(search_reviews).toEqual({ department: 'service', since: SINCE });
		expect(how_to_read).toContain('without a test');
		expect(locations).toHaveLength(3);
		for (const { location, n, average, low } of locations) {
			const here = recent.filter((review) => isService(review) && review.location === location);
			expect([location, n]).toEqual([location, here.length]);
			expect(average).toBeCloseTo(averageOf(here), 2);
			expect(low).toBe(here.filter(({ rating }) => rating <= 2).length);
		}
	});

	it('counts the days asked for and as many before', async () => {
		const days = { since: '2026-01-01', until: '2026-06-30' };
		const { periods } = await compare({ by: 'periods', ...days });
		expect(periods).toMatchObject([
			{ from: '2026-01-01', to: '2026-06-30' },
			{ from: '2025-07-04', to: '2025-12-31' },
		]);
		for (const { from, to, n, average } of periods) {
			const inside = edition.reviews.filter(({ date }) => date >= from && date <= to);
			expect([from, n]).toEqual([from, inside.length]);
			expect(average).toBeCloseTo(averageOf(inside), 2);
		}
	});

	it('counts praise and complaints of an aspect', async () => {
		const asked = { aspect: 'communication', department: 'service' };
		const { locations, how_to_read } = await compare({
			...{ by: 'locations', since: '2019-01-01', ...asked },
		});
		expect(how_to_read).toMatch('"positive" are reviews that only praise');
		expect(how_to_read).not.toMatch(/"n"|"low"/);
		const { location, positive, negative } = locations[0];
		const count = async (sentiment: string) =>
			(await search({ ...asked, location, sentiment, since: '2019-01-01', limit: 1 })).total;
		expect([positive, negative]).toEqual([await count('positive'), await count('negative')]);
		expect(positive).toBeGreaterThan(0);
	});

	it.each(['locations', 'periods'])('by %s refuses days after the newest review', async (by) => {
		const newest = edition.reviews[0]?.date;
		expect(await compare({ by, since: '2027-01-01' })).toMatch(
			`"since" must not be after the newest review, of ${newest}`,
		);
		expect((await compare({ by, since: newest }))[by]).not.toHaveLength(0);
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

describe('an aspect', () => {
	it('is counted by department, unless a location is asked for', async () => {
		const aspect = async (args: object) =>
			JSON.parse((await callTool(methods, 'get_insights', { aspect: 'speed', ...args })).text)
				.aspect;
		const { by_department: found } = await aspect({});
		expect(found.length).toBeGreaterThan(3);
		const express = found.find(({ id }: any) => id === 'express-service');
		expect(express.positive).toBeGreaterThan(0);
		for (const { id, positive, negative, includes } of found) {
			expect([id, includes]).toEqual([id, id === 'service' ? [express.id] : undefined]);
			const { facets } = await search({
				...{ department: id, aspect: 'speed', count_only: true, facets: 'aspect' },
			});
			const counted = facets.aspect.find(({ value }: any) => value === 'speed');
			expect([id, positive, negative]).toEqual([id, counted.positive, counted.negative]);
		}
		expect((await aspect({ location: 'millbrook' })).by_department).toBeUndefined();
	});
});
