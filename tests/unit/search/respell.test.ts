import { expect, it } from 'vitest';
import { noteMissing } from '../../../src/search/note-missing.ts';
import { missingWords, respell } from '../../../src/search/respell.ts';
import { searchIndexOf } from '../../support/search-index.ts';
import { aReview } from '../../support/reviews.ts';

it('takes the spellings that the notes of a search propose, and no others', () => {
	const index = searchIndexOf([aReview({ text: 'They changed the filter of my transmission' })]);
	const notes = ['chnaged', 'zeppelin', 'tranmission'].map((word) => noteMissing(index, word));
	expect(respell('Chnaged chnaged tranmission zeppelin', notes)).toBe(
		'Chnaged changed transmission zeppelin',
	);
	expect(missingWords(notes)).toEqual(['chnaged', 'zeppelin', 'tranmission']);
	expect(respell('zeppelin', notes)).toBeUndefined();
	expect(respell('filter', [])).toBeUndefined();
});

it('writes a word with a capital if it had one', () => {
	const index = searchIndexOf([aReview({ text: 'They changed the filter' })]);
	const notes = ['Chnaged', 'Fitler'].map((word) => noteMissing(index, word));
	expect(respell('Chnaged the Fitler', notes)).toBe('Changed the Filter');
});

it('proposes no spelling for a word that the vocabulary knows', () => {
	const review = aReview({ text: 'Heated seats, a manifold, and lots of scraps' });
	const vocabulary = {
		aspect: [{ value: 'honesty', names: ['Honesty'], words: ['scrap'], complaints: ['cheated'] }],
		service: [{ value: 'engine', names: ['Engine'], words: ['exhaust manifolt'] }],
		technician: [{ value: 'Sam Kowalski', names: ['Seets'] }],
	};
	const index = searchIndexOf([review], vocabulary);
	const note = (word: string) => noteMissing(index, word);
	expect(['cheated', 'manifolt', 'Seets'].map(note)).toEqual([
		'No review has the word "cheated".',
		'No review has the word "manifolt".',
		'No review has the word "Seets".',
	]);
	expect(note('haeted')).toBe('No review has the word "haeted". Did you mean "heated"?');
	expect(noteMissing(searchIndexOf([review]), 'cheated')).toContain('Did you mean "heated"?');
});
