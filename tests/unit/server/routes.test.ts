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
		],
	},
	[{ src: '^/topic$', headers: { Link: '<t>', 'X-Everywhere': 'c' }, continue: true }],
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
	])('redirects %s to %s', (path, location) => {
		expect(ROUTES.decide(path).redirect).toEqual({ status: 308, location });
	});

	it.each(['/', '/page', '/page.json'])('does not redirect %s', (path) => {
		expect(ROUTES.decide(path).redirect).toBeUndefined();
	});

	it('lets a later rule override an earlier one', () => {
		expect(ROUTES.decide('/a').headers).toEqual({ 'x-everywhere': 'a' });
		expect(ROUTES.decide('/b').headers).toEqual({ 'x-everywhere': 'b' });
	});

	it('applies added routes first, so that vercel.json overrides them', () => {
		expect(ROUTES.decide('/topic').headers).toEqual({ link: '<t>', 'x-everywhere': 'a' });
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
	])('rewrites %s to %s?%s', (path, file, query) => {
		const found = rewrite(path);
		expect(found?.path).toBe(file);
		expect(found?.query.toString()).toBe(query);
	});

	it.each(['/feedXxml', '/since/', '/since/a/b', '/nowhere'])('does not rewrite %s', (path) => {
		expect(rewrite(path)).toBeUndefined();
	});
});

it.each([
	[
		'a condition',
		{ rewrites: [{ source: '/a', destination: '/b', has: [{ type: 'host', value: 'x' }] }] },
	],
	['a broken pattern', { rewrites: [{ source: '/(', destination: '/b' }] }],
] as const)('refuses %s instead of applying it in part', (_name, config) => {
	// The configuration's type cannot be imported directly.
	const routing = structuredClone(config) as unknown as Parameters<typeof compileRoutes>[0];
	expect(() => compileRoutes(routing)).toThrow(SyntaxError);
});
