import { describe, expect, it } from 'vitest';
import { createCaseReader, evaluateReviews } from '../../../tools/evaluation/evaluate-reviews.ts';
import { readReviewCases, type ReviewCase } from '../../../tools/evaluation/review-cases.ts';

const train = readReviewCases('train');
const dev = readReviewCases('dev');
const test = readReviewCases('test');

describe('the labeled reviews', () => {
	it('are numerous enough, and no voice of the test set is in another set', () => {
		expect(test.length).toBeGreaterThanOrEqual(200);
		expect(train.length + test.length).toBeGreaterThanOrEqual(800);
		const voices = new Set([...train, ...dev].map(({ voice }) => voice));
		expect(test.filter(({ voice }) => voices.has(voice))).toEqual([]);
		expect(
			new Set(test.map(({ text }) => text)).intersection(new Set(train.map(({ text }) => text))),
		).toEqual(new Set());
	});

	it('quote words that are in the review', () => {
		for (const { id, title = '', text, statements, people, services } of [
			...train,
			...dev,
			...test,
		]) {
			const words = [
				...statements.map(({ quote }) => quote),
				...[...people, ...services].flatMap(({ surface }) => surface ?? []),
			];
			const missing = words.filter((quote) => !text.includes(quote) && !title.includes(quote));
			expect({ id, missing }).toEqual({ id, missing: [] });
		}
	});
});

describe('scores for whole reviews', () => {
	const review: ReviewCase = {
		id: 'one',
		voice: 'nobody',
		rating: 5,
		text: 'Dana was very friendly and helpful. They overcharged me, and it was way too expensive.',
		statements: [
			{
				aspect: 'staff',
				polarity: 'positive',
				quote: 'Dana was very friendly and helpful',
				subject: 'us',
			},
			{ aspect: 'price', polarity: 'negative', quote: 'overcharged me', subject: 'us' },
			{ aspect: 'speed', polarity: 'negative', quote: 'Dana', subject: 'other' },
		],
		people: [{ id: 'dana-whitfield', surface: 'Dana' }],
		services: [],
	};

	it('count each statement about this business once, and none about others', async () => {
		const scores = evaluateReviews([review], await createCaseReader());
		expect(scores.all.joint.f1).toBe(1);
		expect(scores.all.joint.recall?.n).toBe(2);
		expect(scores.complaintsAgainstStars.precision).toMatchObject({ share: 1, n: 1 });
		expect(scores.people.f1).toBe(1);
	});

	it('count findings without a label as wrong', async () => {
		const scores = evaluateReviews([{ ...review, statements: [] }], await createCaseReader());
		expect(scores.all.joint.precision).toMatchObject({ share: 0, n: 2 });
	});
});
