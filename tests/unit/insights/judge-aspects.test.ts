import { describe, expect, it } from 'vitest';
import { Aspect } from '../../../src/insights/aspect.ts';
import type { AspectFind } from '../../../src/insights/aspects/aspect-find.ts';
import { judgeAspects, toReviewAspects } from '../../../src/insights/judge-aspects.ts';

const ASPECTS = [
	Aspect.parse({ id: 'price', label: 'Price', rated_as: ['pricing', 'value'] }),
	Aspect.parse({ id: 'speed', label: 'Speed' }),
];
const find = (aspect: string, polarity: AspectFind['polarity']): AspectFind => ({
	...{ aspect, polarity, confidence: 0.9, start: 0, end: 4 },
});
const polarityOf = (
	ratings: Record<string, number> | undefined,
	...said: AspectFind['polarity'][]
) =>
	judgeAspects(
		ASPECTS,
		ratings,
		said.map((polarity) => find('price', polarity)),
	).map(({ polarity }) => polarity);

describe('the polarity of an aspect in a review', () => {
	it.each([
		[{ pricing: 5 }, [], ['positive']],
		[{ pricing: 4 }, [], ['positive']],
		[{ pricing: 3 }, [], ['neutral']],
		[{ pricing: 2 }, [], ['negative']],
		[{ pricing: 5, value: 1 }, [], ['mixed']],
		[{ other: 5 }, [], []],
		[undefined, [], []],
	] as const)('comes from stars: %j', (ratings, said, polarities) => {
		expect(polarityOf(ratings, ...said)).toEqual(polarities);
	});

	it.each([
		[['positive'], ['positive']],
		[['positive', 'positive'], ['positive']],
		[['positive', 'neutral'], ['positive']],
		[['negative', undefined], ['negative']],
		[['positive', 'negative'], ['mixed']],
		[['mixed'], ['mixed']],
		[['neutral'], ['neutral']],
		[[undefined], [undefined]],
	] as const)('comes from words: %j', (said, polarities) => {
		expect(polarityOf(undefined, ...said)).toEqual(polarities);
	});

	it('combines stars and words', () => {
		expect(polarityOf({ pricing: 5 }, 'negative')).toEqual(['mixed']);
		expect(polarityOf({ pricing: 3 }, 'negative')).toEqual(['negative']);
	});

	it('is published if it is defined', () => {
		const said = judgeAspects(ASPECTS, undefined, [
			find('price', undefined),
			find('speed', 'mixed'),
		]);
		expect(said.map(({ aspect }) => aspect)).toEqual(['price', 'speed']);
		expect(toReviewAspects(said)).toEqual([
			{ aspect: 'speed', polarity: 'mixed', read_by: 'engine' },
		]);
	});
});
