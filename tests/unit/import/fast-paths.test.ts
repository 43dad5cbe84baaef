import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	findAmongDigits,
	findPhoneNumbers,
} from '../../../src/import/personal-data/find-phone-numbers.ts';
import { MAYBE_ODD } from '../../../src/import/personal-data/plain-text.ts';

/** Pieces of phone numbers, of the text around them, and of other numbers. */
const PIECES = [
	...'call|text me at|cell:|tel|number|541|555|0131|555-0131|541-555-0131|(541)|01 23 45 67 89'.split(
		'|',
	),
	...'0049 170 1234567|+44 20 7946 0958|km|miles|off|$|€|+|(|)|:|-|–|/|.|,|#|no.|1|12|1234|123456'.split(
		'|',
	),
	...'2024|1,000|12-14|D20730|RO|VIN|1HGCM82633A004352|418|Oak|St|imani@example.com|www.'.split(
		'|',
	),
	...['é', '😀', '\u00a0', '\u2003', '\t', '\n', '’'],
];

describe.each(['US', 'ES'])('phone numbers in %s', (country) => {
	it('are the same with and without the quick check before the library call', () => {
		const piece = fc.oneof(
			{ weight: 8, arbitrary: fc.constantFrom(...PIECES) },
			{ weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
			{ weight: 1, arbitrary: fc.integer({ min: 0, max: 9_999_999_999 }).map(String) },
		);
		const between = fc.constantFrom(' ', ' ', ' ', '', '  ', ': ', '\n', '-');
		const text = fc
			.array(fc.tuple(piece, between), { maxLength: 9 })
			.map((parts) => parts.flat().join(''));
		fc.assert(
			fc.property(text, (written) => {
				expect(findPhoneNumbers(written, country)).toEqual(findAmongDigits(written, country));
			}),
			{ numRuns: RUNS },
		);
	});
});

/** The number of random texts. Hundreds of them contain a phone number. */
const RUNS = 3000;

describe('plain texts', () => {
	it('are checked for every unusual character', () => {
		const odd =
			/[\u00ad\u200b-\u200d\u2060\ufeff\u00a0\u2000-\u200a\u202f\u205f\u3000\uff01-\uff5e]|(?![0-9])\p{Nd}/u;
		const missed: number[] = [];
		for (let point = 0; point <= 0x10ffff; point++) {
			const character = String.fromCodePoint(point);
			if (odd.test(character) && !MAYBE_ODD.test(character)) missed.push(point);
		}
		expect(missed).toEqual([]);
	});
});
