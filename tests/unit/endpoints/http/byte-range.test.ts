import { describe, expect, it } from 'vitest';
import { ifRangeHolds, parseByteRange } from '../../../../src/endpoints/http/byte-range.ts';

describe('parseByteRange', () => {
	it.each<[string, number, ReturnType<typeof parseByteRange>]>([
		['bytes=0-0', 10, { start: 0, end: 0 }],
		['bytes=0-9', 10, { start: 0, end: 9 }],
		['bytes=0-10', 10, { start: 0, end: 9 }],
		['bytes=9-', 10, { start: 9, end: 9 }],
		['bytes=-1', 10, { start: 9, end: 9 }],
		['bytes=-11', 10, { start: 0, end: 9 }],
		['Bytes= 2-3 ', 10, { start: 2, end: 3 }],
		['bytes=10-', 10, 'unsatisfiable'],
		['bytes=99999999999999999999-', 10, 'unsatisfiable'],
		['bytes=-0', 10, 'unsatisfiable'],
		['bytes=0-', 0, 'unsatisfiable'],
		['bytes=-5', 0, undefined],
		['bytes=3-2', 10, undefined],
		['bytes=-', 10, undefined],
		['bytes=', 10, undefined],
		['bytes=1', 10, undefined],
		['bytes=1-2,4-5', 10, undefined],
		['bytes=+1-2', 10, undefined],
		['items=1-2', 10, undefined],
		['', 10, undefined],
	])('reads "%s" of %i bytes as %j', (header, size, expected) => {
		expect(parseByteRange(header, size)).toEqual(expected);
	});
});

describe('ifRangeHolds', () => {
	const validators = { etag: '"a"', lastModified: 'Sun, 15 Nov 2026 10:00:00 GMT' } as const;

	it.each([
		[undefined, true],
		['"a"', true],
		['W/"a"', false],
		['"b"', false],
		['Sun, 15 Nov 2026 10:00:00 GMT', true],
		['Sunday, 15-Nov-26 10:00:00 GMT', true],
		['Sun, 15 Nov 2026 10:00:01 GMT', false],
		['Sun, 15 Nov 2026 09:59:59 GMT', false],
		['soon', false],
	])('is %s: %s', (header, expected) => {
		expect(ifRangeHolds(header, validators)).toBe(expected);
	});

	it('is false for a date if Last-Modified is unknown', () => {
		expect(ifRangeHolds('Sun, 15 Nov 2026 10:00:00 GMT', { etag: '"a"' })).toBe(false);
	});
});
