import { etagMatchesStrongly } from './etag.ts';
import { parseHttpDate } from './http-date.ts';
import type { Validators } from './conditional.ts';

/** A range of bytes, with both ends inclusive, as in `Content-Range` (RFC 9110 §14.4). */
export interface ByteRange {
	readonly start: number;
	readonly end: number;
}

const RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Reads a `Range` header for a representation of `size` bytes (RFC 9110 §14.1.2, §14.2). Returns
 * `undefined` if the header is to be ignored: another unit, invalid syntax, or several ranges, for
 * which a server may send the whole representation.
 */
export function parseByteRange(
	header: string,
	size: number,
): ByteRange | 'unsatisfiable' | undefined {
	const [, first = '', last = ''] = RANGE.exec(header.trim()) ?? [];
	if (first === '') return suffixRange(last, size);

	const start = Number(first);
	const end = last === '' ? Infinity : Number(last);
	if (end < start) return undefined;
	if (start >= size) return 'unsatisfiable';
	return { start, end: Math.min(end, size - 1) };
}

/**
 * Whether `If-Range` allows the range to be used (RFC 9110 §13.1.5). Tags are compared strongly,
 * dates exactly. Without the header, it is allowed.
 */
export function ifRangeHolds(ifRange: string | undefined, validators: Validators): boolean {
	if (ifRange === undefined) return true;
	if (ifRange.includes('"')) return etagMatchesStrongly(ifRange, validators.etag);

	const condition = parseHttpDate(ifRange);
	return (
		condition !== undefined &&
		validators.lastModified !== undefined &&
		condition === parseHttpDate(validators.lastModified)
	);
}

function suffixRange(length: string, size: number): ByteRange | 'unsatisfiable' | undefined {
	if (length === '') return undefined;
	if (Number(length) === 0) return 'unsatisfiable';
	// The last bytes of an empty representation are satisfiable, but no Content-Range can say so.
	if (size === 0) return undefined;
	return { start: Math.max(0, size - Number(length)), end: size - 1 };
}
