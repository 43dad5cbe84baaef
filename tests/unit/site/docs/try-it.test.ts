import { describe, expect, it } from 'vitest';
import { toReadableBody } from '../../../../src/site/islands/try-it/try-it.ts';
import {
	renderCurl,
	renderJavaScript,
	renderPython,
	toRequest,
} from '../../../../src/site/islands/try-it/try-it-request.ts';

const ORIGIN = 'https://reviews.example';
const SINCE = { method: 'GET', template: '/api/reviews/since/{date}' };

describe('a tried request', () => {
	it('has every value in its place, encoded, and leaves out empty ones', () => {
		const request = toRequest(ORIGIN, SINCE, [
			{ name: 'date', in: 'path', value: '2026/01' },
			{ name: 'query', in: 'query', value: 'brakes & more' },
			{ name: 'limit', in: 'query', value: '' },
			{ name: 'If-None-Match', in: 'header', value: '"abc"' },
		]);
		expect(request).toEqual({
			method: 'GET',
			url: `${ORIGIN}/api/reviews/since/2026%2F01?query=brakes%20%26%20more`,
			headers: [['If-None-Match', '"abc"']],
			body: undefined,
		});
	});

	it('names the media type of its body', () => {
		const body = { mediaType: 'application/json', text: '{}' };
		const request = toRequest(ORIGIN, { method: 'POST', template: '/mcp' }, [], body);
		expect(request.headers).toEqual([['Content-Type', 'application/json']]);
		expect(request.body).toBe('{}');
	});
});

describe('the command for a request', () => {
	it.each([
		[{ method: 'GET', headers: [], body: undefined }, `curl -sS -i \\\n  ${ORIGIN}/`],
		[
			{ method: 'POST', headers: [], body: undefined },
			`curl -sS -i \\\n  -X POST \\\n  ${ORIGIN}/`,
		],
		[
			{ method: 'POST', headers: [['A', `it's`] as [string, string]], body: '{"a":1}' },
			`curl -sS -i \\\n  -H 'A: it'\\''s' \\\n  --data-raw '{"a":1}' \\\n  ${ORIGIN}/`,
		],
	])('is quoted for a shell: %j', (request, command) => {
		expect(renderCurl({ url: `${ORIGIN}/`, ...request })).toBe(command);
	});
});

describe('the program for a request', () => {
	const get = { method: 'GET', url: `${ORIGIN}/`, headers: [], body: undefined };
	const headers: [string, string][] = [['Content-Type', 'application/json']];
	const post = { method: 'POST', url: `${ORIGIN}/mcp`, headers, body: '{"a":"b"}' };

	it('in JavaScript has options only if there are any', () => {
		expect(renderJavaScript(get)).toBe(
			`const response = await fetch("${ORIGIN}/");\nconsole.log(response.status, await response.text());`,
		);
		expect(renderJavaScript(post)).toContain(
			'"method": "POST",\n  "headers": {\n    "Content-Type": "application/json"\n  },\n  "body": "{\\"a\\":\\"b\\"}"',
		);
	});

	it('in Python names body, headers and method only if they differ from a plain GET', () => {
		expect(renderPython(get)).toContain(`request = Request("${ORIGIN}/")\n`);
		expect(renderPython(post)).toContain(
			`Request("${ORIGIN}/mcp", data="{\\"a\\":\\"b\\"}".encode(), ` +
				'headers={"Content-Type":"application/json"}, method="POST")',
		);
	});
});

describe('a response body', () => {
	it('is formatted if it is any kind of JSON', () => {
		expect(toReadableBody('{"a":1}', 'application/feed+json; charset=utf-8')).toBe(
			'{\n  "a": 1\n}',
		);
	});

	it.each([
		['not JSON', '{"a":1}', 'text/plain'],
		['broken JSON', '{"a":', 'application/json'],
	])('does not change: %s', (_what, body, type) => {
		expect(toReadableBody(body, type)).toBe(body);
	});
});
