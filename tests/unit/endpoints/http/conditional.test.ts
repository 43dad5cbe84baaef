import { describe, expect, it } from 'vitest';
import { evaluatePreconditions } from '../../../../src/endpoints/http/conditional.ts';

const BEFORE = 'Sat, 01 Mar 2025 11:59:59 GMT';
const MODIFIED = 'Sat, 01 Mar 2025 12:00:00 GMT';
const AFTER = 'Sat, 01 Mar 2025 12:00:01 GMT';
const DATED = { etag: '"a"', lastModified: MODIFIED } as const;

describe('the conditions of a request, in the order of RFC 9110 §13.2.2', () => {
	it.each([
		[{}, 'proceed'],
		[{ 'If-None-Match': '"a"' }, 'not-modified'],
		[{ 'If-None-Match': 'W/"a"' }, 'not-modified'],
		[{ 'If-None-Match': '*' }, 'not-modified'],
		[{ 'If-None-Match': '"b"' }, 'proceed'],
		[{ 'If-Modified-Since': MODIFIED }, 'not-modified'],
		[{ 'If-Modified-Since': AFTER }, 'not-modified'],
		[{ 'If-Modified-Since': BEFORE }, 'proceed'],
		[{ 'If-Modified-Since': 'Saturday, 01-Mar-25 12:00:00 GMT' }, 'not-modified'],
		[{ 'If-Modified-Since': 'Sat Mar  1 12:00:00 2025' }, 'not-modified'],
		[{ 'If-Modified-Since': 'Sat Mar  1 11:59:59 2025' }, 'proceed'],
		[{ 'If-Modified-Since': '2025-03-01T12:00:00Z' }, 'proceed'],
		[{ 'If-Modified-Since': 'Mon, 31 Feb 2025 00:00:00 GMT' }, 'proceed'],
		[{ 'If-Modified-Since': '' }, 'proceed'],
		[{ 'If-None-Match': '"b"', 'If-Modified-Since': AFTER }, 'proceed'],
		[{ 'If-None-Match': '', 'If-Modified-Since': AFTER }, 'proceed'],
		[{ 'If-None-Match': 'nonsense', 'If-Modified-Since': AFTER }, 'proceed'],
		[{ 'If-None-Match': '"a"', 'If-Modified-Since': BEFORE }, 'not-modified'],
		[{ 'If-Match': '"a"' }, 'proceed'],
		[{ 'If-Match': '*' }, 'proceed'],
		[{ 'If-Match': 'W/"a"' }, 'failed'],
		[{ 'If-Match': '"b"' }, 'failed'],
		[{ 'If-Match': '"b"', 'If-None-Match': '"a"' }, 'failed'],
		[{ 'If-Match': '"a"', 'If-None-Match': '"a"' }, 'not-modified'],
		[{ 'If-Match': '"a"', 'If-Unmodified-Since': BEFORE }, 'proceed'],
		[{ 'If-Unmodified-Since': BEFORE }, 'failed'],
		[{ 'If-Unmodified-Since': MODIFIED }, 'proceed'],
		[{ 'If-Unmodified-Since': AFTER }, 'proceed'],
		[{ 'If-Unmodified-Since': 'never' }, 'proceed'],
		[{ 'If-Unmodified-Since': BEFORE, 'If-None-Match': '"a"' }, 'failed'],
		[{ 'If-Unmodified-Since': AFTER, 'If-Modified-Since': AFTER }, 'not-modified'],
	] as const)('%j: %s', (headers, expected) => {
		expect(evaluatePreconditions(new Headers(headers), DATED)).toBe(expected);
	});

	it('treat several If-None-Match headers as one list', () => {
		const headers = new Headers([
			['If-None-Match', '"x"'],
			['If-None-Match', '"a"'],
		]);
		expect(evaluatePreconditions(headers, DATED)).toBe('not-modified');
	});

	it.each(['If-Modified-Since', 'If-Unmodified-Since'])(
		'ignore %s if the modification time is unknown',
		(name) => {
			const headers = new Headers({ [name]: BEFORE });
			expect(evaluatePreconditions(headers, { etag: '"a"' })).toBe('proceed');
		},
	);
});
