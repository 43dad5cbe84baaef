import { expect, it } from 'vitest';
import { findParts } from '../../../../src/site/islands/explorer/find-parts.ts';

/** Finds the parts of a search in texts, and says which were counted. */
async function find(search: string, texts: readonly string[]) {
	const counted: string[] = [];
	const words = search.split(' ');
	const found = await findParts(words, words.length - 1, async (part) => {
		counted.push(part);
		return texts.filter((text) => part.split(' ').every((word) => text.includes(word))).length;
	});
	return { found, counted };
}

it('finds the largest parts, then the words that these lack', async () => {
	const texts = ['oil change', 'change the oil', 'a long wait', 'oil'];
	const { found, counted } = await find('oil change wait', texts);
	expect(found).toEqual([
		['oil change', 2],
		['wait', 1],
	]);
	expect(counted).toEqual(['oil change', 'change wait', 'oil wait', 'wait']);
});

it('lists words that follow one another before other pairs', async () => {
	const { found } = await find('slow oil change', ['slow change', 'oil change', 'slow oil']);
	expect(found.map(([part]) => part)).toEqual(['slow oil', 'oil change', 'slow change']);
});

it('offers three words of four before pairs', async () => {
	const { found } = await find('a b c d', ['a b d', 'c d', 'b c']);
	expect(found.map(([part]) => part)).toEqual(['a b d', 'b c', 'c d']);
});

it('offers single words if no two are in one review', async () => {
	const { found } = await find('rude zebra staff', ['rude', 'staff', 'staff']);
	expect(found).toEqual([
		['rude', 1],
		['staff', 2],
	]);
});

it('has no parts of one word', async () => {
	expect(await find('oil', ['oil'])).toEqual({ found: [], counted: [] });
});
