import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	prepareStaticHost,
	STATIC_HOSTS,
} from '../../../src/cli/static-hosts/prepare-static-host.ts';
import { listFiles } from '../../../src/platform/folder-files.ts';
import { publicPathOf } from '../../../src/server/assets.ts';
import { ROOT } from '../../support/content.ts';
import { useSharedSite } from '../../support/shared-site.ts';
import { readStaticHost, type HostedResponse } from '../../support/static-host.ts';

const { baseUrl, siteFolder } = useSharedSite();

/** The hosts add this one themselves. */
const DEFAULTS = { 'cache-control': 'public, max-age=0, must-revalidate' };
const COMPARED = [
	...['cache-control', 'link', 'referrer-policy', 'strict-transport-security'],
	...['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy'],
	...['access-control-allow-origin', 'access-control-allow-headers'],
	...['access-control-expose-headers', 'x-content-type-options'],
];
/** Paths of redirects in vercel.json, with every kind of value. */
const LISTS = ['aspect/price', 'technician/dana', 'service/brakes', 'location/a', 'source/google'];
const REDIRECTED = [
	...['architecture', 'bring-your-own', 'commands', 'configuration', 'deploy', 'operations'],
	...['readings', 'licence', 'licence.md'],
]
	.map((page) => `/docs/${page}`)
	.concat(
		['', ...LISTS.map((list) => `/${list}`)].flatMap((list) =>
			[1, 2, 3, 4, 5].flatMap((rating) => [
				`/reviews${list}/rating/${rating}`,
				`/reviews${list}/rating/${rating}/page/12`,
			]),
		),
		['/locations', '/services', '/technicians', '/people'],
	);
/** Paths that only functions answer. */
const FUNCTIONS = ['/api/reviews/search', '/api/reviews/since/2026-01-01', '/mcp', '/metrics'];

async function ask(path: string): Promise<Response> {
	const response = await fetch(baseUrl + path, { method: 'HEAD', redirect: 'manual' });
	await response.body?.cancel();
	return response;
}

function pick(headers: Readonly<Record<string, string>>): Record<string, string | undefined> {
	return Object.fromEntries(COMPARED.map((name) => [name, headers[name]]));
}

describe.each(STATIC_HOSTS)('a site for %s', (host) => {
	let folder: string;
	let respond: (path: string) => HostedResponse;
	let paths: string[];
	beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), `forecourt-${host}-`));
		cpSync(siteFolder, folder, { recursive: true });
		await prepareStaticHost(folder, host, baseUrl);
		respond = readStaticHost(host, folder);
		const files = await listFiles(folder);
		paths = files.map(publicPathOf).filter((path) => !/^\/(?:_headers|_redirects|404)$/.test(path));
	});
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	it('has every path of npm start', async () => {
		const served = (await listFiles(siteFolder)).map(publicPathOf);
		const missing = served.filter((path) => !paths.includes(path) && path !== '/404');
		expect(missing.filter((path) => !REDIRECTED.includes(path))).toEqual([]);
		const aliases = ['/feed.xml', '/api/feed.json', '/reviews.jsonl', '/openapi.json'];
		expect(paths).toEqual(expect.arrayContaining(aliases));
		expect(paths.length).toBeGreaterThan(900);
	});

	it('sends the status and headers of npm start for every path', async () => {
		const differences: unknown[] = [];
		for (const path of paths) {
			const [expected, hosted] = [await ask(path), respond(path)];
			const own = { ...DEFAULTS, ...hosted.headers };
			const [theirs, ours] = [pick(Object.fromEntries(expected.headers)), pick(own)];
			const type = hosted.headers['content-type'];
			const sameType = type === undefined || type === expected.headers.get('content-type');
			const same = JSON.stringify(theirs) === JSON.stringify(ours);
			if (hosted.status !== expected.status || !same || !sameType) {
				differences.push({ path, theirs, ours, type });
			}
		}
		expect(differences).toEqual([]);
	});

	it('states the media type of every document', () => {
		const untyped = paths.filter((path) => respond(path).headers['content-type'] === undefined);
		// The hosts derive these; pages have no extension, indexes of Pagefind no media type.
		const derived = /^(?:|\.(?:css|js|png|svg|woff2|pagefind|pf_\w+))$/;
		expect(untyped.filter((path) => !derived.test(extname(path)))).toEqual([]);
		const pages = untyped.filter((path) => extname(path) === '');
		const isPage = (path: string) =>
			existsSync(join(folder, path, '../', `${path.split('/').at(-1)}.html`));
		expect(pages.filter((path) => path !== '/' && !isPage(path))).toEqual([]);
	});

	it.each(REDIRECTED)('redirects %s as npm start does', async (path) => {
		const expected = await ask(path);
		const { status, location } = respond(path);
		// 301 for 308: Netlify documents no other permanent redirect.
		expect([expected.status, location]).toEqual([308, expected.headers.get('location')]);
		expect(status).toBe(301);
	});

	it('covers every redirect and fixed rewrite of vercel.json', async () => {
		const { redirects, rewrites } = JSON.parse(
			readFileSync(join(ROOT, 'vercel.json'), 'utf8'),
		) as Record<'redirects' | 'rewrites', { source: string }[]>;
		expect(redirects).toHaveLength(8 + LISTS.length);
		const fixed = rewrites.map(({ source }) => source).filter((source) => !/[:(]/.test(source));
		for (const source of fixed) {
			const { status } = respond(source);
			const isStatic = !/^\/(?:mcp|metrics|api\/websub\/\w+)$/.test(source);
			expect([source, status]).toEqual([source, isStatic ? 200 : 404]);
		}
	});

	it.each([...FUNCTIONS, '/reviews/nothing-is-here', '/nothing-is-here'])(
		'responds 404 for %s',
		(path) => {
			expect(respond(path).status).toBe(404);
			expect(existsSync(join(folder, '404.html'))).toBe(true);
		},
	);
});
