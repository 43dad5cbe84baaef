import { describe, expect, it } from 'vitest';
import { createContent, googleReview, importGoogleReview } from './importing.ts';

describe('a review from a Google Business Profile export', () => {
	it.each(['PENDING', 'REJECTED'])(
		'is stored without a %s reply, with a warning',
		async (state) => {
			const { review, file } = await importGoogleReview({
				reviewReply: { comment: 'Hi', updateTime: '2026-11-14T08:12:00Z', reviewReplyState: state },
			});
			expect(review?.responses).toEqual([]);
			expect(file?.warnings).toMatchObject([{ message: `reply left out: its state is ${state}` }]);
		},
	);

	it.each([
		['null', null],
		['impossible', '2026-02-30T00:00:00Z'],
		['in the future', '2027-01-01T00:00:00Z'],
		['1970-01-01', '1970-01-01T00:00:00Z'],
	])('is stored with its reply, without a day, if that is %s', async (_what, updateTime) => {
		const reviewReply = { comment: 'Hi', updateTime };
		const { review, file, status } = await importGoogleReview({ reviewReply });
		expect(status).toBe(0);
		expect(review?.responses).toEqual([{ text: 'Hi', author: expect.any(String) }]);
		const message = expect.stringMatching(/^(?:reply kept without its date|the reply has no date)/);
		expect(file?.warnings).toMatchObject([{ message }]);
	});

	it.each([
		[
			"that violates Google's policy",
			{ comment: 'Hi', updateTime: '2026-11-14T08:12:00Z', policyViolation: 'Profanity' },
		],
		['that is a number', 7],
		['with a number as its comment', { comment: 7, updateTime: '2026-11-14T08:12:00Z' }],
	])('is stored without a reply %s, with a warning', async (_what, reviewReply) => {
		const { review, file, status } = await importGoogleReview({ reviewReply });
		expect(status).toBe(0);
		expect(review?.responses).toEqual([]);
		expect(file?.warnings).toMatchObject([{ message: expect.stringMatching(/^reply left out: /) }]);
	});

	it.each([
		['the same', '2026-11-13T12:31:11.211Z'],
		['the same in another zone', '2026-11-13T04:31:11.211-08:00'],
		['the same with more digits', '2026-11-13T12:31:11.211000Z'],
		['earlier than its creation', '2026-11-13T12:30:00Z'],
	])('is not marked as edited if its update time is %s', async (_what, updateTime) => {
		const { review } = await importGoogleReview({ updateTime });
		expect(review).toBeDefined();
		expect(review).not.toHaveProperty('edited_at');
	});

	it.each(['2027-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'yesterday', 7])(
		'is stored without the edit time %j, with a warning',
		async (updateTime) => {
			const { review, file, status } = await importGoogleReview({ updateTime });
			expect(status).toBe(0);
			expect(review).toBeDefined();
			expect(review).not.toHaveProperty('edited_at');
			expect(file?.warnings).toMatchObject([
				{ message: expect.stringMatching(/^edit time left out: /) },
			]);
		},
	);

	it('is stored with a warning if it has only a translation', async () => {
		const { review, file } = await importGoogleReview({
			comment: '(Translated by Google) only half',
		});
		expect(review).toMatchObject({ text: 'only half' });
		expect(review).not.toHaveProperty('translation');
		expect(file?.warnings).toMatchObject([{ message: 'text: a translation without its original' }]);
	});

	it.each([
		['text', { comment: 'secret'.repeat(16_667) }],
		['author', { reviewer: { displayName: 'secret'.repeat(34) } }],
		[
			'translation',
			{ comment: `(Translated by Google) ${'secret'.repeat(16_667)}\n\n(Original)\nHola` },
		],
		[
			'reply',
			{ reviewReply: { comment: 'secret'.repeat(16_667), updateTime: '2026-11-14T08:12:00Z' } },
		],
	])('is rejected for a %s that is too long, without repeating it', async (field, changes) => {
		const { review, file, status, stdout } = await importGoogleReview(changes);
		expect(status).toBe(1);
		expect(review).toBeUndefined();
		expect(file?.rejected).toMatchObject([
			{
				line: 1,
				id: 'r1',
				field,
				reason: expect.stringMatching(/^must be at most \d+ characters/),
			},
		]);
		expect(stdout).not.toContain('secret');
	});
});

describe('batch responses in a Google Business Profile export', () => {
	const batch = (location: string, ...reviews: readonly object[]) => ({
		locationReviews: reviews.map((review) => ({
			name: `accounts/1001/locations/${location}`,
			review: { ...googleReview(), name: undefined, ...review },
		})),
		nextPageToken: 'x',
	});
	const pages = [
		batch('2001', { reviewId: 'a' }, { reviewId: 'b', name: null }),
		batch('2003', {
			reviewId: 'c',
			updateTime: '2026-11-14T08:12:00.123456789Z',
			comment: 'El carro quedó limpio.\n\n(Translated by Google)\nThe car was clean.',
		}),
		batch('2003', { reviewId: 'a' }),
	];

	it.each([
		['in one document', JSON.stringify(pages, null, 2)],
		['one per line', pages.map((page) => JSON.stringify(page)).join('\n')],
	])('may contain pages of several locations, %s', async (_what, text) => {
		const content = await createContent();
		const { report, stderr } = await content.run(['--json', await content.write('takeout', text)]);
		expect(stderr).toBe('');
		expect(report.totals).toMatchObject({ read: 4, added: 3, duplicates: 1, rejected: 0 });
		const reviews = await content.reviews();
		expect(reviews.map(({ source, location }) => [source.review_id, location]).toSorted()).toEqual([
			['a', 'millbrook'],
			['b', 'alder-falls'],
			['c', 'millbrook'],
		]);
		expect(reviews.find(({ source }) => source.review_id === 'c')).toMatchObject({
			edited_at: '2026-11-14T08:12:00.123456789Z',
			text: 'El carro quedó limpio.',
			translation: { text: 'The car was clean.', by: 'Google' },
		});
	});

	it('use the location named in the review first', async () => {
		const content = await createContent();
		const name = 'accounts/1001/locations/2001/reviews/r1';
		const page = {
			locationReviews: [
				{ name: 'accounts/1001/locations/2003', review: googleReview({ name }) },
				{
					name: 'accounts/1001/locations/2003',
					review: googleReview({ reviewId: 'r2', name: '' }),
				},
			],
		};
		await content.run([await content.write('takeout', JSON.stringify(page))]);
		const reviews = await content.reviews();
		expect(reviews.map(({ location }) => location).toSorted()).toEqual([
			'alder-falls',
			'millbrook',
		]);
	});

	it('does not name an anonymous author in text and reply', async () => {
		const { review } = await importGoogleReview({
			reviewer: { displayName: 'Jane Miller', isAnonymous: true },
			comment: 'They called me Miller all day.',
			reviewReply: { comment: 'Thank you, Jane Miller', updateTime: '2026-11-14T08:12:00Z' },
		});
		expect(review).toMatchObject({
			text: 'They called me [name removed] all day.',
			author: { name: 'A Google user', anonymous: true },
			responses: [{ text: 'Thank you, [name removed]' }],
		});
	});
});
