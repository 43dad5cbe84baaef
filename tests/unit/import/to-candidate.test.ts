import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../../src/content/load-settings.ts';
import { createImportContext, requireSourcePolicy } from '../../../src/import/import-context.ts';
import type { ReviewDraft } from '../../../src/import/formats/read-record.ts';
import { toCandidate } from '../../../src/import/to-candidate.ts';
import { NOW, ROOT } from './importing.ts';

const DRAFT: ReviewDraft = {
	reviewId: 'r1',
	rating: 5,
	location: { field: 'location', value: 'millbrook' },
	date: { field: 'date', value: '2026-03-04' },
	text: 'Fine',
	nameless: 'Customer',
	responses: [],
	technicians: [],
	services: [],
	proven: 'none',
	orders: [],
	phones: [],
	warnings: [],
};

describe('a draft', async () => {
	const { businessFile, staff, services } = await loadSettings(join(ROOT, 'content'));
	const files = { business: businessFile, staff, services };
	const context = createImportContext(files, NOW, () => 'en');
	const policy = requireSourcePolicy(context, 'survey');
	const outcomeOf = (changes: Partial<ReviewDraft>) =>
		toCandidate({ ...DRAFT, ...changes }, policy, businessFile.locations[0], context);

	it('becomes a candidate once it is valid', () => {
		expect(outcomeOf({})).toMatchObject({ candidate: { rating: 5, date: '2026-03-04' } });
	});

	const millbrook = businessFile.locations.find(({ id }) => id === 'millbrook');
	if (millbrook === undefined) expect.fail('there is no such location');

	it.each([
		[undefined, '2026-03-04T23:30:00-08:00', '2026-03-04'],
		[undefined, '2026-03-05T06:30:00Z', '2026-03-04'],
		['Europe/Berlin', '2026-03-04T23:30:00-08:00', '2026-03-05'],
		['Europe/Berlin', '2026-03-05T06:30:00Z', '2026-03-05'],
		['Pacific/Honolulu', '2026-03-05T01:30:00+01:00', '2026-03-04'],
		['Europe/Berlin', '2026-03-04', '2026-03-04'],
	])('has the day at a location in time zone %s for %s', (timezone, value, date) => {
		const draft = {
			...DRAFT,
			date: { field: 'date', value },
			responses: [{ text: 'Thanks', date: value }],
		};
		const outcome = toCandidate(draft, policy, { ...millbrook, timezone }, context);
		expect(outcome).toMatchObject({ candidate: { date, responses: [{ date }] } });
	});

	it('may have the date at a location where it is tomorrow', () => {
		const date = { field: 'date', value: '2026-12-02' };
		const outcomeIn = (timezone?: string) =>
			toCandidate(
				{ ...DRAFT, date },
				policy,
				{ ...millbrook, timezone },
				{
					...context,
					now: '2026-12-01T20:00:00Z',
					today: '2026-12-01',
				},
			);
		expect(outcomeIn()).toMatchObject({ problems: [{ field: 'date' }] });
		expect(outcomeIn('Asia/Tokyo')).toMatchObject({ candidate: { date: '2026-12-02' } });
	});

	it.each([
		['stars', { rating: 9 }, 'rating', 'must be at most 5'],
		['id', { reviewId: '' }, 'source.review_id', 'must not be empty'],
		[
			'id that is too long',
			{ reviewId: 'x'.repeat(501) },
			'source.review_id',
			'must be at most 500',
		],
		['date', { date: { field: 'date', value: '2026-02-30' } }, 'date', 'must be a calendar day'],
		['visit date', { experiencedOn: '2026-02-30' }, 'experienced_on', 'must be a calendar day'],
		['aspect rating', { aspectRatings: { price: 6 } }, 'aspect_ratings.price', 'must be at most 5'],
	])('is rejected for an invalid %s', (_what, changes, field, reason) => {
		const problems = [{ field, reason: expect.stringContaining(reason) }];
		expect(outcomeOf(changes)).toMatchObject({ problems });
	});
});
