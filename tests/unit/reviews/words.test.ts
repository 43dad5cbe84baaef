import { describe, expect, it } from 'vitest';
import { findWords, isSameWord } from '../../../src/reviews/words.ts';

describe('words of a search', () => {
	it.each([
		['brake', 'brakes'],
		['battery', 'batteries'],
		['movie', 'movies'],
		['box', 'boxes'],
		['brush', 'brushes'],
		['glass', 'glasses'],
		['day', 'days'],
	])('"%s" also finds "%s", and the other way around', (one, more) => {
		expect([isSameWord(one, more), isSameWord(more, one)]).toEqual([true, true]);
	});

	it.each([
		['bat', 'battery'],
		['car', 'care'],
		['pass', 'pa'],
	])('"%s" does not find "%s"', (one, other) => {
		expect([isSameWord(one, other), isSameWord(other, one)]).toEqual([false, false]);
	});

	it('are found in a text as whole words, whatever their number', () => {
		const text = 'Two batteries, one battery pack.';
		const found = findWords(text, 'battery').map(([start, end]) => text.slice(start, end));
		expect(found).toEqual(['batteries', 'battery']);
	});
});
