import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../../../src/insights/text/parse-text.ts';
import { lowerSameLength } from '../../../../src/insights/text/same-length.ts';

const wordsOf = (text: string) => parseText(text).tokens.map(({ word }) => word);
function partsOf(text: string, name: 'sentences' | 'clauses'): string[] {
	const parsed = parseText(text);
	return parsed[name].map(({ first, end }) =>
		text.slice(parsed.tokens[first]?.start, parsed.tokens[end - 1]?.end),
	);
}

describe('a text', () => {
	it('is split into words, numbers and signs', () => {
		expect(wordsOf('Don’t pay $1,545.90 at 4:30, OK?')).toEqual([
			"don't",
			'pay',
			'$',
			'1,545.90',
			'at',
			'4:30',
			',',
			'ok',
			'?',
		]);
		expect(wordsOf('brother-in-law, 2nd 10k 汽车 😡')).toEqual([
			'brother',
			'-',
			'in',
			'-',
			'law',
			',',
			'2nd',
			'10k',
			'汽车',
			'😡',
		]);
	});

	it.each([
		['Mr. Bell fixed it. Great!', ['Mr. Bell fixed it.', 'Great!']],
		['Dana W. was kind. I agree.', ['Dana W. was kind.', 'I agree.']],
		['Ready at 9 a.m. sharp?! "Yes." ok', ['Ready at 9 a.m. sharp?!', '"Yes."', 'ok']],
		['one line\nanother', ['one line', 'another']],
		['Paid $4.50. Fine…', ['Paid $4.50.', 'Fine…']],
	])('is split into sentences: %s', (text, sentences) => {
		expect(partsOf(text, 'sentences')).toEqual(sentences);
	});

	it.each([
		['Rude writer, spotless room.', ['Rude writer', ', spotless room.']],
		['Nice but slow', ['Nice', 'but slow']],
		['It was late and they lied', ['It was late', 'and they lied']],
		['pads and rotors', ['pads and rotors']],
		['Good (really).', ['Good', '(really).']],
		['cheap - not good', ['cheap', '- not good']],
		['in-and-out', ['in-and-out']],
		['...', ['...']],
	])('is split into clauses: %s', (text, clauses) => {
		expect(partsOf(text, 'clauses')).toEqual(clauses);
	});

	it('keeps correct offsets, whatever it contains', () => {
		const texts = fc.oneof(
			fc.string({ unit: 'grapheme' }),
			fc
				.array(fc.constantFrom('İ', 'ß', 'Σ', '’', ' ', '.', 'no', ',', '\n', '😡', '12', '-'))
				.map((parts) => parts.join('')),
		);
		fc.assert(
			fc.property(texts, (text) => {
				expect(lowerSameLength(text).length).toBe(text.length);
				const { tokens, sentences, clauses } = parseText(text);
				let end = 0;
				for (const token of tokens) {
					expect(text.slice(end, token.start).trim()).toBe('');
					expect(lowerSameLength(text).slice(token.start, token.end)).toBe(token.word);
					end = token.end;
				}
				expect(text.slice(end).trim()).toBe('');
				for (const parts of [sentences, clauses]) {
					let next = 0;
					for (const part of parts) {
						expect(part.first).toBe(next);
						expect(part.end).toBeGreaterThan(part.first);
						next = part.end;
					}
					expect(next).toBe(tokens.length);
				}
			}),
			{ seed: 8, numRuns: 2_000 },
		);
	});
});
