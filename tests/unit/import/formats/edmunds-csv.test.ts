import { describe, expect, it } from 'vitest';
import { edmundsCsv } from '../../../../src/import/formats/edmunds-csv.ts';
import { edmundsRow, table } from '../platform-samples.ts';
import { asRow, draftOf, faultsOf, importExport, reasonOf } from '../platforms.ts';

describe('a row in an Edmunds-like CSV', () => {
	it('is stored trimmed, with the time in its zone', async () => {
		const { review } = await importExport(table(edmundsRow()), ['--location', 'millbrook']);
		expect(review).toMatchObject({
			rating: 5,
			date: '2017-12-27',
			published_at: '2017-12-27T09:37:00-08:00',
			title: 'Quiet on the highway',
			text: 'The ride is calm and the seats are good for a long day.',
			author: { name: 'wrenchfan62', anonymous: false },
			source: { id: 'edmunds', review_id: expect.stringMatching(/^made-/) },
		});
	});

	it.each([
		[' on 07/04/18 12:05 AM (PDT)', '2018-07-04T00:05:00-07:00'],
		[' on 07/04/18 12:05 PM (PDT)', '2018-07-04T12:05:00-07:00'],
		['07/04/18 11:59 PM (PST)', '2018-07-04T23:59:00-08:00'],
		[' on 07/04/18 19:50 PM (PDT)', '2018-07-04T19:50:00-07:00'],
		[' on 07/04/18 00:05 AM (PDT)', '2018-07-04T00:05:00-07:00'],
		[' on 07/04/18 29:05 PM (PDT)', '2018-07-04'],
		[' on 07/04/18 12:05 PM (EST)', '2018-07-04'],
		[' on 07/04/18 12:05 PM', '2018-07-04'],
		['07/04/2018', '2018-07-04'],
	])('with the date %j is from %s', (Review_Date, value) => {
		expect(draftOf(edmundsCsv, asRow(edmundsRow({ Review_Date }))).date.value).toBe(value);
	});

	it.each([' on 13/27/17 09:37 AM (PST)', ' on 02/30/17 09:37 AM (PST)', '27/12/2017', ''])(
		'is rejected with the time %j',
		(Review_Date) => {
			expect(faultsOf(edmundsCsv, asRow(edmundsRow({ Review_Date })))).toEqual(['review_date']);
		},
	);

	it('keeps fractional stars beside whole ones, and is skipped without stars', () => {
		expect(draftOf(edmundsCsv, asRow(edmundsRow({ Rating: '4.625' })))).toMatchObject({
			rating: 5,
			sourceRating: { value: 4.625, best: 5, worst: 1 },
			warnings: ['rating 4.625 out of 5 became 5 stars'],
		});
		expect(reasonOf(edmundsCsv, asRow(edmundsRow({ Rating: '' })))).toMatch(/^no stars/);
	});

	it('is the same review under any row number', () => {
		const one = draftOf(edmundsCsv, asRow(edmundsRow({ '': '0' })));
		const other = draftOf(edmundsCsv, asRow(edmundsRow({ '': '17' })));
		expect(one.reviewId).toBe(other.reviewId);
	});
});
