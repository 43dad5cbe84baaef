import { describe, expect, it } from 'vitest';
import { DocBits, wordsFor } from '../../../../src/search/index/doc-bits.ts';
import { renderStars, Stars } from '../../../../src/search/index/stars.ts';
import { indexFileOf } from '../../../support/index-sections.ts';
import { docsOf } from '../../../support/search-exactness.ts';
import { createRandom } from '../../../support/search-random.ts';

const BORDERS = [0, 1, 31, 32, 33, 63, 64, 1_023, 1_024, 1_025, 2_047, 2_048, 2_049];

function countEach(given: readonly number[]): number[] {
	return [0, 1, 2, 3, 4, 5].map((stars) => given.filter((one) => one === stars).length);
}

describe.each(BORDERS)('the stars of %i reviews', (count) => {
	const random = createRandom(count);
	const given = Array.from({ length: count }, () => 1 + random.below(5));
	const stars = new Stars(indexFileOf(renderStars(Uint8Array.from(given))));

	it('are counted in every range between word and block boundaries', () => {
		const places = [...BORDERS, count - 1].filter((place) => place >= 0 && place <= count);
		for (const first of places) {
			for (const end of places.filter((place) => place >= first)) {
				expect(stars.countRange({ first, end })).toEqual(countEach(given.slice(first, end)));
			}
		}
	});

	it('are found from any place, forward and backward, among all reviews and within a set', () => {
		const within = new DocBits(new Uint32Array(wordsFor(count)));
		for (const doc of given.keys()) if (random.onceIn(3)) within.add(doc);
		const places = [...BORDERS, count].filter((place) => place <= count);
		for (const wanted of [[1], [5], [2, 4], [1, 2, 3, 4, 5]]) {
			for (const set of [undefined, within]) {
				const docs = [...given.keys()].filter(
					(doc) => wanted.includes(given[doc] ?? 0) && (set?.has(doc) ?? true),
				);
				for (const place of places) {
					const next = docs.find((doc) => doc >= place) ?? count;
					expect(stars.next(wanted, place, count, set)).toBe(next);
					const previous = docs.findLast((doc) => doc < place) ?? -1;
					expect(stars.previous(wanted, place, set)).toBe(previous);
				}
			}
		}
	});

	it('are counted in a set, as a list and as bits', () => {
		for (const times of [1, 2, 40]) {
			const docs = [...given.keys()].filter(() => random.onceIn(times));
			const bits = new DocBits(new Uint32Array(wordsFor(count)));
			for (const doc of docs) bits.add(doc);
			const expected = countEach(docs.map((doc) => given[doc] ?? 0));
			expect(stars.countSet(Uint32Array.from(docs))).toEqual(expected);
			expect(stars.countSet(bits)).toEqual(expected);
		}
	});

	it('are known for each review, and select reviews by rating', () => {
		for (const [doc, one] of given.entries()) expect(stars.of(doc)).toBe(one);
		for (const wanted of [[], [1], [5], [2, 4], [1, 2, 3, 4, 5]]) {
			const expected = [...given.keys()].filter((doc) => wanted.includes(given[doc] ?? 0));
			expect(docsOf(stars.having(wanted))).toEqual(expected);
		}
	});
});
