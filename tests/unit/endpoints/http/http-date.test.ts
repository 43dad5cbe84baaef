import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHttpDate, toHttpDate } from '../../../../src/endpoints/http/http-date.ts';

describe('reading an HTTP date', () => {
	it.each([
		['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37Z'],
		['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37Z'],
		['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37Z'],
		['Sun Nov 16 08:49:37 1994', '1994-11-16T08:49:37Z'],
		['Thursday, 29-Feb-24 00:00:00 GMT', '2024-02-29T00:00:00Z'],
		['Friday, 31-Dec-69 23:59:59 GMT', '2069-12-31T23:59:59Z'],
		['Thursday, 01-Jan-70 00:00:00 GMT', '1970-01-01T00:00:00Z'],
		['Saturday, 01-Jan-00 00:00:00 GMT', '2000-01-01T00:00:00Z'],
		['  Sun, 06 Nov 1994 08:49:37 GMT\t', '1994-11-06T08:49:37Z'],
		['Tue, 06 Nov 0050 08:49:37 GMT', '0050-11-06T08:49:37Z'],
	])('accepts %s', (value, iso) => {
		expect(parseHttpDate(value)).toBe(Date.parse(iso));
	});

	it.each([
		'',
		'0',
		'1994-11-06T08:49:37Z',
		'Sun, 06 Nov 1994 08:49:37',
		'Sun, 06 Nov 1994 08:49:37 UTC',
		'Sun, 06 Nov 1994 08:49:37 +0000',
		'Sun, 6 Nov 1994 08:49:37 GMT',
		'06 Nov 1994 08:49:37 GMT',
		'sun, 06 nov 1994 08:49:37 gmt',
		'Sun, 06 Nov 94 08:49:37 GMT',
		'Sun, 06 Foo 1994 08:49:37 GMT',
		'Sun, 00 Nov 1994 08:49:37 GMT',
		'Sun, 31 Feb 2025 08:49:37 GMT',
		'Sun, 29 Feb 2025 08:49:37 GMT',
		'Sunday, 31-Apr-25 08:49:37 GMT',
		'Sun Nov 31 08:49:37 1994',
		'Sun, 06 Nov 1994 24:00:00 GMT',
		'Sun, 06 Nov 1994 25:00:00 GMT',
		'Sun, 06 Nov 1994 08:60:00 GMT',
		'Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:37 GMT',
		'tomorrow',
	])('rejects "%s"', (value) => {
		expect(parseHttpDate(value)).toBeUndefined();
	});

	it('round-trips every second', () => {
		const seconds = fc.integer({ min: 0, max: 4_102_444_800 });
		fc.assert(
			fc.property(seconds, fc.integer({ min: 0, max: 999 }), (second, millisecond) => {
				const rendered = toHttpDate(new Date(second * 1000 + millisecond).toISOString());
				expect(parseHttpDate(rendered)).toBe(second * 1000);
			}),
			{ seed: 2, numRuns: 300 },
		);
	});

	it('returns undefined, without throwing, for any other text', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				expect(parseHttpDate(text)).toBeUndefined();
			}),
			{ seed: 3, numRuns: 300 },
		);
	});
});
