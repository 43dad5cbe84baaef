import { describe, expect, it } from 'vitest';
import { podiumJson } from '../../../../src/import/formats/podium-json.ts';
import { expectRules } from '../importing.ts';
import { podiumReview } from '../platform-samples.ts';
import { draftOf, faultsOf, importExport, reasonOf } from '../platforms.ts';

const review = (changes: object) => {
	const sample = podiumReview();
	return podiumReview({ review: { ...Object(sample['review']), ...changes } });
};

describe('a review from the Podium API', () => {
	it('is stored without staff known only by number', async () => {
		const page = { data: [podiumReview()], metadata: { nextCursor: null } };
		const { review: stored } = await importExport(JSON.stringify(page));
		expect(stored).toMatchObject({
			rating: 5,
			date: '2024-03-05',
			published_at: '2024-03-05T17:20:00Z',
			author: { name: 'Odessa P.' },
			location: 'millbrook',
			source: { id: 'podium', review_id: '0190aaaa-0000-7000-8000-000000000001' },
			responses: [{ text: 'Any time.', date: '2024-03-06' }],
			verification: { method: 'platform_account_only' },
			tags: { technicians: [] },
		});
		// Podium's own changes update this time, so it does not show an edit by the customer.
		expect(stored).not.toHaveProperty('edited_at');
	});

	it('has the id and the source of the site it was written on', () => {
		const draft = draftOf(podiumJson, review({ siteName: 'google', siteReviewId: 'gr-77' }));
		expect(draft).toMatchObject({ reviewId: 'gr-77', sourceId: 'podium-google' });
	});

	it.each([
		['an author object', { author: { name: 'Bo Lin' } }, { authorName: 'Bo L.' }],
		['an author with a numeric id', { author: { id: 7, name: 'Bo Lin' } }, { authorName: 'Bo L.' }],
		['no author', { author: null }, { authorName: undefined }],
		[
			'a credited employee',
			{ attributions: [{ name: 'Dana Whitfield' }] },
			{ technicians: ['Dana Whitfield'] },
		],
		['several locations', { locations: ['harborview', 'millbrook'] }, { location: { value: '' } }],
		['a named location', { locations: ['millbrook'] }, { location: { value: 'millbrook' } }],
	])('is read correctly with %s', (_what, changes, draft) => {
		expect(draftOf(podiumJson, podiumReview(changes))).toMatchObject(draft);
	});

	it('is a recommendation without stars if Podium converted it to stars', () => {
		for (const rating of [5, 1]) {
			const sample = { ...review({ rating, siteName: 'facebook' }), isRecommendation: true };
			expect(podiumJson.read(podiumReview(sample), {})).toMatchObject({
				kind: 'recommendation',
				draft: { recommends: rating === 5 },
			});
		}
	});

	it('is skipped without stars, if hidden, or if deleted', () => {
		expect(reasonOf(podiumJson, review({ rating: 0 }))).toMatch(/^no stars/);
		expect(reasonOf(podiumJson, podiumReview({ status: 'hidden' }))).toMatch(/^not public/);
		expect(reasonOf(podiumJson, podiumReview({ deletedAt: '2024-04-01T00:00:00Z' }))).toMatch(
			/^not public/,
		);
	});

	it.each(['pending', 'REJECTED', 'draft', 'failed'])(
		'is stored without a reply in state %s',
		(status) => {
			const responses = [{ body: 'Hi', createdAt: '2024-03-06T10:00:00Z', status }];
			const draft = draftOf(podiumJson, podiumReview({ responses }));
			expect(draft.responses).toEqual([]);
			expect(draft.warnings).toEqual([`reply left out: its state is ${status.toLowerCase()}`]);
		},
	);

	it('is rejected if it is malformed', () => {
		expect(faultsOf(podiumJson, review({ rating: 7 }))).toEqual(['review.rating']);
		expect(faultsOf(podiumJson, podiumReview({ review: null }))).toEqual(['review']);
		expect(faultsOf(podiumJson, podiumReview({ createdAt: '2024-02-30T10:00:00Z' }))).toEqual([
			'createdAt',
		]);
		expect(faultsOf(podiumJson, 7)).toEqual(['']);
	});

	it.each(['uid', 'createdAt', 'review'])(
		'is rejected with the rule if its %s is invalid',
		(member) => expectRules(podiumJson, (wrong) => podiumReview({ [member]: wrong })),
	);
});
