import { expect, it } from 'vitest';
import { evaluateAspects } from '../../../../tools/evaluation/evaluate-aspects.ts';

const CASES = [
	{
		id: 'a',
		text: 'a',
		rating: 5,
		gold: [{ aspect: 'price', alt: ['honesty'], polarity: 'negative' }],
	},
	{ id: 'b', text: 'b', rating: 4, gold: [{ aspect: 'speed', polarity: 'neutral' }] },
	{ id: 'c', text: 'c', rating: 5, gold: [] },
];

it('counts alternatives as hits, and ignores neutral labels', () => {
	const scores = evaluateAspects(CASES, (text) => {
		if (text === 'a') return [{ aspect: 'honesty', polarity: 'negative' }];
		return text === 'b' ? [{ aspect: 'speed', polarity: 'positive' }] : [];
	});
	expect(scores.detection.f1).toBe(1);
	expect(scores.joint.f1).toBe(1);
	expect(scores.againstStars?.share).toBe(1);
});

it('counts missed, wrong and unexpected predictions', () => {
	const wrong = evaluateAspects(CASES, (text) =>
		text === 'a'
			? [{ aspect: 'price', polarity: 'positive' }]
			: [{ aspect: 'staff', polarity: 'positive' }],
	);
	expect(wrong.detection.precision?.share).toBe(0.333333);
	expect(wrong.detection.recall?.share).toBe(1);
	expect(wrong.joint.f1).toBe(0);
	expect(wrong.polarity?.share).toBe(0);
	expect(evaluateAspects(CASES, () => []).detection.f1).toBe(0);
});

it('ignores predictions without a polarity', () => {
	const scores = evaluateAspects(CASES, () => [{ aspect: 'staff', polarity: undefined }]);
	expect(scores.detection.precision).toBeUndefined();
});
