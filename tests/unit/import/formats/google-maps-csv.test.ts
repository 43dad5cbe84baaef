import { describe, expect, it } from 'vitest';
import { googleMapsCsv } from '../../../../src/import/formats/google-maps-csv.ts';
import { mapsRow, table } from '../platform-samples.ts';
import { draftOf, faultsOf, importExport, reasonOf } from '../platforms.ts';

describe('a row in a Google Maps CSV', () => {
	it('is stored with the stars of the review, not of the place', async () => {
		const { review } = await importExport(table(mapsRow()));
		expect(review).toMatchObject({
			rating: 2,
			date: '2024-03-07',
			published_at: '2024-03-08T00:00:00Z',
			text: 'The alignment was done\nbefore noon, as they said.',
			author: { name: 'Marguerite S.', anonymous: false },
			location: 'harborview',
			source: {
				id: 'google-maps',
				review_id: 'ChdExample0001',
				url: 'https://maps.example/reviews/ChdExample0001',
			},
			responses: [{ text: 'Thank you, Marguerite.', date: '2024-03-11' }],
			verification: { method: 'platform_account_only' },
		});
		expect(review).not.toHaveProperty('truncated');
	});

	it.each([
		['the written time if the timestamp is missing', {}, '2024-03-08T00:00:00Z'],
		['the month first', { review_datetime_utc: '04/03/2024 05:06:07' }, '2024-04-03T05:06:07Z'],
		['a time without seconds', { review_datetime_utc: '4/3/2024 5:06' }, '2024-04-03T05:06:00Z'],
	])('accepts %s', (_what, changes, time) => {
		const { date } = draftOf(googleMapsCsv, mapsRow({ review_timestamp: '', ...changes }));
		expect(date.value).toBe(time);
	});

	it('stops the import with a question if a date cannot have the month first', async () => {
		const rows = ['03/04/2024 05:00:00', '25/04/2024 05:00:00'].map((review_datetime_utc, index) =>
			mapsRow({ review_id: `r${index}`, review_timestamp: '', review_datetime_utc }),
		);
		const { status, stderr } = await importExport(table(...rows));
		expect(status).toBe(2);
		expect(stderr).toMatch(
			/"25\/04\/2024" \(line \d\) has the day first, .* \(--date-order: dmy, mdy\)/,
		);
		const retried = await importExport(table(...rows), ['--date-order', 'dmy']);
		expect(retried.status).toBe(0);
	});

	it.each([
		['the account number', { author_id: '1042', review_link: 'https://maps.example/1042' }],
		[
			'the contributor page',
			{ author_id: '', review_link: 'https://maps.example/contrib/10421/reviews' },
		],
	])('has no link that reveals %s', (_what, changes) => {
		expect(draftOf(googleMapsCsv, mapsRow(changes)).sourceUrl).toBeUndefined();
	});

	it('is read with the day first if the operator says so', () => {
		const row = mapsRow({ review_timestamp: '', review_datetime_utc: '25/03/2024 05:06:07' });
		expect(faultsOf(googleMapsCsv, row)).toEqual(['review_datetime_utc']);
		expect(draftOf(googleMapsCsv, row, { dateOrder: 'dmy' }).date.value).toBe(
			'2024-03-25T05:06:07Z',
		);
	});

	it.each(['1.7E+09', 'yesterday', '-5', '1709856000000000'])(
		'is rejected with the timestamp %j',
		(review_timestamp) => {
			expect(faultsOf(googleMapsCsv, mapsRow({ review_timestamp }))).toEqual(['review_timestamp']);
		},
	);

	it.each(['02/30/2024 10:00:00', '13/13/2024 10:00:00', '02/03/2024', ''])(
		'is rejected with only the time %j',
		(review_datetime_utc) => {
			const row = mapsRow({ review_timestamp: '', review_datetime_utc });
			expect(faultsOf(googleMapsCsv, row)).toEqual(['review_datetime_utc']);
		},
	);

	it.each(['0', '', '0.0'])('is skipped with %j as stars', (review_rating) => {
		expect(reasonOf(googleMapsCsv, mapsRow({ review_rating }))).toMatch(/^no stars/);
	});

	it.each(['5.5', '6', 'five'])('is rejected with %j as stars', (review_rating) => {
		expect(faultsOf(googleMapsCsv, mapsRow({ review_rating }))).toEqual(['review_rating']);
	});

	it('is stored with its translation separate, and marked if Google Maps truncated it', async () => {
		const { review } = await importExport(
			table(
				mapsRow({
					review_text:
						'(Translated by Google) Very clean.\n\n(Original)\nMuy limpio el lugar … More',
				}),
			),
		);
		expect(review).toMatchObject({
			text: 'Muy limpio el lugar … More',
			translation: { text: 'Very clean.', by: 'Google' },
			truncated: true,
		});
	});

	it("is stored without a link that contains the author's account id", () => {
		const review_link = 'https://maps.example/reviews?by=100000000000000000001';
		expect(draftOf(googleMapsCsv, mapsRow({ review_link })).sourceUrl).toBeUndefined();
	});

	it('gets an id from its content, unless it has no content', () => {
		const bare = mapsRow({ review_id: '' });
		const { reviewId } = draftOf(googleMapsCsv, bare);
		expect(reviewId).toMatch(/^made-[0-9a-f]{24}$/);
		expect(draftOf(googleMapsCsv, mapsRow({ review_id: '', review_likes: '9' })).reviewId).toBe(
			reviewId,
		);
		expect(draftOf(googleMapsCsv, { ...bare, review_text: 'Dear.' }).reviewId).not.toBe(reviewId);
		expect(faultsOf(googleMapsCsv, { ...bare, author_title: '', review_text: '' })).toEqual(['']);
	});

	it('is stored with a reply that has no time, and with its U+FFFD characters', async () => {
		const row = mapsRow({
			owner_answer_timestamp: '',
			owner_answer_timestamp_datetime_utc: '',
			review_text: 'no place I\ufffdd rather go',
		});
		const { review, file } = await importExport(table(row));
		expect(review).toMatchObject({ text: 'no place I\ufffdd rather go' });
		expect(review?.responses).toMatchObject([{ text: expect.anything() }]);
		expect(review?.responses[0]).not.toHaveProperty('date');
		expect(file?.warnings.map(({ message }) => message)).toEqual([
			'the reply has no date',
			'text: replacement character kept',
		]);
	});
});
