import { describe, expect, it } from 'vitest';
import { acceptsMediaType, mediaTypeOf } from '../../../../src/endpoints/http/media-type.ts';

describe('Accept', () => {
	it.each([
		[null, true],
		['', true],
		['*/*', true],
		['application/*', true],
		['application/json', true],
		['Application/JSON; charset=utf-8', true],
		['text/event-stream, application/json;q=0.1', true],
		['text/html', false],
		['text/*', false],
		['application/json;q=0', false],
		['application/json;q=0, */*', false],
		['application/json; v=1; q=0.000, */*;q=1', false],
		['application/*;q=0, application/json', true],
		['application/jsonx', false],
	])('%j accepts JSON: %s', (accept, expected) => {
		expect(acceptsMediaType(accept, 'application/json')).toBe(expected);
	});
});

describe('Content-Type', () => {
	it.each([
		[null, ''],
		['Application/JSON ; charset=utf-8', 'application/json'],
		['text/plain', 'text/plain'],
	])('of %j has the type %j', (header, type) => {
		expect(mediaTypeOf(header)).toBe(type);
	});
});
