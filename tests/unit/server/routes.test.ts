import { describe, expect, it } from 'vitest';
import { compileRoutes } from '../../../src/server/routes.ts';

const ROUTES = compileRoutes(
	{
		cleanUrls: true,
		trailingSlash: false,
		rewrites: [
			{ source: '/feed.xml', destination: '/feed.atom' },
			{ source: '/one', destination: '/two' },
			{ source: '/two', destination: '/three' },
			{ source: '/since/:date', destination: '/since?date=:date' },
			{ source: '/api/(.*)', destination: '/api/not-found' },
		],
		headers: [
			{ source: '/(.*)', headers: [{ key: 'X-Everywhere', value: 'a' }] },
			{ source: '/b', headers: [{ key: 'X-Everywhere', value: 'b' }] },
			{
				source: '/topic',
				headers: [
					{
						key: 'Link',
						value: '<https://c.example/api/websub/hub>; rel="hub", <https://c.example/t>',
					},
				],
			},
		],
	},
	'http://localhost:1',
);
const FILES = ['/feed.atom', '/three', '/since', '/api/not-found'];
const rewrite = (path: string) => ROUTES.rewrite(path, (file) => FILES.includes(file));

describe('decide', () => {
	it.each([
		['/page.html', '/page'],
		['/folder/index', '/folder'],
		['/index.html', '/'],
		['/page/', '/page'],
		['//host/', '/host'],
		['///host/x.html', '/host/x'],
	])('moves %s to %s', (path, location) => {
		expect(ROUTES.decide(path).redirect).toEqual({ status: 308, location });
	});

	it.each(['/', '/page', '/page.json'])('leaves %s where it is', (path) => {
		expect(ROUTES.decide(path).redirect).toBeUndefined();
	});

	it('lets a later rule override an earlier one', () => {
		expect(ROUTES.decide('/a').headers).toEqual({ 'x-everywhere': 'a' });
		expect(ROUTES.decide('/b').headers).toEqual({ 'x-everywhere': 'b' });
	});

	it('puts the own origin in place of the canonical one', () => {
		expect(ROUTES.decide('/topic').headers['link']).toBe(
			'<http://localhost:1/api/websub/hub>; rel="hub", <http://localhost:1/t>',
		);
	});
});

describe('rewrite', () => {
	it.each([
		['/feed.xml', '/feed.atom', ''],
		['/one', '/three', ''],
		['/since/2026-01-01', '/since', 'date=2026-01-01'],
		['/since/a%20b', '/since', 'date=a+b'],
		['/api/anything/at/all', '/api/not-found', ''],
		['/FEED.XML', '/feed.atom', ''],
	])('leads %s to %s?%s', (path, file, query) => {
		const found = rewrite(path);
		expect(found?.path).toBe(file);
		expect(found?.query.toString()).toBe(query);
	});

	it.each(['/feedXxml', '/since/', '/since/a/b', '/nowhere'])('leads %s nowhere', (path) => {
		expect(rewrite(path)).toBeUndefined();
	});
});

it.each([
	[
		'a condition',
		{ rewrites: [{ source: '/a', destination: '/b', has: [{ type: 'host', value: 'x' }] }] },
	],
	['a broken pattern', { rewrites: [{ source: '/(', destination: '/b' }] }],
] as const)('refuses %s rather than obey by half', (_name, config) => {
	// The type of the configuration is not exported with its parts.
	const routing = structuredClone(config) as unknown as Parameters<typeof compileRoutes>[0];
	expect(() => compileRoutes(routing, 'http://localhost')).toThrow(SyntaxError);
});
