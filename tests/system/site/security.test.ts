import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { securePage } from '../../../src/site/render/secure-page.ts';
import { useSharedSite } from '../../support/shared-site.ts';
import { DOCS_TEMPLATES, PAGE_TEMPLATES, templateOf } from '../../support/page-templates.ts';
import { samplePaths } from '../../support/site.ts';

/** One test opens pages of all templates. */
const EVERY_PAGE = { timeout: 300_000 };

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"[^>]*>/;

const site = useSharedSite();
let paths: string[];

beforeAll(async () => {
	paths = await samplePaths(site.baseUrl);
});

it('pages from every template are found', () => {
	expect(PAGE_TEMPLATES.length).toBeGreaterThan(10);
	const found = new Set(paths.map(templateOf));
	expect(found).toEqual(new Set([...PAGE_TEMPLATES, ...DOCS_TEMPLATES, '/nothing-is-here']));
	// Each path has the template of the page that shows it.
	expect(templateOf('/reviews/month')).toBe('/reviews/month');
	expect(templateOf('/reviews/month/2019-03/page/2')).toBe('/reviews/month/[...page]');
	expect(templateOf('/reviews/aspect/speed')).toBe('/[...language]/reviews/[...listing]');
	expect(templateOf('/reviews')).toBe('/[...language]/reviews/[...listing]');
	expect(templateOf('/reviews/kq3v7m2xw9pd')).toBe('/reviews/[id]');
});

// Recomputes the policy of each written page and compares it with the policy in the page.
it('every page file has a policy that allows its inline scripts and styles, and nothing unneeded', () => {
	const files = globSync('**/*.html', { cwd: site.siteFolder });
	expect(files.length).toBeGreaterThan(500);
	const [allowed, needed] = [new Set<string>(), new Set<string>()];
	for (const file of files) {
		const html = readFileSync(join(site.siteFolder, file), 'utf8');
		const bare = html.replace(POLICY, '');
		const [policy, least] = [html, securePage(file, bare, site.baseUrl)].map(readPolicy);
		expect([file, policy?.words]).toEqual([file, least?.words]);
		expect([file, policy?.digests]).toEqual([file, expect.arrayContaining(least?.digests ?? [])]);
		expect([file, html.search(POLICY) < html.search(/<(script|style|link)\b/)]).toEqual([
			file,
			true,
		]);
		for (const digest of policy?.digests ?? []) allowed.add(digest);
		for (const digest of least?.digests ?? []) needed.add(digest);
	}
	expect(allowed).toEqual(needed);
});

describe('every page', EVERY_PAGE, () => {
	it('has one policy without unsafe keywords, and may not be framed', async () => {
		for (const path of paths) {
			const response = await fetch(`${site.baseUrl}${path}`);
			const html = await response.text();
			const policies = [
				...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g),
			].map(([, policy = '']) => policy);
			expect([path, policies.length]).toEqual([path, 1]);
			const unsafe = /^\/docs(\/|$)/.test(path)
				? ["script-src 'wasm-unsafe-eval'", "style-src-attr 'unsafe-inline'"]
				: [];
			expect([path, unsafeWordsIn(policies[0] ?? '')]).toEqual([path, unsafe]);
			expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
			expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
			expect(response.headers.get('x-content-type-options')).toBe('nosniff');
		}
	});

	it('opens without errors, CSP violations or requests to other origins, and has no broken links', async () => {
		const linkedFrom = new Map<string, string>();
		const { page, visit, faults } = await site.open('/');
		for (const path of paths) {
			await visit(path);
			expect([path, await faults()]).toEqual([path, []]);
			const hrefs = await page
				.locator('a[href]')
				.evaluateAll((links) => links.map((link) => Reflect.get(link, 'href')));
			for (const href of hrefs.map(String)) linkedFrom.set(href.replace(/#.*/, ''), path);
		}
		const own = [...linkedFrom]
			.filter(([href]) => href.startsWith(site.baseUrl))
			// The skip link of the error page points to itself.
			.filter(([href]) => !href.endsWith('/nothing-is-here'));
		const broken: (readonly [href: string, from: string, status: number])[] = [];
		for (const [href, from] of own) {
			const { status } = await fetch(href, { method: 'HEAD' });
			// Some endpoints, such as `/mcp`, only support POST.
			if (status >= 400 && status !== 405) broken.push([href, from, status]);
		}
		expect(broken).toEqual([]);
	});
});

/** Returns the unsafe keywords of a policy, each with its directive. */
function unsafeWordsIn(policy: string): string[] {
	return policy.split('; ').flatMap((directive) => {
		const [name = '', ...sources] = directive.split(' ');
		return sources.filter((source) => source.includes('unsafe')).map((word) => `${name} ${word}`);
	});
}

it('a policy blocks scripts that a page was not built with', async () => {
	const { page, faults } = await site.open('/');
	await page.evaluate(() => {
		const script = document.createElement('script');
		script.textContent = 'globalThis.harmed = 1';
		document.body.append(script);
		document.body.setAttribute('onclick', 'globalThis.harmed = 1');
		document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/a.png">');
	});
	await page.locator('main').click({ position: { x: 2, y: 2 } });
	expect(await page.evaluate(() => 'harmed' in globalThis)).toBe(false);
	const violations = (await faults()).filter((fault) => fault.startsWith('violation:'));
	expect(violations.map((violation) => violation.split(' ')[1]).toSorted()).toEqual([
		'img-src',
		'script-src-attr',
		'script-src-elem',
	]);
});

it.each(['/reviews.json', '/feed.xml', '/api/reviews/search', '/mcp/server-card', '/build.json'])(
	'%s, which is not a page, has no page headers',
	async (path) => {
		const { headers } = await fetch(`${site.baseUrl}${path}`);
		expect(headers.get('content-security-policy')).toBeNull();
	},
);

/** Splits the policy of a page into the digests of its inline content and the rest. */
function readPolicy(html: string): { words: string; digests: string[] } {
	const [, policy = ''] = POLICY.exec(html) ?? [];
	const digest = / 'sha256-[^']+'/g;
	return { words: policy.replaceAll(digest, ''), digests: policy.match(digest) ?? [] };
}
