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

describe('what a review says of an aspect', () => {
	it.each([
		[{ pricing: 5 }, [], ['positive']],
		[{ pricing: 4 }, [], ['positive']],
		[{ pricing: 3 }, [], ['neutral']],
		[{ pricing: 2 }, [], ['negative']],
		[{ pricing: 5, value: 1 }, [], ['mixed']],
		[{ other: 5 }, [], []],
		[undefined, [], []],
	] as const)('in stars: %j', (ratings, said, polarities) => {
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
	] as const)('in words: %j', (said, polarities) => {
		expect(polarityOf(undefined, ...said)).toEqual(polarities);
	});

	it('in stars and in words, together', () => {
		expect(polarityOf({ pricing: 5 }, 'negative')).toEqual(['mixed']);
		expect(polarityOf({ pricing: 3 }, 'negative')).toEqual(['negative']);
	});

	it('is published where it is a judgement', () => {
		const said = judgeAspects(ASPECTS, undefined, [
			find('price', undefined),
			find('speed', 'mixed'),
		]);
		expect(said.map(({ aspect }) => aspect)).toEqual(['price', 'speed']);
		expect(toReviewAspects(said)).toEqual([{ aspect: 'speed', polarity: 'mixed' }]);
	});
});
