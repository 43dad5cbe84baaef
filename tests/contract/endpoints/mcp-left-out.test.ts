import { describe, expect, it } from 'vitest';
import type { Review } from '../../../src/reviews/review.ts';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const call = async (name: string, args: object) =>
	JSON.parse((await callTool(methods, name, args)).text);
const SINCE = '2026-03-01';

/** The ids of all reviews about a department, as the search finds them. */
async function idsAbout(department: string, since: string): Promise<string[]> {
	const { reviews, total } = await call('search_reviews', {
		...{ department, since, limit: 100, fields: 'id' },
	});
	expect(reviews).toHaveLength(total);
	return reviews.map(({ id }: { id: string }) => id);
}

function averageOf(reviews: readonly Review[]): number {
	return reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
}

describe('the department "service"', async () => {
	/** Some of these reviews are about the body shop and service. */
	const since = '2025-07-01';
	const service = new Set(await idsAbout('service', since));
	const bodyShop = new Set(await idsAbout('body-shop', since));
	const parts = new Set(await idsAbout('parts', since));
	const besideAt = (location: string, ids: ReadonlySet<string> = bodyShop) =>
		edition.reviews.filter(
			(review) => ids.has(review.id) && !service.has(review.id) && review.location === location,
		);

	it('is compared with the reviews about other workshops that it does not count', async () => {
		const asked = { by: 'locations', department: 'service', since };
		const { locations, how_to_read } = await call('compare', asked);
		for (const { location, not_included = {} } of locations) {
			for (const [id, ids] of Object.entries({ 'body-shop': bodyShop, parts })) {
				const beside = besideAt(location, ids);
				const low = beside.filter(({ rating }) => rating <= 2).length;
				const expected = { n: beside.length, average: Number(averageOf(beside).toFixed(2)), low };
				expect([location, id, not_included[id]]).toEqual([
					...[location, id, beside.length === 0 ? undefined : expected],
				]);
			}
		}
		expect(besideAt('alder-falls').length).toBeGreaterThan(3);
		expect(how_to_read).toContain('"not_included" are reviews about other departments');
		const { locations: rows } = await call('compare', { ...asked, aspect: 'communication' });
		for (const { location, not_included } of rows) {
			const found = (polarity: string) =>
				besideAt(location).filter(({ aspects }) =>
					aspects.some((each) => each.aspect === 'communication' && each.polarity === polarity),
				).length;
			const [positive, negative, mixed] = ['positive', 'negative', 'mixed'].map(found);
			if (positive || negative || mixed)
				expect(not_included['body-shop']).toEqual({ positive, negative, mixed });
		}
	});

	it('is searched with a warning that counts them, with their average', async () => {
		const asked = { department: 'service', location: 'alder-falls', since, limit: 1 };
		const { warnings } = await call('search_reviews', asked);
		const beside = besideAt('alder-falls');
		expect(warnings.join(' ')).toContain(
			`Not included: ${beside.length} about "body-shop" (average ${averageOf(beside).toFixed(2)} stars)`,
		);
	});

	it.each(['body-shop', 'sales'])(
		'leaves out other workshops, but %s does not',
		async (department) => {
			const { locations, how_to_read } = await call('compare', { by: 'locations', department });
			expect(locations.some((row: object) => 'not_included' in row)).toBe(false);
			expect(how_to_read).not.toContain('not_included');
		},
	);
});

describe('reviews whose department is unknown', () => {
	it('are named, so that they can be read', async () => {
		const known = await Promise.all(
			edition.business.locations
				.flatMap(({ departments = [] }) => departments)
				.map(({ id }) => idsAbout(id, SINCE)),
		);
		const unknown = edition.reviews.filter(
			({ id, date }) => date >= SINCE && !known.flat().includes(id),
		);
		expect(unknown.length).toBeGreaterThan(0);
		const asked = { department: 'service', since: SINCE };
		const { locations } = await call('compare', { by: 'locations', ...asked });
		for (const { location, no_department } of locations) {
			const here = unknown.filter((review) => review.location === location);
			expect([location, no_department.newest_ids]).toEqual([
				...[location, here.length === 0 ? undefined : here.map(({ id }) => id)],
			]);
		}
		const { warnings } = await call('search_reviews', { ...asked, limit: 1 });
		const ids = unknown.map(({ id }) => id).join(', ');
		expect(warnings.at(-1)).toContain(
			`${unknown.length} whose department is unknown (newest: ${ids})`,
		);
	});

	it('are at most five, the newest', async () => {
		const { warnings } = await call('search_reviews', { department: 'sales', limit: 1 });
		const said = /(\d+) whose department is unknown \(newest: ([^)]*)\)/.exec(warnings.join(' '));
		expect(Number(said?.[1])).toBeGreaterThan(5);
		expect(said?.[2]?.split(', ')).toHaveLength(5);
	});
});
