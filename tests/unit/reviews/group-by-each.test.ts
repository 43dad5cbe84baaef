import { expect, test } from 'vitest';
import { groupByEach } from '../../../src/reviews/group-by-each.ts';

test('puts an item in each of its groups, in the order of the items', () => {
	const groups = groupByEach(['ab', 'c', '', 'cb'], (word) => word);
	expect([...groups]).toEqual([
		['a', ['ab']],
		['b', ['ab', 'cb']],
		['c', ['c', 'cb']],
	]);
});
