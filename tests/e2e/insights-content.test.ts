import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { buildOutput } from '../support/build-output.ts';
import { aRecord } from '../support/content.ts';
import { contentWith } from '../support/content-with.ts';

/**
 * Builds the site from the sample's settings and these reviews; returns a function that reads its
 * pages.
 */
async function buildInsights(records: readonly StoredReview[]) {
	const site = await buildOutput(await contentWith(records));
	return (path: string) => parseHTML(readFileSync(join(site, path, 'index.html'), 'utf8')).document;
}

describe('the insights', () => {
	it('count all reviews, even if not all are quoted', async () => {
		const records = Array.from({ length: 210 }, (_, index) =>
			aRecord({
				...{
					id: `m${index}`,
					date: '2026-01-02',
					rating: 3,
					text: index < 2 ? '' : 'They replaced the brakes.',
				},
				source: { id: 'survey', name: 'Survey', review_id: `sv-${index}` },
				tags: { technicians: ['Dana Whitfield'], services: ['brakes'] },
			}),
		);
		const open = await buildInsights(records);
		const middle = open('services/brakes').querySelector('.other-quotes');
		expect(middle?.querySelectorAll('.quotes > li').length).toBe(198);
		expect(middle?.querySelector('summary')?.textContent).toBe(
			'In 3-star reviews: 210, 198 quoted here',
		);
		const [person] = open('services/brakes').querySelectorAll('.related-list li');
		expect(person?.querySelector('a')?.getAttribute('href')).toBe('/technicians/dana-whitfield');
		expect(person?.textContent).toMatch(/Dana Whitfield\s+210\u00a0reviews/);
	});

	it('say that no complaint is clearly about a person, instead of showing zeros', async () => {
		const praise = (name: string) => Array.from({ length: 10 }, () => `${name} was friendly.`);
		const texts = [
			'Dana Whitfield was rude and unfriendly.',
			'Waited two hours for Will Sato and nobody apologized.',
			...[...praise('Dana Whitfield'), ...praise('Will Sato')],
		];
		const records = texts.map((text, index) =>
			aRecord({
				...{ id: `m${index}`, date: '2026-01-02', rating: index < 2 ? 1 : 5, text },
				source: { id: 'survey', name: 'Survey', review_id: `sv-${index}` },
			}),
		);
		const open = await buildInsights(records);
		const tableOf = (id: string) => {
			const page = open(`technicians/${id}`);
			const heads = [...page.querySelectorAll('.scorecard th[scope="col"]')];
			return [
				heads.some((head) => head.textContent?.trim() === 'Complaints'),
				page.querySelector('main')?.textContent,
			];
		};
		expect(tableOf('dana-whitfield')).toEqual([
			true,
			expect.not.stringContaining('No complaint about'),
		]);
		expect(tableOf('will-sato')).toEqual([
			false,
			expect.stringMatching(
				/No complaint about Will Sato meets this rule\.\s+1\u00a0review with 1 or 2 stars mentions Will Sato/,
			),
		]);
	});

	it('say beside counts how many texts nobody read', async () => {
		const texts = ['Niemand hat mich angerufen.', 'The price was fair and the staff was friendly.'];
		const records = texts.map((text, index) =>
			aRecord({
				...{ id: `m${index}`, date: '2026-01-02', rating: 1, text },
				language: index === 0 ? 'de' : 'en',
				source: { id: 'survey', name: 'Survey', review_id: `sv-${index}` },
				tags: { technicians: [], services: ['brakes'] },
			}),
		);
		const open = await buildInsights(records);
		for (const page of ['', 'insights', 'insights/method', 'aspects/price', 'services/brakes']) {
			const text = open(page).querySelector('main')?.textContent;
			expect([page, text]).toEqual([
				page,
				expect.stringContaining(
					'We could not read the text of 1 of 2\u00a0reviews because of its language. For it,',
				),
			]);
		}
	});
});
