import { expect, it } from 'vitest';
import { renderStarts, Starts } from '../../../../src/search/index/starts.ts';
import { indexFileOf } from '../../../support/index-sections.ts';
import { createRandom } from '../../../support/random.ts';

const startsOf = (starts: readonly number[]) =>
	new Starts(indexFileOf(renderStarts('part', Uint32Array.from(starts))), 'part');

/** Finds the part of each place by counting. */
const partsOf = (starts: readonly number[]) =>
	starts
		.slice(1)
		.flatMap((end, part) => Array.from({ length: end - (starts[part] ?? 0) }, () => part));

function findAll(places: readonly number[]): number[] {
	const starts = startsOf(places);
	return Array.from({ length: places.at(-1) ?? 0 }, (_, place) => starts.find(place));
}

it.each([
	['one part', [0, 1]],
	['a part that ends at a stored place', [0, 64, 65]],
	['a part that ends before a stored place', [0, 63, 64, 65]],
	['parts with many stored places', [0, 1, 500, 501, 640, 1_000]],
	['parts of one place', Array.from({ length: 300 }, (_, index) => index)],
])('finds the part of every place, in a row of %s', (_what, places) => {
	expect(findAll(places)).toEqual(partsOf(places));
});

it('finds the part of every place, in random rows', () => {
	const random = createRandom(2);
	for (let round = 0; round < 60; round++) {
		const places = [0];
		const longest = random.pick([2, 20, 200]);
		for (let part = 0; part < 50; part++)
			places.push((places.at(-1) ?? 0) + 1 + random.below(longest));
		expect(findAll(places)).toEqual(partsOf(places));
	}
});
