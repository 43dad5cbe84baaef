import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { stampContent } from '../../src/content/stamp-content.ts';
import { stampRecord } from '../../src/reviews/record-digest.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { aloneInCheckout } from '../support/build-output.ts';
import { aRecord, copyContent } from '../support/content.ts';
import { runScript } from '../support/running-server.ts';

const NOW = '2026-11-20T12:00:00Z';
const HOSTILE = '<img src=x onerror=alert(1)> & "staff"';

/** The page of insights, built from these reviews and these other files of the content. */
async function buildInsights(records: readonly StoredReview[], files: Record<string, string> = {}) {
	const contentDir = copyContent();
	rmSync(join(contentDir, 'reviews'), { recursive: true });
	rmSync(join(contentDir, 'imported.json'));
	mkdirSync(join(contentDir, 'reviews/survey'), { recursive: true });
	const lines = records.map((record) => `${JSON.stringify(stampRecord(record, NOW))}\n`);
	if (lines.length > 0) {
		writeFileSync(join(contentDir, 'reviews/survey/2026.jsonl'), lines.join(''));
	}
	for (const [name, text] of Object.entries(files)) writeFileSync(join(contentDir, name), text);
	await stampContent(contentDir, NOW);
	const site = join(mkdtempSync(join(tmpdir(), 'forecourt-insights-')), 'site');
	const variables = { CONTENT_DIR: contentDir, BASE_URL: 'https://reviews.example' };
	const { code, stdout, stderr } = await aloneInCheckout(() =>
		runScript(['build', '--', '--outDir', site], { ...process.env, ...variables }),
	);
	expect([code, code === 0 ? '' : `${stdout}${stderr}`]).toEqual([0, '']);
	return (path: string) => parseHTML(readFileSync(join(site, path, 'index.html'), 'utf8')).document;
}

describe('the insights', () => {
	it('show names, texts and signed answers as text, and little as little', async () => {
		const records = ['2026-01-02', '2026-01-09', '2026-02-01'].map((date, index) =>
			aRecord({
				...{ id: `h${index}`, date, rating: index === 0 ? 1 : 5 },
				text: `${HOSTILE} The staff were \u202every friendly and helpful, Ada was kind.`,
				source: { id: 'survey', name: 'Survey', review_id: `sv-${index}` },
				tags: { technicians: ['Ada'], services: [] },
			}),
		);
		const open = await buildInsights(records, {
			'staff.yaml': JSON.stringify([{ id: 'ada', name: 'Ada', role: HOSTILE }]),
			'aspects.yaml': JSON.stringify([{ id: 'staff', label: HOSTILE, terms: ['staff'] }]),
			'faq.yaml': JSON.stringify([
				{ id: 'kind', question: HOSTILE, match: { keywords: ['kind'] } },
			]),
			'overrides.yaml': JSON.stringify({
				faq: {
					kind: { author: 'Dana W.', date: '2026-11-20', evidence: ['h1'], answer: HOSTILE },
				},
			}),
		});
		const insights = open('insights');
		const person = open('technicians/ada');
		const aspect = open('aspects/staff');
		for (const page of [insights, person, aspect]) {
			expect(page.querySelectorAll('img, script')).toHaveLength(0);
			expect(page.body.textContent).toContain(HOSTILE);
			expect(page.body.textContent).not.toContain('\u202e');
		}
		const question = insights.querySelector('[data-question="kind"]')?.textContent ?? '';
		expect(question).toContain('Written by Dana W. on');
		expect(insights.querySelector('#aspects')?.parentElement?.textContent).toContain('Too rarely');
		expect(person.querySelector('[data-average]')?.textContent).toBe('–');
		expect(aspect.body.textContent).toContain('Too few to say');
	});

	it('count the reviews, not the quotes, where there are more than are quoted', async () => {
		const records = Array.from({ length: 210 }, (_, index) =>
			aRecord({
				...{ id: `m${index}`, date: '2026-01-02', rating: 3, text: '' },
				source: { id: 'survey', name: 'Survey', review_id: `sv-${index}` },
				tags: { technicians: ['Dana Whitfield'], services: [] },
			}),
		);
		const open = await buildInsights(records);
		const middle = open('technicians/dana-whitfield').querySelector('.other-quotes');
		expect(middle?.querySelectorAll('.quotes > li')).toHaveLength(200);
		expect(middle?.querySelector('summary')?.textContent).toBe(
			'In reviews of 3 stars: 210, the newest 200 here',
		);
	});

	it('are a page without reviews, too', async () => {
		const open = await buildInsights([]);
		const insights = open('insights');
		expect(insights.querySelector('h1')?.textContent).toBe('What the reviews say together');
		expect(insights.querySelectorAll('.quotes > li')).toHaveLength(0);
	});
});
