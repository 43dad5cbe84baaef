import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { templateOf } from './page-templates.ts';

type Node = DefaultTreeAdapterTypes.Node;

/**
 * Finds some paths for every page template, through the sitemap and by following links from the
 * home page, and adds one path that does not exist. New templates join the tests automatically. A
 * template with a rest parameter counts separately for each path length. Prefers these paths.
 */
export async function samplePaths(
	baseUrl: string,
	perTemplate = 2,
	preferred: readonly string[] = [],
): Promise<string[]> {
	const sampled = new Map<string, string[]>();
	const asked = new Set<string>();
	// Pages about errors are not in the sitemap.
	const errors = ['/problems/not-found', '/problems/invalid-parameter'];
	const queue = ['/', ...preferred, ...(await sitemapPaths(baseUrl)), ...errors];
	for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
		const form = `${templateOf(path)} of ${path.split('/').length}`;
		const found = sampled.get(form) ?? [];
		if (asked.has(path) || found.length >= perTemplate) continue;
		asked.add(path);
		const html = await readPage(baseUrl, path);
		if (html === undefined) continue;
		sampled.set(form, [...found, path]);
		queue.push(...linkedPaths(html, baseUrl, path));
	}
	return [...[...sampled.values()].flat(), '/nothing-is-here'];
}

/** Reads the paths in the sitemap, if there is one. */
async function sitemapPaths(baseUrl: string): Promise<string[]> {
	const index = await locationsIn(baseUrl, '/sitemap-index.xml');
	const pages = await Promise.all(index.map((path) => locationsIn(baseUrl, path)));
	return pages.flat();
}

async function locationsIn(baseUrl: string, path: string): Promise<string[]> {
	const response = await fetch(`${baseUrl}${path}`);
	const text = await response.text();
	if (!response.ok) return [];
	return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Fetches the HTML of a page; returns `undefined` if the response is anything else. */
async function readPage(baseUrl: string, path: string): Promise<string | undefined> {
	const response = await fetch(`${baseUrl}${path}`);
	const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
	if (isPage) return response.text();
	await response.body?.cancel();
	return undefined;
}

/** Returns the paths on the same origin that a page links to, without queries and fragments. */
export function linkedPaths(html: string, baseUrl: string, path = '/'): string[] {
	const urls = [...hrefsIn(parse(html))].map((href) => URL.parse(href, `${baseUrl}${path}`));
	const own = urls.filter((url) => url?.origin === new URL(baseUrl).origin);
	return [...new Set(own.map((url) => url?.pathname ?? '/'))];
}

function* hrefsIn(node: Node): Generator<string> {
	if ('tagName' in node && node.tagName === 'a') {
		const href = node.attrs.find(({ name }) => name === 'href');
		if (href) yield href.value;
	}
	if (!('childNodes' in node)) return;
	for (const child of node.childNodes) yield* hrefsIn(child);
}
