import { describe, expect, it } from 'vitest';
import { sortSuffixes } from '../../../../src/search/index/sort-suffixes.ts';
import { createRandom } from '../../../support/search-random.ts';

const rowOf = (text: string) =>
	Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** Sorts the simple way: by the text up to the terminator, then by place. */
function plainSort(text: string): number[] {
	const places = Array.from({ length: text.length }, (_, at) => at);
	const suffix = (place: number) => text.slice(place, (text + '\0').indexOf('\0', place));
	return places
		.filter((place) => text[place] !== '\0')
		.map((place) => ({ place, written: suffix(place) }))
		.toSorted((a, b) =>
			a.written === b.written ? a.place - b.place : a.written < b.written ? -1 : 1,
		)
		.map(({ place }) => place);
}

function sorted(text: string): number[] {
	const places = plainSort(text).toSorted((a, b) => a - b);
	return [...sortSuffixes(Uint32Array.from(places), rowOf(text), 0)];
}

describe('the endings of words', () => {
	it.each([
		['nothing', ''],
		['one word', 'abracadabra\0'],
		['a repeated word', 'aba\0'.repeat(40)],
		['one letter', `${'a'.repeat(300)}\0`],
		[
			'unpaired surrogates, and the last code unit',
			'\ud83d\udc4d\0\udc4d\0\uffff\0\uffffa\0'.repeat(4),
		],
		['a last word without a terminator', 'ab\0ab\0ab'.repeat(6)],
	])('are sorted, for %s', (_what, text) => {
		expect(sorted(text)).toEqual(plainSort(text));
	});

	it('are sorted, for random words', () => {
		const random = createRandom(5);
		for (let round = 0; round < 300; round++) {
			const letters = random.pick(['ab', 'abc', 'a', 'abcdefghijklmnop', 'a\u0001\uffff']);
			const text = Array.from({ length: 1 + random.below(random.pick([12, 14, 60, 400])) }, () =>
				random.onceIn(5) ? '\0' : random.pick([...letters]),
			).join('');
			expect(sorted(`${text}\0`)).toEqual(plainSort(`${text}\0`));
		}
	});
});
