import { describe, expect, it } from 'vitest';
import { findFrameFaults, findHeaderFaults } from '../../../../src/cli/smoke/find-header-faults.ts';

const SAFE = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'no-referrer',
	'strict-transport-security': 'max-age=63072000',
};

function answer(headers: Readonly<Record<string, string>>) {
	return { status: 200, headers: new Headers(headers), body: Buffer.alloc(0) };
}

describe('the headers of a document', () => {
	const look = (headers: Readonly<Record<string, string>>, origin = 'https://reviews.example') =>
		findHeaderFaults('/build.json', answer(headers), origin).map(({ expected }) => expected);

	it('are right with what vercel.json sets', () => {
		expect(look(SAFE)).toEqual([]);
	});

	it.each([
		['no policy', {}],
		['one that ends soon', { 'strict-transport-security': 'max-age=300' }],
		['one that takes it back', { 'strict-transport-security': 'max-age=0; includeSubDomains' }],
	])('are wrong over https with %s on how to come back', (_what, headers) => {
		const { 'strict-transport-security': _, ...others } = SAFE;
		const told = ['Strict-Transport-Security of at least 31536000 seconds'];
		expect(look({ ...others, ...headers })).toEqual(told);
		expect(look({ ...others, ...headers }, 'http://127.0.0.1:4321')).toEqual([]);
	});

	it('are right with the longer policy of a platform', () => {
		const platform = 'max-age="63072000"; includeSubDomains; preload';
		expect(look({ ...SAFE, 'strict-transport-security': platform })).toEqual([]);
	});

	it('link a topic to the hub of this origin', () => {
		const link = '<https://old.example/api/websub/hub>; rel="hub"';
		const [fault] = findHeaderFaults('/feed.xml', answer({ ...SAFE, link }), 'https://new.example');
		expect(fault).toEqual({
			request: 'GET /feed.xml',
			expected:
				'Link: <https://new.example/api/websub/hub>; rel="hub", <https://new.example/feed.xml>; rel="self"',
			found: `Link: ${link}`,
		});
	});
});

it('a page may say in one policy who may frame it, and something else', () => {
	const headers = { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" };
	expect(findFrameFaults('/', answer(headers))).toEqual([]);
	expect(findFrameFaults('/', answer({}))).toHaveLength(1);
});
