import { describe, expect, it } from 'vitest';
import { facebookJson } from '../../../../src/import/formats/facebook-json.ts';
import { expectRules } from '../importing.ts';
import { facebookRating } from '../platform-samples.ts';
import { draftOf, faultsOf, importExport, reasonOf } from '../platforms.ts';

describe('a Facebook rating', () => {
	it('is stored with the date at the business, at the location that the operator names', async () => {
		const page = JSON.stringify({ data: [facebookRating({ recommendation_type: 'negative' })] });
		const { review } = await importExport(page, ['--location', 'harborview']);
		expect(review).toMatchObject({
			rating: 4,
			recommends: false,
			date: '2017-06-02',
			published_at: '2017-06-03T01:10:00Z',
			author: { name: 'Odessa P.' },
			location: 'harborview',
			source: { id: 'facebook', review_id: '3001' },
		});
		const { stderr, status } = await importExport(page);
		expect(status).toBe(2);
		expect(stderr).toContain('Which location is its review about? (--location: alder-falls, ');
	});

	it.each(['positive', 'negative'])('gets no stars if it is a %s recommendation', (type) => {
		const { rating, ...bare } = facebookRating({ recommendation_type: type, has_rating: false });
		const draft = { recommends: type === 'positive' };
		expect(facebookJson.read(bare, {})).toMatchObject({ kind: 'recommendation', draft });
	});

	it('is unrated without stars or a recommendation', () => {
		expect(reasonOf(facebookJson, facebookRating({ rating: 0 }))).toMatch(/^no stars/);
	});

	it('counts recommendations in the report', async () => {
		const bare = { created_time: '2019-06-03T01:10:00+0000', recommendation_type: 'positive' };
		const data = [
			{ ...bare, review_text: 'Good.' },
			{ ...bare, review_text: 'Nice.' },
		];
		const { status, file } = await importExport(JSON.stringify({ data }), [
			'--location',
			'millbrook',
		]);
		expect(status).toBe(0);
		expect(file).toMatchObject({ format: 'facebook-json', read: 2, added: 0, recommendations: 2 });
		expect(file?.skipped).toEqual([]);
	});

	it('is recognized in files with both old ratings and recommendations', async () => {
		const { has_rating, open_graph_story, ...newer } = facebookRating({
			recommendation_type: 'positive',
			rating: undefined,
		});
		const { recommendation_type, ...older } = facebookRating();
		const { file } = await importExport(JSON.stringify({ data: [newer, older] }), [
			'--location',
			'millbrook',
		]);
		expect(file).toMatchObject({ format: 'facebook-json', read: 2, added: 1 });
	});

	it('gets an id from its content if its story has none', () => {
		const bare = facebookRating({ open_graph_story: undefined });
		const { reviewId } = draftOf(facebookJson, bare);
		expect(reviewId).toMatch(/^made-/);
		expect(draftOf(facebookJson, { ...bare, review_text: 'Other.' }).reviewId).not.toBe(reviewId);
		expect(faultsOf(facebookJson, { ...bare, review_text: '', reviewer: null })).toEqual(['']);
	});

	it.each(['created_time', 'rating', 'recommendation_type'])(
		'is rejected with the rule if its %s is invalid',
		(member) => expectRules(facebookJson, (wrong) => facebookRating({ [member]: wrong })),
	);
});
