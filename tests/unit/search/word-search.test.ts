import { describe, expect, it } from 'vitest';
import { findWords } from '../../../src/reviews/words.ts';
import { IndexFile } from '../../../src/search/index/index-file.ts';
import { renderTextIndex } from '../../../src/search/index/render-text-index.ts';
import { TextIndex } from '../../../src/search/index/text-index.ts';
import { memorySource } from '../../../src/search/index/byte-source.ts';
import { DocBits } from '../../../src/search/index/doc-bits.ts';
import type { DocSet } from '../../../src/search/index/doc-set.ts';

const TEXTS = [
	'I never buy an EV. Two EVs, though.',
	'The trade-in was fair, said Müller.',
	'Financing took hours. 汽车服务',
	'Brake noise! Tomás fixed the brakes.',
	`x${'-'.repeat(500)} end`,
];
const file = renderTextIndex(
	TEXTS.map((text, doc) => ({ id: String(doc), text })),
	'digest',
);
const index = new TextIndex(new IndexFile(memorySource(file), 'text.index'), 'digest');

function docsIn(set: DocSet): number[] {
	return [...TEXTS.keys()].filter((doc) =>
		set instanceof DocBits ? set.next(doc, doc + 1) === doc : set.includes(doc),
	);
}

describe('words as people type them', () => {
	it.each([
		['EV', [0]],
		['evs', [0]],
		['nev', [0]],
		['trade in', [1]],
		['in trade', [1]],
		['Mueller', [1]],
		['muller', [1]],
		['tomas', [3]],
		['brake', [3]],
		['noise brakes', [3]],
		['nanc', [2]],
		['汽车', [2]],
		['end', [4]],
		['rude manager', []],
		['EV brake', []],
		['??', []],
	])('"%s" finds %j', (words, docs) => {
		expect(docsIn(index.findWords(words))).toEqual(docs);
	});

	it('are never taken as others, but have a similar spelling, if they are long', () => {
		for (const [word, near] of [
			['finacing', 'financing'],
			['fxir', undefined],
		] as const) {
			expect([docsIn(index.findWords(word)), index.nearestTo(word)]).toEqual([[], near]);
		}
	});

	it('are found whole only, if asked for', () => {
		expect(docsIn(index.findWord('nev'))).toEqual([0]);
		expect(docsIn(index.findWord('nev', true))).toEqual([]);
		expect(docsIn(index.findWord('evs', true))).toEqual([0]);
	});

	it('are marked whole, or in parts if there is no whole word', () => {
		const marked = (text: string, words: string) =>
			findWords(text, words).map(([start, end]) => text.slice(start, end));
		expect(marked(TEXTS[0] ?? '', 'ev')).toEqual(['EV', 'EVs']);
		expect(marked(TEXTS[1] ?? '', 'mueller trad')).toEqual(['trade', 'Müller']);
	});
});
