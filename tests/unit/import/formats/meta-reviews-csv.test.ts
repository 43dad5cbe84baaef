import { describe, expect, it } from 'vitest';
import { metaReviewsCsv } from '../../../../src/import/formats/meta-reviews-csv.ts';
import { metaRow, table } from '../platform-samples.ts';
import { asRow, draftOf, faultsOf, importExport, reasonOf } from '../platforms.ts';

const INCENTIVIZED = { incentivized: 'true' };

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

	it('is left out if it was incentivized, and counted by its stars', async () => {
		const rows = table(metaRow(INCENTIVIZED), metaRow({ reviewID: 'm-2', incentivized: 'false' }));
		const { reviews, file, ledger } = await importExport(rows);
		expect(reviews.map(({ source }) => source.review_id)).toEqual(['m-2']);
		expect(JSON.stringify(file)).toContain('incentivized: the policy of its source');
		expect(Object.values(ledger.left_out)).toMatchObject([{ source: 'meta-reviews', rating: 4 }]);
	});

	it('is stored with its incentive if the policy of its source says so', async () => {
		const label = { 'meta-reviews': 'platform_account_only, incentivized_or_related: label' };
		const rows = table(metaRow(INCENTIVIZED), metaRow({ reviewID: 'm-2', incentivized: 'false' }));
		const { reviews, ledger } = await importExport(rows, [], label);
		const incentives = reviews.map(({ source, incentive }) => [source.review_id, incentive?.kind]);
		expect(incentives.toSorted()).toEqual([
			['m-1', 'other'],
			['m-2', undefined],
		]);
		expect(ledger.left_out).toBeUndefined();
	});

	it('is skipped without stars, and rejected with invalid stars, date or id', () => {
		expect(reasonOf(metaReviewsCsv, asRow(metaRow({ rating: '0' })))).toMatch(/^no stars/);
		expect(faultsOf(metaReviewsCsv, asRow(metaRow({ rating: '11' })))).toEqual(['rating']);
		expect(faultsOf(metaReviewsCsv, asRow(metaRow({ created_at: '' })))).toEqual(['created_at']);
		expect(faultsOf(metaReviewsCsv, asRow(metaRow({ reviewID: ' ' })))).toEqual(['reviewid']);
	});
});
