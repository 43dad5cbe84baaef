import { describe, expect, it } from 'vitest';
import { inflect } from '../../../../src/insights/text/inflect.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';
import { parsePattern } from '../../../../src/insights/text/pattern.ts';
import { createPatternIndex, findHits } from '../../../../src/insights/text/pattern-index.ts';
import { toReading } from '../../../../src/insights/text/reading.ts';

function places(pattern: string, text: string): string[] {
	const reading = toReading(parseText(text));
	return findHits(createPatternIndex([[pattern, true]]), reading).map(({ first, end }) =>
		reading.words.slice(first, end).join(' '),
	);
}

describe('a pattern', () => {
	it.each([
		['talk+ down to', 'He talked down to us', ['talked down to']],
		['kept/keep me informed', 'They KEPT me informed', ['kept me informed']],
		[
			'left my? hood open',
			'left hood open, left my hood open',
			['left hood open', 'left my hood open'],
		],
		['held _ up', 'held traffic up', ['held traffic up']],
		['wait+ .. DURATION', 'waited there for two and three hours', []],
		[
			'wait+ .. DURATION',
			'waited there for over three hours',
			['waited there for over three hours'],
		],
		[
			'charged MONEY',
			'charged $1,200 or charged two grand',
			['charged $ 1,200', 'charged two grand'],
		],
		['DURATION late', 'An hour late. 20 mins late', ['an hour late', '20 minutes late']],
		['no .. loaner', 'no, the loaner', []],
		['no ... loaner', 'no, the loaner', ['no , the loaner']],
		['bad ... loaner', 'Bad. The loaner', []],
		['bad >> loaner', 'Bad. The loaner', ['bad . the loaner']],
		['in-and-out/trade in', 'trade-in', ['trade in']],
	])('matches %j in %j', (pattern, text, expected) => {
		expect(places(pattern, text)).toEqual(expected);
	});

	it('matches common misspellings', () => {
		expect(places("didn't call", 'they didnt call')).toEqual(["didn't call"]);
	});

	it('may not begin with a gap, an optional word or a wildcard, or use an unknown class', () => {
		for (const pattern of ['.. late', 'so? late', '_ late', 'very NONSENSE']) {
			expect(() => parsePattern(pattern)).toThrow(SyntaxError);
		}
	});
});

it.each([
	['call', ['call', 'calls', 'called', 'calling']],
	['charge', ['charge', 'charges', 'charged', 'charging']],
	['stop', ['stop', 'stops', 'stopped', 'stopping']],
	['fix', ['fix', 'fixes', 'fixed', 'fixing']],
	['reply', ['reply', 'replies', 'replied', 'replying']],
])('inflects "%s"', (word, expected) => {
	expect(inflect(word)).toEqual(expected);
});
