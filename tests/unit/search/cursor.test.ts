import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidCursorError, readCursor, renderCursor } from '../../../src/search/cursor.ts';
import { Sort } from '../../../src/search/search-params.ts';

const after = { rating: 4, date: '2025-03-01', id: 'r-1_a' };

describe('a cursor', () => {
	it.each(Sort.options)('round-trips for sort=%s', (sort) => {
		const cursor = renderCursor({ sort, after });
		// Needs no escaping in a URL.
		expect(encodeURIComponent(cursor)).toBe(cursor);
		expect(readCursor({ cursor, sort })).toEqual({ sort, after });
		expect(readCursor({ cursor })).toEqual({ sort, after });
	});

	it('is undefined if none was sent', () => {
		expect(readCursor({ sort: 'newest' })).toBeUndefined();
	});

	it('of another sort order is rejected, naming that order', () => {
		const cursor = renderCursor({ sort: 'oldest', after });
		expect(() => readCursor({ cursor, sort: 'newest' })).toThrow('belongs to sort=oldest');
	});

	it.each([
		' ',
		'1',
		'nonsense',
		'汽',
		'newest.4.2025-03-01',
		'newest.4.2025-03-01.',
		'newest.4.2025-03-01.r1.more',
		'newest..4.2025-03-01.r1',
		'newest.4.0.2025-03-01.r1',
		'newest.04.2025-03-01.r1',
		'newest.0x4.2025-03-01.r1',
		'newest.9.2025-03-01.r1',
		'newest.4.2025-02-30.r1',
		'newest.4.2025-03-01.R1',
		'newest.4.2025-03-01.r~',
		'best.4.2025-03-01.r1',
		'constructor.4.2025-03-01.r1',
		' newest.4.2025-03-01.r1',
		'newest.4.2025-03-01.r1 ',
		'newest 4 2025-03-01 r1',
		Buffer.from('newest.4.2025-03-01.r1').toString('base64url'),
	])('that this service did not write is rejected: %s', (cursor) => {
		expect(() => readCursor({ cursor, sort: 'newest' })).toThrow(InvalidCursorError);
	});

	it('is rejected for any other text, always with the same error', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string({ unit: 'binary' }),
					fc.string().map((text) => `newest.4.${text}`),
				),
				(cursor) => {
					expect(() => readCursor({ cursor, sort: 'newest' })).toThrow(InvalidCursorError);
				},
			),
			{ seed: 25, numRuns: 500 },
		);
	});
});
