import { describe, expect, it } from 'vitest';
import { birdeyeCsv } from '../../../src/import/formats/birdeye-csv.ts';
import { birdeyeJson } from '../../../src/import/formats/birdeye-json.ts';
import { expectRules } from './importing.ts';
import { birdeyeReview, birdeyeRow, table } from './platform-samples.ts';
import { draftOf, faultsOf, importExport, reasonOf } from './platforms.ts';

describe('a review from the Birdeye API', () => {
	it('is stored without contact data, and with the employees who served the customer', async () => {
		const { review } = await importExport(JSON.stringify([birdeyeReview()]));
		expect(review).toMatchObject({
			rating: 4,
			date: '2024-01-20',
			author: { name: 'Odessa P.', anonymous: false },
			source: { id: 'birdeye', review_id: '900001', url: 'https://reviews.example/900001' },
			location: 'millbrook',
			responses: [{ text: 'Thanks, Odessa.', date: '2024-01-21' }],
			verification: { method: 'platform_account_only' },
			tags: { technicians: ['Dana Whitfield'] },
		});
		expect(review).not.toHaveProperty('published_at');
	});

	it.each([
		[
			'the alternative spelling of its URL field',
			{ reviewURL: undefined, reviewUrl: 'https://a.example/' },
			{ sourceUrl: 'https://a.example/' },
		],
		[
			'the correct spelling of "assistedByUser"',
			{ assitedByUser: null, assistedByUser: ['Dana W'] },
			{ technicians: ['Dana W'] },
		],
		[
			'another site',
			{ sourceType: 'Google My Business' },
			{ sourceId: 'birdeye-google-my-business' },
		],
		['no site', { sourceType: '' }, { sourceId: undefined }],
		['only a nickname', { reviewer: { nickName: 'odie' } }, { authorName: 'odie' }],
		['stars and a recommendation', { recommended: 1 }, { rating: 4, recommends: true }],
		[
			'stars and recommended: 0, which all reviews with stars have',
			{ recommended: 0 },
			{ recommends: undefined },
		],
	])('is read correctly with %s', (_what, changes, draft) => {
		expect(draftOf(birdeyeJson, birdeyeReview(changes))).toMatchObject(draft);
	});

	it('uses the source that the operator names', () => {
		const draft = draftOf(birdeyeJson, birdeyeReview({ sourceType: 'Google' }), { source: 'b' });
		expect(draft.sourceId).toBeUndefined();
	});

	it.each([
		[{ rating: 0, recommended: 1 }, true],
		[{ rating: 0, recommended: 0 }, false],
		[{ rating: 'Recommended', recommended: 0 }, true],
		[{ rating: 'Doesn’t recommend' }, false],
	])('is a recommendation without stars: %j', (changes, recommends) => {
		expect(birdeyeJson.read(birdeyeReview(changes), {})).toMatchObject({
			kind: 'recommendation',
			draft: { recommends },
		});
		expect(reasonOf(birdeyeJson, birdeyeReview({ rating: 0 }))).toMatch(/^no stars/);
	});

	it.each(['pending', 'unpublished', 'Hidden', 'removed', 'draft', 'archived'])(
		'is skipped with the status %j',
		(status) => {
			expect(reasonOf(birdeyeJson, birdeyeReview({ status }))).toMatch(/^not public/);
		},
	);

	it.each([
		['more than five stars', { rating: 5.5 }, 'rating'],
		['no day', { reviewDate: undefined }, 'reviewDate'],
		['an ambiguous day', { reviewDate: '3/4/2024' }, 'reviewDate'],
		['an id that JSON cannot represent exactly', { reviewId: 2 ** 60 }, 'reviewId'],
		['an unclear recommendation', { recommended: 'maybe' }, 'recommended'],
	])('is rejected with %s', (_what, changes, field) => {
		expect(faultsOf(birdeyeJson, birdeyeReview(changes))).toEqual([field]);
	});

	it.each(['reviewId', 'rating', 'reviewDate', 'recommended'])(
		'is rejected with the rule if its %s is invalid',
		(member) => expectRules(birdeyeJson, (wrong) => birdeyeReview({ [member]: wrong })),
	);

	it("masks the author's phone number in texts, and drops a link that contains it", async () => {
		const review = birdeyeReview({
			comments: 'Ring me: 541 555 0123.',
			reviewURL: 'https://reviews.example/by/541-555-0123',
		});
		const { review: stored, file } = await importExport(JSON.stringify([review]));
		expect(stored?.text).toBe('Ring me: [phone removed].');
		expect(stored?.source).not.toHaveProperty('url');
		expect(file?.warnings.map(({ message }) => message)).toContain(
			'source url left out: it is not https, or holds personal data',
		);
	});

	it('reports the line of an invalid record', async () => {
		const reviews = [birdeyeReview(), birdeyeReview({ reviewId: 900009, rating: 9 })];
		const text = JSON.stringify({ reviews }, null, 2);
		const { file, status } = await importExport(text);
		const line = text.split('\n').findIndex((one) => one.includes('900009')) + 1;
		expect(status).toBe(1);
		expect(file?.rejected).toMatchObject([{ line, id: '900009', field: 'rating', found: '9' }]);
	});
});

describe('a row in a Birdeye CSV', () => {
	it('is stored like a review from the API', async () => {
		const { review } = await importExport(table(birdeyeRow()));
		expect(review).toMatchObject({
			rating: 4,
			date: '2024-01-20',
			author: { name: 'Odessa P.' },
			source: { id: 'birdeye', review_id: '900002' },
			location: 'millbrook',
			responses: [{ date: '2024-01-21' }],
		});
	});

	it.each(['location', 'branch', 'location_name'])(
		'belongs to the location in its column %s, not to the one of the business name',
		async (column) => {
			const { review } = await importExport(table(birdeyeRow({ [column]: 'Harborview' })));
			expect(review?.location).toBe('harborview');
			const { review: other } = await importExport(table(birdeyeRow({ [column]: '' })));
			expect(other?.location).toBe('millbrook');
			const { reviews } = await importExport(table(birdeyeRow({ [column]: 'Elsewhere' })));
			expect(reviews).toEqual([]);
		},
	);

	it('is skipped without stars, or if it is not public', () => {
		expect(reasonOf(birdeyeCsv, birdeyeRow({ rating: '' }))).toMatch(/^no stars/);
		expect(reasonOf(birdeyeCsv, birdeyeRow({ status: 'pending' }))).toMatch(/^not public/);
	});
});
