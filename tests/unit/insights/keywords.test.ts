import { describe, expect, it } from 'vitest';
import { createKeywordIndex, findKeywords } from '../../../src/insights/keywords.ts';

function found(words: readonly string[], text: string): string[] {
	const index = createKeywordIndex(words.map((each) => ({ words: each, meaning: each })));
	return [...findKeywords(index, text).values()]
		.flat()
		.map(({ start, end }) => text.slice(start, end));
}

describe('findKeywords()', () => {
	it.each([
		['whole words', ['brakes'], 'Brakesmen, BRAKES and brakes', ['BRAKES', 'brakes']],
		['phrases as declared', ['trade-in'], 'a trade in, no trade-in', ['trade-in']],
		[
			'words inside others that were found',
			['oil', 'oil change'],
			'An oil change.',
			['oil', 'oil change'],
		],
		['curly quotes as straight ones', ["won't start"], 'It won’t start', ['won’t start']],
		['letters after an astral sign', ['oil'], '🛢️ oil', ['oil']],
		['accented words', ['préstamo'], 'el Préstamo salió', ['Préstamo']],
		['nothing inside words', ['cat', 'lot'], 'category and slots', []],
		['nothing before an accent', ['cafe'], 'cafe\u0301', []],
		[
			'words that begin with a sign',
			['$0 extras', '"two keys"'],
			'$0 extras, "two keys"',
			['$0 extras', '"two keys"'],
		],
		['nothing without that sign', ['$0 extras'], '0 extras', []],
		['words that end in a period', ['9 a.m.'], 'at 9 A.M. sharp', ['9 A.M.']],
		['words after letters that get longer in lower case', ['oil'], 'İİİ oil', ['oil']],
	])('finds %s', (_what, words, text, expected) => {
		expect(found(words, text)).toEqual(expected);
	});

	it('returns every meaning of a keyword', () => {
		const index = createKeywordIndex([
			{ words: 'hours', meaning: 1 },
			{ words: 'Hours', meaning: 2 },
		]);
		expect([...findKeywords(index, 'Hours').keys()]).toEqual([1, 2]);
	});
});
