import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
	createETag,
	etagMatches,
	etagMatchesStrongly,
	toWeakETag,
} from '../../../../src/endpoints/http/etag.ts';

describe('an ETag', () => {
	it('is the quoted MD5 of the bytes, for strings and for bytes', () => {
		const hex = createHash('md5').update(Buffer.from('Grüße', 'utf8')).digest('hex');
		expect(createETag('Grüße')).toBe(`"${hex}"`);
		expect(createETag(Buffer.from('Grüße'))).toBe(`"${hex}"`);
		expect(toWeakETag(createETag('Grüße'))).toBe(`W/"${hex}"`);
	});
});

describe('If-None-Match', () => {
	it.each([
		['"a"', true],
		['W/"a"', true],
		['*', true],
		[' * ', true],
		['"x", "a"', true],
		['"x","a","y"', true],
		['"x" , W/"a"', true],
		[', ,"a",', true],
		['"A"', false],
		['a', false],
		['"*"', false],
		['*"', false],
		['', false],
		['"aa"', false],
		['"a', false],
		['"x", "y"', false],
		['W/"b"', false],
	])('%s covers "a": %s', (value, covered) => {
		expect(etagMatches(value, '"a"')).toBe(covered);
	});

	it('may have a comma or a star within a tag', () => {
		expect(etagMatches('"x", "a,b"', '"a,b"')).toBe(true);
		expect(etagMatches('"a,b"', '"a"')).toBe(false);
		expect(etagMatches('"*, *"', '"a"')).toBe(false);
	});
});

describe('If-Match', () => {
	it.each([
		['"a"', true],
		['*', true],
		['"x", "a"', true],
		['W/"a", "a"', true],
		['W/"a"', false],
		['"x", W/"a"', false],
		['', false],
		['a', false],
	])('%s covers "a": %s', (value, covered) => {
		expect(etagMatchesStrongly(value, '"a"')).toBe(covered);
	});
});
