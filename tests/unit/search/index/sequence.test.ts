import { describe, expect, it } from 'vitest';
import type { Range } from '../../../../src/search/index/range.ts';
import { renderSequence } from '../../../../src/search/index/render-sequence.ts';
import { Sequence } from '../../../../src/search/index/sequence.ts';
import { indexFileOf } from '../../../support/index-sections.ts';
import { createRandom } from '../../../support/search-random.ts';

const UNITS = 3;

/** Makes random reviews with few distinct units, and their row. */
function drawRow(seed: number, count: number, longest: number) {
	const random = createRandom(seed);
	const reviews = Array.from({ length: count }, () =>
		Array.from({ length: random.below(longest) }, () => 1 + random.below(UNITS)),
	);
	const starts = [0];
	for (const units of reviews) starts.push((starts.at(-1) ?? 0) + units.length + 1);
	const row = reviews.flatMap((units) => [...units, 0]);
	const sections = renderSequence(Uint32Array.from(row), Uint32Array.from(starts), UNITS);
	/** The review of each place. */
	const owners = reviews.flatMap((units, review) => [...units.map(() => review), review]);
	return { random, row, owners, sequence: new Sequence(indexFileOf(sections)) };
}

/** Finds the places with these units, followed by one in `last`, by checking every place. */
function scan(row: readonly number[], units: readonly number[], { first, end }: Range): number[] {
	return [...row.keys()].filter((place) => {
		const last = row[place + units.length] ?? 0;
		return units.every((unit, at) => row[place + at] === unit) && last >= first && last < end;
	});
}

const sorted = (reviews: Iterable<number>) => [...reviews].toSorted((a, b) => a - b);

describe('the row of units', () => {
	it.each([
		[1, 9],
		[2, 30],
		[40, 1],
		[40, 9],
		[3, 200],
	])('finds sequences of units, in %i reviews of fewer than %i units', (count, longest) => {
		const { random, row, owners, sequence } = drawRow(count * longest, count, longest);
		let hits = 0;
		for (let draw = 0; draw < 400; draw++) {
			const units = Array.from({ length: random.below(7) }, () => 1 + random.below(UNITS));
			const first = 1 + random.below(UNITS);
			const last = { first, end: first + random.below(UNITS + 2 - first) };
			const expected = scan(row, units, last);
			const reviewsOf = (places: readonly number[]) => places.map((place) => owners[place]);
			const range = sequence.find(units, last);
			expect(sorted(sequence.reviewsAt(range, units, last))).toEqual(reviewsOf(expected));
			hits += expected.length;

			const before = new Uint8Array(UNITS + 1);
			before[1] = 1;
			const after = expected.filter((place) => row[place - 1] === 1);
			expect(sorted(sequence.reviewsBehind(before, range, units, last))).toEqual(reviewsOf(after));
		}
		expect(hits > 0).toBe(row.some((unit) => unit !== 0));
	});

	it('narrows down by up to three units before it looks at single places', () => {
		const { row, sequence } = drawRow(9, 200, 12);
		const last = { first: 2, end: 3 };
		for (const units of [[], [1], [1, 1], [3, 2]]) {
			const near = sequence.find(units, last);
			expect(near.end - near.first).toBe(scan(row, units, last).length);
		}
		const near = sequence.find([1, 2, 3, 1], last);
		expect(near.end - near.first).toBe(scan(row, [1, 2], { first: 3, end: 4 }).length);
	});
});
