import { expect, it } from 'vitest';
import { noteMissing, respell } from '../../../src/search/note-missing.ts';
import { searchIndexOf } from '../../support/search-index.ts';
import { aReview } from '../../support/reviews.ts';

it('takes the spellings that the notes of a search propose, and no others', () => {
	const index = searchIndexOf([aReview({ text: 'They changed the filter of my transmission' })]);
	const notes = ['chnaged', 'zeppelin', 'tranmission'].map((word) => noteMissing(index, word));
	expect(respell('Chnaged chnaged tranmission zeppelin', notes)).toBe(
		'Chnaged changed transmission zeppelin',
	);
	expect(respell('zeppelin', notes)).toBeUndefined();
	expect(respell('filter', [])).toBeUndefined();
});
