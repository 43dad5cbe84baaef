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
const polarityOf = (...said: AspectFind['polarity'][]) =>
	judgeAspects(
		ASPECTS,
		undefined,
		said.map((polarity) => find('price', polarity)),
	).map(({ polarity }) => polarity);

describe('the polarity of an aspect in a review', () => {
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
		expect(polarityOf(...said)).toEqual(polarities);
	});

	it('does not depend on stars for the aspect, which are kept apart', () => {
		const rated = (...said: AspectFind['polarity'][]) =>
			judgeAspects(
				ASPECTS,
				{ pricing: 5, value: 3, other: 1 },
				said.map((polarity) => find('price', polarity)),
			);
		const [spoken] = rated('negative');
		expect(spoken?.polarity).toBe('negative');
		expect(spoken?.stars.map(({ name, polarity }) => [name, polarity])).toEqual([
			['pricing', 'positive'],
			['value', 'neutral'],
		]);
		expect(rated()).toMatchObject([{ aspect: 'price', polarity: undefined }]);
		expect(toReviewAspects(rated())).toEqual([]);
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
