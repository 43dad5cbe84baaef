import { expect, it } from 'vitest';
import { editDistance, isOneEdit } from '../../../src/reviews/edit-distance.ts';

/** All words of up to four letters from an alphabet of two, and some of three. */
function words(): string[] {
	const shorter = (count: number): string[] =>
		count === 0
			? ['']
			: [...shorter(count - 1)].flatMap((word) => ['', 'a', 'b'].map((letter) => word + letter));
	return [...new Set([...shorter(4), 'abc', 'acb', 'cab', 'abcd', 'acbd'])];
}

it('one edit is a distance of one', () => {
	for (const a of words()) {
		for (const b of words())
			expect([a, b, isOneEdit(a, b)]).toEqual([a, b, editDistance(a, b) === 1]);
	}
});
