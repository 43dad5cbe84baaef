import { describe, expect, it } from 'vitest';
import { podiumJson } from '../../../src/import/podium-json.ts';
import { expectRules } from './importing.ts';
import { podiumReview } from './platform-samples.ts';
import { draftOf, faultsOf, importExport, reasonOf } from './platforms.ts';

const review = (changes: object) => {
	const sample = podiumReview();
	return podiumReview({ review: { ...Object(sample['review']), ...changes } });
};

describe('a review of the Podium API', () => {
	it('is stored without users who are only numbers', async () => {
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
		// It moves with whatever Podium does, not with the customer.
		expect(stored).not.toHaveProperty('edited_at');
	});

	it('has the id and the source of the site where it stands', () => {
		const draft = draftOf(podiumJson, review({ siteName: 'google', siteReviewId: 'gr-77' }));
		expect(draft).toMatchObject({ reviewId: 'gr-77', sourceId: 'podium-google' });
	});

	it.each([
		['an author as an object', { author: { name: 'Bo Lin' } }, { authorName: 'Bo L.' }],
		['no author', { author: null }, { authorName: undefined }],
		[
			'a name that is credited',
			{ attributions: [{ name: 'Dana Whitfield' }] },
			{ technicians: ['Dana Whitfield'] },
		],
		['several locations', { locations: ['harborview', 'millbrook'] }, { location: { value: '' } }],
		['a location by name', { locations: ['millbrook'] }, { location: { value: 'millbrook' } }],
	])('with %s', (_what, changes, draft) => {
		expect(draftOf(podiumJson, podiumReview(changes))).toMatchObject(draft);
	});

	it('that is a recommendation loses the stars that Podium made of it', () => {
		for (const rating of [5, 1]) {
			const sample = { ...review({ rating, siteName: 'facebook' }), isRecommendation: true };
			expect(reasonOf(podiumJson, sample)).toMatch(/^a recommendation without stars/);
		}
	});

	it('without stars, hidden or deleted is skipped', () => {
		expect(reasonOf(podiumJson, review({ rating: 0 }))).toMatch(/^no stars/);
		expect(reasonOf(podiumJson, podiumReview({ status: 'hidden' }))).toMatch(/^not public/);
		expect(reasonOf(podiumJson, podiumReview({ deletedAt: '2024-04-01T00:00:00Z' }))).toMatch(
			/^not public/,
		);
	});

	it.each(['pending', 'REJECTED', 'draft', 'failed'])(
		'is stored without a reply whose state is %s',
		(status) => {
			const responses = [{ body: 'Hi', createdAt: '2024-03-06T10:00:00Z', status }];
			const draft = draftOf(podiumJson, podiumReview({ responses }));
			expect(draft.responses).toEqual([]);
			expect(draft.warnings).toEqual([`reply left out: its state is ${status.toLowerCase()}`]);
		},
	);

	it('is rejected when it is damaged', () => {
		expect(faultsOf(podiumJson, review({ rating: 7 }))).toEqual(['review.rating']);
		expect(faultsOf(podiumJson, podiumReview({ review: null }))).toEqual(['review']);
		expect(faultsOf(podiumJson, podiumReview({ createdAt: '2024-02-30T10:00:00Z' }))).toEqual([
			'createdAt',
		]);
		expect(faultsOf(podiumJson, 7)).toEqual(['']);
	});

	it.each(['uid', 'createdAt', 'review'])('is told what its %s must be', (member) =>
		expectRules(podiumJson, (wrong) => podiumReview({ [member]: wrong })),
	);
});
