import { describe, expect, it } from 'vitest';
import { judgeMeCsv } from '../../../../src/import/formats/judge-me-csv.ts';
import { judgeMeRow, table } from '../platform-samples.ts';
import { draftOf, faultsOf, importExport, reasonOf } from '../platforms.ts';

describe('a row in a Judge.me CSV', () => {
	it('counts as verified by an order only if Judge.me says so', async () => {
		const rows = [
			judgeMeRow({ verified: 'buyer', reply: 'Thanks!', reply_date: '2024-03-06 08:00:00 UTC' }),
			judgeMeRow({ body: 'Mail me at odessa@example.com', verified: 'nothing' }),
		];
		const { reviews } = await importExport(table(...rows), ['--location', 'millbrook']);
		expect(reviews).toHaveLength(2);
		expect(reviews).toContainEqual(
			expect.objectContaining({
				text: 'They fit the car to the inch.',
				date: '2024-03-05',
				published_at: '2024-03-05T17:20:00Z',
				author: { name: 'Odessa P.', anonymous: false },
				responses: [
					{
						text: 'Thanks!',
						author: 'Larkspur Truck & Service Center Millbrook',
						date: '2024-03-06',
					},
				],
				verification: { method: 'transaction_match', checked_at: '2026-11-20T18:00:00Z' },
			}),
		);
		expect(reviews).toContainEqual(
			expect.objectContaining({
				text: 'Mail me at [e-mail removed]',
				verification: expect.objectContaining({ method: 'platform_account_only' }),
			}),
		);
	});

	it.each([
		{ curated: 'spam' },
		{ curated: 'not-yet' },
		{ published: 'false' },
		{ hidden: 'true' },
	])('is skipped with %j', (changes) =>
		expect(reasonOf(judgeMeCsv, judgeMeRow(changes))).toMatch(/^not public/),
	);

	it('has the same id in any row, and a different id for a different text', () => {
		const { reviewId } = draftOf(judgeMeCsv, judgeMeRow());
		expect(draftOf(judgeMeCsv, judgeMeRow({ picture_urls: '' })).reviewId).toBe(reviewId);
		expect(draftOf(judgeMeCsv, judgeMeRow({ body: 'Else.' })).reviewId).not.toBe(reviewId);
		expect(faultsOf(judgeMeCsv, judgeMeRow({ title: '', body: '', reviewer_name: '' }))).toEqual([
			'',
		]);
	});

	it('keeps a reply that has no date, with a warning', () => {
		const draft = draftOf(judgeMeCsv, judgeMeRow({ reply: 'Thanks!' }));
		expect(draft).toMatchObject({
			responses: [{ text: 'Thanks!', date: undefined }],
			warnings: ['the reply has no date'],
		});
	});

	it('is rejected for an ambiguous date or more than five stars', () => {
		expect(faultsOf(judgeMeCsv, judgeMeRow({ review_date: '03/04/2024' }))).toEqual([
			'review_date',
		]);
		expect(faultsOf(judgeMeCsv, judgeMeRow({ rating: '5.5' }))).toEqual(['rating']);
	});
});
