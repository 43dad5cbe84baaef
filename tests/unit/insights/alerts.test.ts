import { describe, expect, it } from 'vitest';
import { renderAlertsFeed } from '../../../src/edition/feeds/atom-feed.ts';
import type { StoredReview } from '../../../src/reviews/stored-review.ts';
import { aRecord, sampleEdition } from '../../support/content.ts';

const reply = (date: string) => [{ text: 'Thank you.', author: 'Larkspur', date }];

/** Two years of good reviews with answers at one location, two a week, the newest on 2026-11-15. */
const usual = Array.from({ length: 200 }, (_, index): StoredReview => {
	const date = new Date(Date.UTC(2026, 10, 15) - index * 3.5 * 86_400_000)
		.toISOString()
		.slice(0, 10);
	return record(`u${index}`, date, index % 10 === 9 ? 2 : 5, { responses: reply(date) });
});

function record(id: string, date: string, rating: number, more: Partial<StoredReview> = {}) {
	const source = { id: 'business-profile', name: 'B', review_id: id };
	return aRecord({ id, date, rating, text: '', source, location: 'harborview', ...more });
}

const alertsOf = async (records: readonly StoredReview[]) => {
	const { insights } = await sampleEdition({ records: [...records] });
	return insights.alerts;
};

describe('alerts', () => {
	it('are empty if nothing is unusual', async () => {
		expect(await alertsOf(usual)).toEqual([]);
	});

	it('name a burst of low stars at one location, with its reviews', async () => {
		const days = ['02', '05', '06', '09', '11', '12', '13', '14'];
		const bad = days.map((day) =>
			record(`bad${day}`, `2026-11-${day}`, 1, { responses: reply('2026-11-15') }),
		);
		const [alert, ...others] = await alertsOf([...usual, ...bad]);
		expect(others).toEqual([]);
		expect(alert).toMatchObject({
			id: 'low_stars/harborview/2026-11-01/2026-11-30',
			raised: '2026-11-14',
			text: 'Harborview: 8 of 13 reviews in November 2026 have 1 or 2 stars, compared with 20 of 195 reviews in the 24 months before.',
		});
		expect(alert?.reviews).toContain('bad02');
	});

	it('name a service whose stars fell', async () => {
		const tags = { technicians: [], services: ['brakes'] };
		const about = (id: string, date: string, rating: number) =>
			record(id, date, rating, { tags, responses: reply(date) });
		const before = Array.from({ length: 40 }, (_, index) =>
			about(`b${index}`, `2026-0${1 + (index % 9)}-1${index % 10}`, 5),
		);
		const after = Array.from({ length: 9 }, (_, index) =>
			about(`a${index}`, `2026-10-1${index}`, 2),
		);
		const found = await alertsOf([...usual, ...before, ...after]);
		expect(found.find(({ kind }) => kind === 'service')).toMatchObject({
			id: 'service/brakes/2026-10-01/2026-12-31',
			raised: '2026-10-18',
			first: { n: 9, average: 2 },
		});
	});

	it('list low stars that had no answer for 14 days, from the newest review or answer on', async () => {
		const open = record('open', '2026-10-20', 2);
		const fresh = record('fresh', '2026-11-12', 1);
		const due = record('due', '2026-11-01', 1);
		const silent = { id: 'survey', name: 'S', review_id: 'silent' };
		const unheard = record('silent', '2026-10-19', 1, { source: silent });
		const old = record('old', '2026-06-01', 1);
		const found = await alertsOf([...usual, open, fresh, due, unheard, old]);
		expect(found).toMatchObject([
			{ id: 'unanswered/harborview/2026-11-01/2026-11-30', reviews: ['due'] },
			{
				id: 'unanswered/harborview/2026-10-01/2026-10-31',
				raised: '2026-10-20',
				reviews: ['open'],
				text: 'Harborview: no reply to 1 review with 1 or 2 stars from October 2026.',
			},
		]);
		const edition = await sampleEdition({ records: [...usual, open] });
		const feed = renderAlertsFeed(edition);
		expect(feed).toContain('<updated>2026-10-20T12:00:00.000Z</updated>');
		expect(feed).toContain(`href="${edition.baseUrl}/reviews/open"`);
		const later = record('later', '2026-11-15', 5, { responses: reply('2026-12-01') });
		const [newest] = await alertsOf([...usual, fresh, later]);
		expect(newest?.reviews).toEqual(['fresh']);
	});
});
