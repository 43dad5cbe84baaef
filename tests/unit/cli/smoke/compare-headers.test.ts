import { describe, expect, it } from 'vitest';
import { compareFrames, compareHeaders } from '../../../../src/cli/smoke/compare-headers.ts';
import { Look } from '../../../../src/cli/smoke/look.ts';

const SAFE = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'no-referrer',
	'strict-transport-security': 'max-age=63072000',
};

function lookAt(origin: string): Look {
	return new Look({ origin, ask: async () => answer({}), wait: async () => undefined });
}

function headerFaults(path: string, headers: Readonly<Record<string, string>>, origin: string) {
	const look = lookAt(origin);
	compareHeaders(look, path, answer(headers));
	return look.faults;
}

function answer(headers: Readonly<Record<string, string>>) {
	return { status: 200, headers: new Headers(headers), body: Buffer.alloc(0) };
}

describe('the headers of a document', () => {
	const look = (headers: Readonly<Record<string, string>>, origin = 'https://reviews.example') =>
		headerFaults('/build.json', headers, origin).map(({ expected }) => expected);

	it('pass with the values that vercel.json sets', () => {
		expect(look(SAFE)).toEqual([]);
	});

	it.each([
		['no HSTS', {}],
		['short HSTS', { 'strict-transport-security': 'max-age=300' }],
		['revoked HSTS', { 'strict-transport-security': 'max-age=0; includeSubDomains' }],
	])('fail over https with %s', (_what, headers) => {
		const { 'strict-transport-security': _, ...others } = SAFE;
		const expected = ['Strict-Transport-Security of at least 31536000 seconds'];
		expect(look({ ...others, ...headers })).toEqual(expected);
		expect(look({ ...others, ...headers }, 'http://127.0.0.1:4321')).toEqual([]);
	});

	it('pass with the longer HSTS of a platform', () => {
		const platform = 'max-age="63072000"; includeSubDomains; preload';
		expect(look({ ...SAFE, 'strict-transport-security': platform })).toEqual([]);
	});

	it('must link a topic to the hub of this origin', () => {
		const link = '<https://old.example/api/websub/hub>; rel="hub"';
		const [fault] = headerFaults('/feed.xml', { ...SAFE, link }, 'https://new.example');
		expect(fault).toEqual({
			request: 'GET /feed.xml',
			expected:
				'Link: <https://new.example/api/websub/hub>; rel="hub", <https://new.example/feed.xml>; rel="self"',
			found: `Link: ${link}`,
		});
	});
});

it('a page passes if its policy has frame-ancestors among other directives', () => {
	const headers = { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" };
	const look = lookAt('https://reviews.example');
	compareFrames(look, '/', answer(headers));
	expect(look.faults).toEqual([]);
	compareFrames(look, '/', answer({}));
	expect(look.faults).toHaveLength(1);
});
