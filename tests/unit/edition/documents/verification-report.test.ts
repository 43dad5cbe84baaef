import { describe, expect, it } from 'vitest';
import {
	splitPolicy,
	createVerificationReport,
	renderVerificationReport,
	VerificationReport,
} from '../../../../src/edition/documents/verification-report.ts';
import { totalOf } from '../../../../src/reviews/rating-summary.ts';
import { STARS } from '../../../../src/reviews/star-counts.ts';
import { aRecord, sampleContent, sampleEdition } from '../../../support/content.ts';

const NOW = '2026-11-20T12:00:00Z';
const five = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 1 };
const none = { ...five, '5': 0 };

describe('/verification.json for the sample', async () => {
	const edition = await sampleEdition();
	const report = createVerificationReport(edition);

	it('matches its schema', () => {
		const text = renderVerificationReport(edition).join('');
		expect(VerificationReport.safeParse(JSON.parse(text)).error).toBeUndefined();
	});

	it('says that the business runs the site and is not independent', () => {
		expect(report.operator).toMatchObject({
			relation: 'the business reviewed',
			independent: false,
		});
		expect(JSON.stringify(report)).not.toMatch(/(?<!")independent(?!")/i);
	});

	it('has the whole policy, with incentives and staff', () => {
		const titles = report.policy.sections.map(({ title }) => title);
		expect(titles).toContain('No rewards');
		expect(titles).toContain('What we do not publish');
		for (const { text } of report.policy.sections) expect(text).not.toBe('');
	});

	it('has totals that add up by method and by source', () => {
		const { methods, sources, stars } = report;
		const published = edition.reviews.length;
		expect(methods.reduce((sum, { count }) => sum + count, 0)).toBe(published);
		expect(methods.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
		expect(sources.reduce((sum, source) => sum + source.published, 0)).toBe(published);
		for (const ledger of [stars, ...sources.map((source) => source.stars)]) {
			const { imported, published: shown, held_back: held, removed } = ledger;
			for (const star of STARS)
				expect(imported[star]).toBe(shown[star] + held[star] + removed[star]);
		}
	});
});

describe('/verification.json', () => {
	it('counts held-back, removed and left-out reviews by source and star', async () => {
		const record = (id: string, facts: Parameters<typeof aRecord>[0] = {}) =>
			aRecord({ id, ...facts, source: { id: 'survey', name: 'S', review_id: id } });
		const records = [
			record('kept', { text: 'Call [phone removed] or [phone removed]' }),
			record('gone', { rating: 1 }),
			record('held', { rating: 2, verification: { method: 'none', checked_at: NOW } }),
		];
		const removed = [
			{ id: 'gone', removed_at: NOW, reason: 'duplicate', rating: 1 },
			{ id: 'before', removed_at: NOW, reason: 'spam', rating: 3, source: 'survey' },
		] as const;
		const ledger = {
			counted_since: NOW,
			changed_at: NOW,
			stars: { survey: { '1': 1, '2': 1, '3': 1, '4': 0, '5': 1 } },
			left_out: { x: { source: 'survey', reason: 'filtered by the site', rating: 5 } },
		};
		const edition = await sampleEdition({ records, removed, ledger });
		const { stars, sources, removals, left_out, edits } = createVerificationReport(edition);
		const all = {
			imported: { '1': 1, '2': 1, '3': 1, '4': 0, '5': 1 },
			published: five,
			held_back: { ...none, '2': 1 },
			removed: { ...none, '1': 1, '3': 1 },
		};
		expect(stars).toEqual(all);
		expect(sources.find(({ id }) => id === 'survey')?.stars).toEqual(all);
		expect(removals.by_reason.map(({ reason, stars: own }) => [reason, totalOf(own)])).toEqual([
			['spam', 1],
			['duplicate', 1],
		]);
		expect(left_out).toEqual([{ source: 'survey', reason: 'filtered by the site', stars: five }]);
		expect(edits).toEqual({
			reviews_with_masks: 1,
			masks: [{ mask: '[phone removed]', count: 2 }],
		});
	});

	it('gets a new edition and time when the ledger changes', async () => {
		const { ledger } = await sampleContent();
		const later = '2027-01-01T00:00:00Z';
		const left_out = { x: { source: 'survey', reason: 'filtered by the site', rating: 5 } };
		const [before, after] = await Promise.all([
			sampleEdition(),
			sampleEdition(ledger && { ledger: { ...ledger, left_out, changed_at: later } }),
		]);
		expect(after.id).not.toBe(before.id);
		expect([after.modified, after.datasetId]).toEqual([later, before.datasetId]);
	});
});

it('splits a policy at its headings', () => {
	expect(splitPolicy('# Title\n\n## One\n\nText.\n\n### Inner\n\nMore.\n## Two\nEnd\n')).toEqual([
		{ title: 'One', text: 'Text.\n\n### Inner\n\nMore.' },
		{ title: 'Two', text: 'End' },
	]);
	expect(splitPolicy('')).toEqual([]);
});
