import { describe, expect, it } from 'vitest';
import { unitStarts } from '../../../../src/search/index/units.ts';
import { drawCorpus } from '../../../support/search-corpora.ts';
import { createRandom } from '../../../support/random.ts';

const unitsOf = (text: string) => {
	const starts = unitStarts(text);
	return starts.map((start, index) => text.slice(start, starts[index + 1]));
};

describe('the units of a text', () => {
	it.each([
		['', []],
		['a', ['a']],
		[' ', [' ']],
		['the best, by far!', ['the ', 'best, ', 'by ', 'far!']],
		['  ...ok', ['  ...', 'ok']],
		["don't", ["don'", 't']],
		['5.99', ['5.', '99']],
		['汽车, ok', ['汽', '车, ', 'ok']],
		['ok汽ok', ['ok', '汽', 'ok']],
		['안녕!', ['안', '녕!']],
		['\u0e14\u0e35', ['\u0e14', '\u0e35']],
		['a👍🏽b', ['a', '👍', '🏽', 'b']],
		['e\u0301t', ['e\u0301t']],
		['\udc4da', ['\udc4d', 'a']],
		['über größe', ['über ', 'größe']],
		['\uffff\uffff', ['\uffff\uffff']],
	])('of "%s" are %j', (text, units) => {
		expect(unitsOf(text)).toEqual(units);
	});

	it('depend only on neighboring characters: part of a text is cut where the whole text is', () => {
		const random = createRandom(6);
		for (let round = 0; round < 400; round++) {
			for (const text of drawCorpus(random, { largeOnceIn: 1_000, longOnceIn: 1_000 }).texts) {
				const whole = unitStarts(text);
				const [first, end] = [random.below(text.length + 1), random.below(text.length + 1)];
				const inside = whole.filter((start) => start > first && start < end);
				const places = unitStarts(text.slice(first, end)).map((start) => start + first);
				expect(places).toEqual(first < end ? [first, ...inside] : []);
			}
		}
	});
});
