import { describe, expect, it } from 'vitest';
import {
	createTermIndex,
	findTerms,
	findTermsOfEach,
	type Term,
} from '../../../src/insights/term-index.ts';

function found(terms: [words: string, letterCase: Term<string>['letterCase']][], text: string) {
	const index = createTermIndex(
		terms.map(([words, letterCase]) => ({ words, letterCase, meaning: words })),
	);
	return findTerms(index, text).map(({ start, end }) => text.slice(start, end));
}

describe('findTerms()', () => {
	it.each([
		['whole words', ['brakes'], 'Brakes, brakes and brakesmen', ['Brakes', 'brakes']],
		['phrases as declared', ['trade-in'], 'a trade-in, no trade in', ['trade-in']],
		['the longest phrase', ['oil', 'oil change'], 'An oil change.', ['oil change']],
		['curly quotes as straight ones', ["won't start"], 'It won’t start', ['won’t start']],
		['letters after an astral sign', ['oil'], '🛢️ oil 🛢️', ['oil']],
		['accented words', ['préstamo'], 'el Préstamo salió', ['Préstamo']],
		['nothing inside words', ['cat', 'lot'], 'category and slots', []],
		['nothing before an accent', ['cafe'], 'cafe\u0301', []],
		[
			'a name that ends in a full stop',
			['Dana W.'],
			'Dana W. called, Dana W.',
			['Dana W.', 'Dana W.'],
		],
	])('finds %s', (_what, terms, text, expected) => {
		expect(
			found(
				terms.map((words) => [words, 'any']),
				text,
			),
		).toEqual(expected);
	});

	it('takes abbreviations only as they are written', () => {
		expect(found([['GAP', 'exact']], 'GAP insurance left a gap')).toEqual(['GAP']);
	});

	it('takes names only with a capital', () => {
		expect(found([['May Chen', 'capital']], 'may chen or May Chen')).toEqual(['May Chen']);
	});

	it('gives every meaning of the same words', () => {
		const index = createTermIndex([
			{ words: 'Tom', letterCase: 'capital', meaning: 1 },
			{ words: 'Tom', letterCase: 'capital', meaning: 2 },
		]);
		expect(findTerms(index, 'Tom').map(({ term }) => term.meaning)).toEqual([1, 2]);
	});

	it('keeps offsets where lower case is longer than upper case', () => {
		expect(found([['oil', 'any']], 'İİİ oil')).toEqual(['oil']);
	});
});

it('finds the terms of each meaning as if the others were not there', () => {
	const any = (words: string, meaning: string) => ({ words, letterCase: 'any' as const, meaning });
	const index = createTermIndex([
		any('finance office', 'where'),
		any('finance', 'what'),
		any('office', 'where'),
	]);
	const text = 'The finance office';
	const places = [...findTermsOfEach(index, text)].map(([meaning, spans]) => [
		meaning,
		spans.map(({ start, end }) => text.slice(start, end)),
	]);
	expect(places).toEqual([
		['where', ['finance office']],
		['what', ['finance']],
	]);
});
