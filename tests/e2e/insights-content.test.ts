import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { stampContent } from '../../src/content/stamp-content.ts';
import { stampRecord } from '../../src/reviews/record-digest.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { buildOutput } from '../support/build-output.ts';
import { aRecord, copyContent } from '../support/content.ts';

const NOW = '2026-11-20T12:00:00Z';

/**
 * Builds the site from the sample's settings and these reviews; returns a function that reads its
 * pages.
 */
async function buildInsights(records: readonly StoredReview[]) {
	const contentDir = copyContent();
	rmSync(join(contentDir, 'reviews'), { recursive: true });
	rmSync(join(contentDir, 'imported.json'));
	mkdirSync(join(contentDir, 'reviews/survey'), { recursive: true });
	const lines = records.map((record) => `${JSON.stringify(stampRecord(record, NOW))}\n`);
	if (lines.length > 0) {
		writeFileSync(join(contentDir, 'reviews/survey/2026.jsonl'), lines.join(''));
	}
	await stampContent(contentDir, NOW);
	const site = await buildOutput(contentDir);
	return (path: string) => parseHTML(readFileSync(join(site, path, 'index.html'), 'utf8')).document;
}

describe('the insights', () => {
	it('count all reviews, even if not all are quoted', async () => {
		const records = Array.from({ length: 210 }, (_, index) =>
			aRecord({
				...{ id: `m${index}`, date: '2026-01-02', rating: 3, text: '' },
				source: { id: 'survey', name: 'Survey', review_id: `sv-${index}` },
				tags: { technicians: [], services: ['brakes'] },
			}),
		);
		const open = await buildInsights(records);
		const middle = open('services/brakes').querySelector('.other-quotes');
		expect(middle?.querySelectorAll('.quotes > li')).toHaveLength(200);
		expect(middle?.querySelector('summary')?.textContent).toBe(
			'In 3-star reviews: 210, the newest 200 here',
		);
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

	it('have a page even without reviews', async () => {
		const open = await buildInsights([]);
		const insights = open('insights');
		expect(insights.querySelector('h1')?.textContent).toBe('What the reviews say');
		expect(insights.querySelectorAll('.quotes > li')).toHaveLength(0);
	});
});
