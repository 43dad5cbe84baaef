import { describe, expect, it } from 'vitest';
import { countBits, DocBits, rangeBits, wordsFor } from '../../../../src/search/index/doc-bits.ts';
import {
	clip,
	countCommon,
	intersect,
	isDense,
	seek,
	toComparable,
	toDocSet,
	union,
	type DocSet,
} from '../../../../src/search/index/doc-set.ts';
import { docsOf } from '../../../support/search-exactness.ts';
import { createRandom } from '../../../support/search-random.ts';

const COUNTS = [0, 1, 31, 32, 33, 63, 64, 65, 1_024];
const random = createRandom(31);

/** Returns the same numbers as a list and as bits. */
function bothForms(docs: readonly number[], count: number): [DocSet, DocSet] {
	const bits = new DocBits(new Uint32Array(wordsFor(count)));
	for (const doc of docs) bits.add(doc);
	return [Uint32Array.from(docs), bits];
}

/** Sorted numbers below `count`: none, all, those at word boundaries, and random ones. */
function samples(count: number): number[][] {
	const all = Array.from({ length: count }, (_, doc) => doc);
	return [
		[],
		all,
		all.filter((doc) => [0, 31, 32, 33, 63, 64, count - 1].includes(doc)),
		...[2, 3, 9, 40].map((times) => all.filter(() => random.onceIn(times))),
	];
}

describe.each(COUNTS)('a set of %i reviews', (count) => {
	const sets = samples(count);
	const places = [0, 1, 30, 31, 32, 33, 63, 64, count - 1, count].filter(
		(place) => place >= 0 && place <= count,
	);

	it('is traversed from any place in both directions', () => {
		for (const docs of sets) {
			const [, bits] = bothForms(docs, count);
			if (!(bits instanceof DocBits)) throw new TypeError('Cannot walk a list');
			for (const place of places) {
				expect(bits.previous(place)).toBe(docs.findLast((doc) => doc < place) ?? -1);
				for (const end of places.filter((later) => later >= place)) {
					const next = docs.find((doc) => doc >= place && doc < end) ?? end;
					expect(bits.next(place, end)).toBe(next);
				}
			}
			for (const place of places) expect(bits.has(place)).toBe(docs.includes(place));
		}
	});

	it('is clipped to a range, as a list and as bits', () => {
		for (const docs of sets) {
			for (const set of bothForms(docs, count)) {
				for (const first of places) {
					for (const end of places.filter((place) => place >= first)) {
						const expected = docs.filter((doc) => doc >= first && doc < end);
						expect(docsOf(clip(set, { first, end }, count))).toEqual(expected);
					}
				}
			}
		}
	});

	it('can be made from a range', () => {
		for (const first of places) {
			for (const end of places) {
				const expected = Array.from({ length: count }, (_, doc) => doc).filter(
					(doc) => doc >= first && doc < end,
				);
				expect(docsOf(rangeBits({ first, end }, count))).toEqual(expected);
			}
		}
	});

	it('intersects with another set, for all combinations of lists and bits', () => {
		for (const a of sets) {
			for (const b of sets) {
				const expected = a.filter((doc) => b.includes(doc));
				for (const one of bothForms(a, count)) {
					for (const other of bothForms(b, count)) {
						expect(docsOf(intersect(one, other))).toEqual(expected);
						expect(countCommon(one, other)).toBe(expected.length);
					}
				}
			}
		}
	});

	it('is the union of any number of sets, for all combinations of lists and bits', () => {
		for (let draw = 0; draw < 60; draw++) {
			const chosen = Array.from({ length: random.below(5) }, () => random.pick(sets));
			const forms = chosen.map((docs) => random.pick(bothForms(docs, count)));
			const expected = [...new Set(chosen.flat())].toSorted((a, b) => a - b);
			expect(docsOf(union(forms, count))).toEqual(expected);
		}
	});

	it('is made from numbers in any order, with duplicates', () => {
		for (const docs of sets) {
			const shuffled = [...docs, ...docs.slice(0, 3)].toReversed();
			expect(docsOf(toDocSet(shuffled, count))).toEqual(docs);
		}
	});

	it('does not change when it is converted for comparisons', () => {
		for (const docs of sets) {
			for (const set of bothForms(docs, count)) {
				expect(docsOf(toComparable(set, count))).toEqual(docs);
			}
		}
	});

	it('does not change the sets that it was made from', () => {
		const [a = [], b = []] = [sets[3], sets[4]];
		const [, one] = bothForms(a, count);
		const [, other] = bothForms(b, count);
		union([one, other], count);
		intersect(one, other);
		clip(one, { first: 0, end: count >>> 1 }, count);
		expect([docsOf(one), docsOf(other)]).toEqual([a, b]);
	});
});

describe('a list', () => {
	it('is searched from any place on', () => {
		for (const length of [0, 1, 2, 3, 7, 8, 9, 100]) {
			const list = Uint32Array.from({ length }, (_, index) => index * 3 + 1);
			for (let from = 0; from <= length; from++) {
				for (const doc of [0, 1, 2, 3, 4, 30, 31, length * 3 - 2, length * 3]) {
					const found = list.findIndex((number, index) => index >= from && number >= doc);
					expect(seek(list, from, doc)).toBe(found === -1 ? length : found);
				}
			}
		}
	});

	it('stays a list if it is short', () => {
		const short = toDocSet([5], 32);
		expect(short).toEqual(Uint32Array.of(5));
		expect(toDocSet([5], 31)).toBeInstanceOf(DocBits);
		expect(union([Uint32Array.of(5), Uint32Array.of(5)], 64)).toEqual(Uint32Array.of(5));
		expect(union([Uint32Array.of(5), Uint32Array.of(5)], 63)).toBeInstanceOf(DocBits);
	});
});

it.each([
	[0, 8, false],
	[1, 8, false],
	[2, 8, true],
	[1, 7, true],
	[0, 0, false],
	[128, 1_024, false],
	[129, 1_024, true],
])('a set of %i out of %i reviews is dense: %s', (size, count, expected) => {
	expect(isDense(size, count)).toBe(expected);
});

it('counts the set bits of a word', () => {
	for (const word of [0, 1, 0x80000000, 0xffffffff, 0x55555555, 0xf00f, 0x7fffffff]) {
		expect(countBits(word)).toBe([...word.toString(2)].filter((bit) => bit === '1').length);
		expect(countBits(word | 0)).toBe(countBits(word));
	}
});
