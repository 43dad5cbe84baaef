import { describe, expect, it } from 'vitest';
import { yelpJson } from '../../../../src/import/formats/yelp-json.ts';
import { expectRules } from '../importing.ts';
import { yelpReview } from '../platform-samples.ts';
import { draftOf, faultsOf, importExport, reasonOf } from '../platforms.ts';

describe('a review from the Yelp API', () => {
	it('is stored as an excerpt, on the date as written', async () => {
		const page = { reviews: [yelpReview()], total: 40, possible_languages: ['en'] };
		const { review } = await importExport(JSON.stringify(page), ['--location', 'millbrook']);
		expect(review).toMatchObject({
			rating: 5,
			date: '2024-08-29',
			truncated: true,
			author: { name: 'Ella A.' },
			source: { id: 'yelp', url: 'https://yelp.example/biz/larkspur?hrid=xAG4' },
		});
		expect(review).not.toHaveProperty('published_at');
	});

	it.each([
		['ends with three periods', 'They looked at it and...', true],
		['ends with an ellipsis', 'They looked at it and…', true],
		['has exactly the truncation length', 'x'.repeat(160), true],
		['is short and complete', 'Great place!', false],
	])('has the right truncation mark if its text %s', (_what, text, truncated) => {
		expect(draftOf(yelpJson, yelpReview({ text })).truncated).toBe(truncated);
	});

	it('is not marked as truncated if it has no text', async () => {
		const { review } = await importExport(JSON.stringify({ reviews: [yelpReview({ text: '' })] }), [
			'--location',
			'millbrook',
		]);
		expect(review).toMatchObject({ text: '', language: 'und' });
		expect(review).not.toHaveProperty('truncated');
	});

	it('is skipped without stars and rejected if it is malformed', () => {
		expect(reasonOf(yelpJson, yelpReview({ rating: 0 }))).toMatch(/^no stars/);
		expect(faultsOf(yelpJson, yelpReview({ rating: 5.5 }))).toEqual(['rating']);
		expect(faultsOf(yelpJson, yelpReview({ time_created: '2024-08-32 05:41:13' }))).toEqual([
			'time_created',
		]);
	});

	it.each(['id', 'rating', 'time_created'])(
		'is rejected with the rule if its %s is invalid',
		(member) => expectRules(yelpJson, (wrong) => yelpReview({ [member]: wrong })),
	);
});
