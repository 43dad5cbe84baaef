import { describe, expect, it } from 'vitest';
import { findNounPhrases } from '../../../../src/insights/topics/noun-phrases.ts';
import { selectTopics } from '../../../../src/insights/topics/select-topics.ts';
import { aReview } from '../../../support/reviews.ts';

const phrasesIn = (text: string) =>
	findNounPhrases(text).map(({ start, end }) => text.slice(start, end));

function topicsOf(texts: readonly string[], minimum = 2, names: readonly string[] = []) {
	const reviews = texts.map((text, index) => aReview({ id: `r${index}`, text }));
	return selectTopics(reviews, findNounPhrases, new Set(names), minimum);
}
const labelsOf = (...asked: Parameters<typeof topicsOf>) =>
	topicsOf(...asked).map(({ lemmas }) => lemmas.join(' '));

describe('noun phrases', () => {
	it('are sequences of nouns, optionally after an adjective, with their spans', () => {
		expect(phrasesIn('The loaner car was clean — and “the waiting room” wasn’t.')).toEqual(
			expect.arrayContaining(['loaner', 'loaner car', 'waiting room']),
		);
		expect(phrasesIn('They sold me an extended warranty.')).toContain('extended warranty');
		expect(phrasesIn('😡 汽车\n\n')).toEqual([]);
	});
});

describe('topics', () => {
	it('are phrases in enough reviews, in base form, counted once per review', () => {
		const texts = [
			'The tires were new. I like the tires.',
			'A tire burst.',
			'My windshield cracked.',
		];
		const [tire, ...others] = topicsOf(texts);
		expect(others).toEqual([]);
		expect(tire?.lemmas).toEqual(['tire']);
		expect(tire?.reviews.size).toBe(2);
		expect(
			tire?.occurrences.map(({ review, start, end }) => review.text.slice(start, end)),
		).toEqual(['tires', 'tires', 'tire']);
	});

	it('use the longer phrase if the shorter one never occurs elsewhere', () => {
		const texts = ['The brake pads squeal.', 'They changed brake pads.', 'New brake pads today.'];
		expect(labelsOf(texts)).toEqual(['brake pad']);
		const more = [
			...texts,
			'The brakes failed.',
			'My brakes!',
			'Brakes and tires.',
			'Brake fluid.',
		];
		expect(labelsOf(more)).toEqual(expect.arrayContaining(['brake', 'brake pad']));
	});

	it('include an adjective that belongs to the noun', () => {
		const texts = [
			'The extended warranty paid.',
			'An extended warranty is a must.',
			'Great coffee.',
			'Great coffee and a great lounge, a great desk, a great lot.',
		];
		expect(labelsOf(texts)).toContain('extended warranty');
		expect(labelsOf(texts)).not.toContain('great coffee');
	});

	it('do not include names or generic words', () => {
		const texts = ['Dana fixed the thing today.', 'Dana had the thing today.'];
		expect(labelsOf(texts, 2, ['dana'])).toEqual([]);
	});
});
