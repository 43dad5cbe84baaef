import { describe, expect, it } from 'vitest';
import { renderTextIndex } from '../../../src/search/index/render-text-index.ts';
import {
	compareAll,
	compareTexts,
	docsOf,
	openText,
	type Outcome,
} from '../../support/search-exactness.ts';
import { comparePages } from '../../support/search-pages.ts';

/** Lists all substrings of a text. */
function* partsOf(text: string): Iterable<string> {
	for (let start = 0; start < text.length; start++) {
		for (let end = start + 1; end <= text.length; end++) yield text.slice(start, end);
	}
}

function compare(texts: readonly string[], queries: Iterable<string>): Outcome {
	const outcome: Outcome = { pairs: 0, hits: 0 };
	compareAll(outcome, texts, queries);
	return outcome;
}

describe('the text index', () => {
	it('finds the same as a full scan, for 20,000 queries', { timeout: 120_000 }, () => {
		const sizes = { largeOnceIn: 40, longOnceIn: 200 };
		const outcome = compareTexts(7, { pairs: 20_000, queries: 300, ...sizes });
		expect(outcome.wrong).toBeUndefined();
		expect(outcome.hits).toBeGreaterThan(outcome.pairs / 4);
	});

	it(
		'gives the same totals, stars, order and pages as a second implementation, for all filters',
		{ timeout: 120_000 },
		() => {
			const { walks, matches, wrong } = comparePages(8, { corpora: 40, searches: 60 });
			expect(wrong).toBeUndefined();
			expect(matches).toBeGreaterThan(walks);
		},
	);

	it.each([
		['words, spaces and punctuation', '  Oil, oil-change: 3.5 qt (the BEST)!!  oil.. '],
		['scripts without spaces', '汽车 服务。ดีมากครับ하세요 かな漢字'],
		['emoji', '👍🏽 good 👨‍👩‍👧🇩🇪🇪🇸! ❤️.'],
		['right-to-left scripts', 'שָׁלוֹם, مَرْحَبًا بك.'],
		['unpaired surrogates', 'a\ud83d \udc4db\ud83d\ud83d\udc4d\udfff'],
		['control characters', '\u0001a\u001f \u007f\u0085\ufeff\u2028b\uffff\uffff.'],
		['repetition', 'aaa aa a  a aa aaa aaaa a a a a a'],
	])('finds every substring of a text with %s, with any text around it', (_what, text) => {
		const folded = text.toLowerCase();
		const texts = [text, `${text}x`, `x${text}`, ` ${text}`, text.slice(1), text.slice(0, -1), ''];
		const { wrong, hits, pairs } = compare(texts, new Set(partsOf(folded.normalize('NFKC'))));
		expect(wrong).toBeUndefined();
		expect(hits).toBe(pairs);
	});

	it('does not find a substring with any one character changed', () => {
		const text = 'the oil change, the oil filter. the';
		const changed = [...text].flatMap((_, at) =>
			['x', ' ', 't', '\uffff'].map((other) => text.slice(0, at) + other + text.slice(at + 1)),
		);
		const { wrong, hits } = compare([text, 'the oil'], changed);
		expect(wrong).toBeUndefined();
		expect(hits).toBeLessThan(changed.length / 4);
	});

	it.each([1, 31, 32, 33, 1_023, 1_024, 1_025])('is exact for %i reviews', (count) => {
		const texts = Array.from({ length: count }, (_, doc) => `n${doc} every ${doc % 8} ${doc % 9}`);
		const queries = [
			'every',
			'y 0',
			'y 7',
			'8',
			'n',
			`n${count - 1} `,
			`n${count} `,
			'ry 3 4',
			' ',
		];
		expect(compare(texts, queries).wrong).toBeUndefined();
	});

	it.each([
		['in one word', 'ab'],
		['across words', 'b c'],
		['beginning with the end of many words', 'c d'],
	])('is exact if about one in eight reviews contain the query, %s', (_where, query) => {
		for (const holders of [0, 1, 7, 8, 9, 63, 64]) {
			const texts = Array.from({ length: 64 }, (_, doc) => {
				const word = `${doc}`;
				return doc < holders ? `x${word}ab cc ${word}ac dd` : `x${word}ac ${word}dd`;
			});
			expect(compare(texts, [query, 'ac', 'x6', 'ac 1', 'c 6']).wrong).toBeUndefined();
		}
	});

	it.each([1_023, 1_024, 1_025, 2_049, 3_073])(
		'is exact for a rare word followed by one that %i reviews contain',
		(count) => {
			const texts = Array.from({ length: count }, (_, doc) => {
				const head = doc === 9 ? 'once' : (['azz', 'bzz', 'zz'][doc % 700] ?? 'y');
				return `${head} so common, words and more ${doc % 5}. ${head} so far`;
			});
			const rest = [
				'so',
				'so common, wo',
				'so common, words an',
				'so common, words and more 3',
				'so f',
			];
			const heads = [
				'zz ',
				'once ',
				'ce ',
				'azz ',
				'z ',
				' ',
				'y ',
				'x ',
				'bzz  ',
				'. zz ',
				'. y ',
			];
			const queries = heads.flatMap((head) => rest.map((part) => head + part));
			const { wrong, hits } = compare(texts, queries);
			expect(wrong).toBeUndefined();
			expect(hits).toBeGreaterThan(queries.length / 3);
		},
	);

	it.each([31, 32, 33, 100])('is exact for a substring of %i words', (words) => {
		const texts = Array.from(
			{ length: 400 },
			(_, doc) => `x${doc % words}part${doc % 3} ${doc % 9}`,
		);
		const queries = ['part', 'par', 'art1', 'x1part', 'part2 ', 't0 8', 'part3', 'xpart'];
		expect(compare(texts, queries).wrong).toBeUndefined();
	});

	it('is exact for texts and queries of 5,000 characters', () => {
		const words = Array.from({ length: 1_000 }, (_, at) => `w${(at * at) % 97}`).join(' ');
		const repeated = 'ab'.repeat(2_499);
		const texts = [words.slice(0, 5_000), repeated, `${repeated}ba`, words.slice(1, 4_000)];
		const queries = texts.flatMap((text) => [text, text.slice(1), text.slice(0, -1), `${text}a`]);
		const { wrong, hits } = compare(texts, queries);
		expect(wrong).toBeUndefined();
		expect(hits).toBeGreaterThan(10);
	});

	it('does not match across the end of a review', () => {
		const { wrong, hits } = compare(
			['one two', 'three', '', ' four', 'two', 'three four'],
			['twothree', 'two three', 'two  ', 'three four', 'o\u0000t', 'two\u0000', 'ee f', 'e', 'two'],
		);
		expect(wrong).toBeUndefined();
		expect(hits).toBe(4);
	});

	it.each([1, 31, 32, 33, 400])('knows titles from texts, exactly, among %i reviews', (count) => {
		const word = (at: number) => ['fine', 'fair deal', 'the ice', 'no, fair', ''][at % 5] ?? '';
		const reviews = Array.from({ length: count }, (_, doc) => ({
			...{ id: `r${doc}`, text: word(doc) },
			...(doc % 3 !== 1 && { title: `Too ${word(doc * doc + 1)}` }),
		}));
		const index = openText(renderTextIndex(reviews, 'digest'));
		for (const part of ['f', 'o', 'fai', 'ir deal', 'o fi', 'too the i', 'too', 'none']) {
			const having = (...fields: readonly ('text' | 'title')[]) =>
				reviews.flatMap((review, doc) =>
					fields.some((field) => review[field]?.toLowerCase().includes(part)) ? [doc] : [],
				);
			expect([part, docsOf(index.find(part))]).toEqual([part, having('text')]);
			expect([part, docsOf(index.findWithTitles(part))]).toEqual([part, having('text', 'title')]);
		}
		expect(docsOf(index.findWords('too fair'))).toEqual(
			reviews.flatMap(({ title, text }, doc) =>
				title !== undefined && `${title} ${text}`.includes('fair') ? [doc] : [],
			),
		);
	});

	it.each([{ text: 'a\u0000b' }, { text: 'ab', title: 'a\u0000' }])(
		'refuses a review that contains the terminator, naming the review: %j',
		(review) => {
			expect(() => renderTextIndex([{ id: 'r1', ...review }], '')).toThrow(
				new SyntaxError('Cannot index review "r1": it contains the character U+0000'),
			);
		},
	);

	it('finds nothing if there are no reviews', () => {
		expect(compare([], ['a', 'a b', ' ', 'a b c d e']).wrong).toBeUndefined();
	});
});
