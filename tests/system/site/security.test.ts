import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { startServer, type RunningServer } from '../../support/running-server.ts';
import { DOCS_TEMPLATES, PAGE_TEMPLATES, templateOf } from '../../support/page-templates.ts';
import { openPage, samplePaths } from '../../support/site.ts';

/** One test goes through pages of all templates. */
const EVERY_PAGE = { timeout: 300_000 };

let server: RunningServer;
let browser: Browser;
let paths: string[];

beforeAll(async () => {
	[server, browser] = await Promise.all([startServer(), launchBrowser()]);
	paths = await samplePaths(server.baseUrl);
});

afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

it('pages of every template are found', () => {
	expect(PAGE_TEMPLATES.length).toBeGreaterThan(10);
	const found = new Set(paths.map(templateOf));
	expect(found).toEqual(new Set([...PAGE_TEMPLATES, ...DOCS_TEMPLATES, '/nothing-is-here']));
	// Each path belongs to the page that shows it.
	expect(templateOf('/reviews/month')).toBe('/reviews/month');
	expect(templateOf('/reviews/month/2019-03/page/2')).toBe('/reviews/month/[...page]');
	expect(templateOf('/reviews/rating/1')).toBe('/reviews/[...listing]');
	expect(templateOf('/reviews')).toBe('/reviews/[...listing]');
	expect(templateOf('/reviews/kq3v7m2xw9pd')).toBe('/reviews/[id]');
});

describe('every page', EVERY_PAGE, () => {
	it('opens without an error, a violation of its policy or a request to elsewhere', async () => {
		for (const path of paths) {
			const { faults, close } = await openPage(browser, server.baseUrl, path);
			expect([path, await faults()]).toEqual([path, []]);
			await close();
		}
	});

	it('has one policy, without unsafe words, and may not be framed', async () => {
		for (const path of paths) {
			const response = await fetch(`${server.baseUrl}${path}`);
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

	it('leads to nothing that does not answer', async () => {
		const leads = new Map<string, string>();
		for (const path of paths) {
			const { page, close } = await openPage(browser, server.baseUrl, path);
			const hrefs = await page
				.locator('a[href]')
				.evaluateAll((links) => links.map((link) => Reflect.get(link, 'href')));
			for (const href of hrefs.map(String)) leads.set(href.replace(/#.*/, ''), path);
			await close();
		}
		const own = [...leads]
			.filter(([href]) => href.startsWith(server.baseUrl))
			// The skip link of the missing page leads to itself.
			.filter(([href]) => !href.endsWith('/nothing-is-here'));
		const broken: (readonly [href: string, from: string, status: number])[] = [];
		for (const [href, from] of own) {
			const { status } = await fetch(href, { method: 'HEAD' });
			// The hub says what it is to programs alone.
			if (status >= 400 && status !== 405) broken.push([href, from, status]);
		}
		expect(broken).toEqual([]);
	});
});

/** What a policy allows in unsafe words, each with its directive. */
function unsafeWordsIn(policy: string): string[] {
	return policy.split('; ').flatMap((directive) => {
		const [name = '', ...sources] = directive.split(' ');
		return sources.filter((source) => source.includes('unsafe')).map((word) => `${name} ${word}`);
	});
}

it('a policy stops a script that a page was not built with', async () => {
	const { page, faults, close } = await openPage(browser, server.baseUrl, '/');
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
	await close();
});

it.each(['/reviews.json', '/feed.xml', '/api/reviews/search', '/mcp/server-card', '/build.json'])(
	'%s, which is no page, has no headers of pages',
	async (path) => {
		const { headers } = await fetch(`${server.baseUrl}${path}`);
		expect(headers.get('content-security-policy')).toBeNull();
	},
);
