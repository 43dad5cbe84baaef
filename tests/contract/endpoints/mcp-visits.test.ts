import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const call = async (name: string, args: object) =>
	JSON.parse((await callTool(methods, name, args)).text);

const mentions = edition.reviews.filter((review) =>
	review.mentions.services.includes('used-sales'),
);
const visits = edition.reviews.filter((review) => review.visit_type === 'sales_used');
const either = [...new Set([...mentions, ...visits])];
const averageOf = (reviews: typeof either) =>
	reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
const lowOf = (reviews: typeof either) => reviews.filter(({ rating }) => rating <= 2).length;
const together = (reviews: typeof either) =>
	`Matching either: ${reviews.length}, averaging ${averageOf(reviews).toFixed(2)} stars, ${lowOf(reviews)} with 1 or 2`;
/** The same at each location. */
const everywhere = `${together(either)}; by location: ${['alder-falls', 'harborview', 'millbrook']
	.map((id) => [id, either.filter(({ location }) => location === id)] as const)
	.map(([id, here]) => `${id} ${here.length} (${averageOf(here).toFixed(2)}, ${lowOf(here)} low)`)
	.join(', ')}.`;

describe('a service that is the reason for a kind of visit', () => {
	it('is searched with a warning about the reviews of such visits that do not mention it', async () => {
		const asked = { mentions_service: 'used-sales', count_only: true };
		const { total, warnings } = await call('search_reviews', asked);
		const silent = either.length - mentions.length;
		expect(silent).toBeGreaterThan(10);
		expect([total, warnings]).toEqual([
			mentions.length,
			[
				`Not among these: ${silent} by customers who came for this without naming it; ` +
					`to find them, filter by the visit "sales_used" instead of the service. ${everywhere}`,
			],
		]);
		const both = await call('search_reviews', { ...asked, visit_type: 'sales_used' });
		expect(both.warnings).toBeUndefined();
	});

	it('is counted with these visits at each location for a question', async () => {
		const question = 'Which location is best for buying a used car?';
		const { notes } = await call('get_insights', { question });
		expect(notes.join(' ')).toContain(everywhere);
	});

	it('is named by the warning of that kind of visit', async () => {
		const { warnings } = await call('search_reviews', { visit_type: 'sales_used', limit: 1 });
		expect(warnings).toEqual([
			expect.stringContaining(
				`do not say what the visit was for; with service "used-sales" instead, ${mentions.length} match. ${everywhere}`,
			),
		]);
	});

	it('is counted together with these visits, also at one location', async () => {
		const location = 'harborview';
		const here = `${together(either.filter((review) => review.location === location))}.`;
		for (const asked of [{ mentions_service: 'used-sales' }, { visit_type: 'sales_used' }]) {
			const { warnings } = await call('search_reviews', { ...asked, location, limit: 1 });
			expect(warnings.at(-1)).toContain(here);
		}
	});

	it('is not proposed instead of another service that the call names', async () => {
		const asked = { visit_type: 'sales_used', mentions_service: 'financing', limit: 1 };
		const { warnings } = await call('search_reviews', asked);
		expect(warnings.join(' ')).toMatch('not say what the visit was for');
		expect(warnings.join(' ')).not.toMatch('"used-sales" instead');
	});

	it('is counted with these visits at each location by get_insights', async () => {
		const { service } = await call('get_insights', { service: 'used-sales' });
		const { by_location, ...all } = service.mentioned_or_visited_for;
		expect(all).toMatchObject({ visit_type: 'sales_used', reviews: either.length });
		for (const { id, reviews, average_rating } of by_location) {
			const here = either.filter(({ location }) => location === id);
			expect([id, reviews]).toEqual([id, here.length]);
			expect(average_rating).toBeCloseTo(averageOf(here), 2);
		}
		const { service: brakes } = await call('get_insights', { service: 'brakes' });
		expect(brakes).not.toHaveProperty('mentioned_or_visited_for');
	});
});
