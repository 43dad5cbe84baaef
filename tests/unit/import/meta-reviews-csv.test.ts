import { describe, expect, it } from 'vitest';
import { metaReviewsCsv } from '../../../src/import/meta-reviews-csv.ts';
import { metaRow, table } from './platform-samples.ts';
import { asRow, draftOf, faultsOf, importExport, reasonOf } from './platforms.ts';

describe('a row in a Meta product review feed', () => {
	it('is stored at its named store, dated by its own UTC offset', async () => {
		const { review } = await importExport(table(metaRow()));
		expect(review).toMatchObject({
			rating: 4,
			title: 'Kept me posted',
			date: '2024-03-05',
			edited_at: '2024-03-07T17:20:00-08:00',
			location: 'millbrook',
			author: { name: 'Customer', anonymous: true },
			source: { id: 'meta-reviews', review_id: 'm-1' },
		});
	});

	it('is not marked as edited if it was not updated later', () => {
		const row = asRow(metaRow({ updated_at: '2024-03-05T17:20:00-08:00' }));
		expect(draftOf(metaReviewsCsv, row).editedAt).toBeUndefined();
	});

	it('is skipped if it was incentivized, because a record cannot say so', () => {
		const row = { ...asRow(metaRow()), incentivized: 'true' };
		expect(reasonOf(metaReviewsCsv, row)).toMatch(/^incentivized/);
	});

	it('is skipped without stars, and rejected with invalid stars, date or id', () => {
		expect(reasonOf(metaReviewsCsv, asRow(metaRow({ rating: '0' })))).toMatch(/^no stars/);
		expect(faultsOf(metaReviewsCsv, asRow(metaRow({ rating: '11' })))).toEqual(['rating']);
		expect(faultsOf(metaReviewsCsv, asRow(metaRow({ created_at: '' })))).toEqual(['created_at']);
		expect(faultsOf(metaReviewsCsv, asRow(metaRow({ reviewID: ' ' })))).toEqual(['reviewid']);
	});
});
