import { expect, it } from 'vitest';
import { withShortExamples } from '../../../../src/site/docs/short-examples.ts';

const answer = (value: unknown, summary: string) => ({
	paths: { '/a': { get: { tags: ['a', 'b'], examples: { one: { summary, value } } } } },
});

it('examples show the first entry of each list, and say so', () => {
	const value = { reviews: [{ ids: [1, 2] }, { ids: [3] }], text: 'All.' };
	expect(withShortExamples(answer(value, 'A page'))).toEqual(
		answer({ reviews: [{ ids: [1] }], text: 'All.' }, 'A page; of each list, the first entry'),
	);
});

it.each([
	['without lists', { count: 1, text: null }],
	['with one entry in each list', { reviews: [{ ids: [1] }] }],
	['of text', 'a,b\nc,d'],
])('an example %s does not change', (_what, value) => {
	const description = answer(value, 'One');
	expect(withShortExamples(description)).toEqual(description);
});
