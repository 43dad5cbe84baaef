import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { samplePaths } from '../../support/site.ts';
import { askTarget, HTML_TYPE, type TargetSource } from './target.ts';

type Element = DefaultTreeAdapterTypes.Element;

const NO_PAGE = '/nothing-is-here';
/** The headers of every page, in addition to its own policy. */
const PAGE_HEADERS = {
	'content-security-policy': "frame-ancestors 'none'",
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=()',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'strict-transport-security': 'max-age=63072000',
	'x-content-type-options': 'nosniff',
};
/** The media types that browsers accept, by file extension of a page's resources. */
const ASSET_TYPES: Readonly<Record<string, RegExp>> = {
	css: /^text\/css\b/,
	js: /^(text|application)\/javascript\b/,
	woff2: /^font\/woff2$/,
	png: /^image\/png$/,
	svg: /^image\/svg\+xml\b/,
};

/** The site and the documentation: a page of every template, and the resources that it loads. */
export function describePages(target: TargetSource): void {
	const ask = (path: string, init?: Parameters<typeof askTarget>[2]) =>
		askTarget(target(), path, init);

	describe('pages', () => {
		const pages = new Map<string, { response: Response; elements: readonly Element[] }>();

		beforeAll(async () => {
			for (const path of await samplePaths(target().address)) {
				const response = await ask(path);
				pages.set(path, { response, elements: elementsOf(await response.text()) });
			}
		});

		it('of every template exist, with security headers and a policy', () => {
			expect(pages.size).toBeGreaterThan(25);
			expect([...pages.keys()].filter((path) => path.startsWith('/docs')).length).toBeGreaterThan(
				5,
			);
			for (const [path, { response, elements }] of pages) {
				const { status, headers } = response;
				const expected = path === NO_PAGE ? 404 : 200;
				expect([path, status, headers.get('content-type')]).toEqual([path, expected, HTML_TYPE]);
				for (const [name, value] of Object.entries(PAGE_HEADERS)) {
					expect([path, name, headers.get(name)]).toEqual([path, name, value]);
				}
				const policies = elements.filter(
					(element) => valueOf(element, 'http-equiv') === 'Content-Security-Policy',
				);
				expect([path, policies.length]).toEqual([path, 1]);
			}
		});

		it('name their canonical URL at the public origin', () => {
			const { origin } = target();
			for (const [path, { elements }] of pages) {
				if (path === NO_PAGE) continue;
				const canonical = elements.filter((element) => valueOf(element, 'rel') === 'canonical');
				const addresses = canonical.map((element) => valueOf(element, 'href'));
				expect([path, addresses]).toEqual([path, [new URL(path, origin).href]]);
			}
		});

		it('load only resources with the right media type', async () => {
			const assets = new Set<string>();
			for (const { elements } of pages.values()) {
				for (const address of elements.flatMap(loadedBy)) assets.add(address);
			}
			expect(assets.size).toBeGreaterThan(10);
			for (const address of assets) {
				const { origin, pathname } = new URL(address, target().origin);
				expect(origin).toBe(target().origin);
				const { status, headers } = await ask(pathname, { method: 'HEAD' });
				expect([pathname, status]).toEqual([pathname, 200]);
				const type = ASSET_TYPES[pathname.split('.').at(-1) ?? ''];
				expect([pathname, headers.get('content-type')]).toEqual([
					pathname,
					expect.stringMatching(type ?? /^$/),
				]);
				if (!pathname.startsWith('/_astro/')) continue;
				expect([pathname, headers.get('cache-control')]).toEqual([
					pathname,
					'public, max-age=31536000, immutable',
				]);
			}
		});

		it('of the documentation have a markdown version', async () => {
			const markdownLinks = [...pages].flatMap(([path, { elements }]) =>
				elements
					.filter((element) => valueOf(element, 'type') === 'text/markdown')
					.map((element) => [path, valueOf(element, 'href') ?? ''] as const),
			);
			expect(markdownLinks.length).toBeGreaterThan(1);
			for (const [path, address] of markdownLinks) {
				const response = await ask(new URL(address, target().origin).pathname);
				expect([path, response.status]).toEqual([path, 200]);
				expect(response.headers.get('content-type')).toMatch(/^text\/(markdown|plain)\b/);
				expect(await response.text()).toMatch(/^# \S/m);
			}
		});

		it('of the documentation can be searched', async () => {
			for (const path of ['/pagefind/pagefind.js', '/pagefind/pagefind-entry.json']) {
				expect([path, (await ask(path)).status]).toEqual([path, 200]);
			}
		});
	});
}

/** Returns all elements of a page in document order. */
function elementsOf(html: string): Element[] {
	const found: Element[] = [];
	const walk = (node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document) => {
		if ('tagName' in node) found.push(node);
		if ('childNodes' in node) node.childNodes.forEach(walk);
	};
	walk(parse(html));
	return found;
}

function valueOf({ attrs }: Element, name: string): string | undefined {
	return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Returns the URLs that a browser loads for an element without any interaction. */
function loadedBy(element: Element): string[] {
	const { tagName } = element;
	const source = valueOf(element, 'src');
	if (source !== undefined && ['script', 'img'].includes(tagName)) return [source];
	const href = valueOf(element, 'href');
	const rel = valueOf(element, 'rel') ?? '';
	const isLoaded = /^(stylesheet|preload|modulepreload|icon|shortcut icon)$/.test(rel);
	return tagName === 'link' && isLoaded && href !== undefined ? [href] : [];
}
