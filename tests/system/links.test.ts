import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, it } from 'vitest';
import { PATHS } from '../../src/endpoints/http/urls.ts';
import { useSharedSite } from '../support/shared-site.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** Paths handled or rewritten by functions, which have no file. */
const HANDLED_PATHS = [
	...[PATHS.search, PATHS.since, PATHS.hub, PATHS.hubCheck, PATHS.hubStatus, PATHS.subscriptions],
	...[PATHS.mcp, PATHS.atomFeed, PATHS.jsonFeed, PATHS.aiCatalog],
];

/** Other sites that our pages may link to; a new one must be added deliberately. */
const KNOWN_HOSTS = [
	'larkspur.example',
	// Specifications.
	...['www.w3.org', 'www.rfc-editor.org', 'www.jsonfeed.org', 'spdx.org'],
	...['modelcontextprotocol.io', 'keepachangelog.com', 'semver.org'],
	// Directions to a location.
	'www.google.com',
	// Sites where a click adds the MCP server to a client.
	...['cursor.com', 'insiders.vscode.dev'],
];

interface Page {
	readonly file: string;
	readonly links: readonly string[];
	readonly ids: ReadonlySet<string>;
}

const { siteFolder: site, baseUrl } = useSharedSite();
const pages = new Map(
	readdirSync(site, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.html'))
		.map((file) => [file, readPage(file)]),
);
const links = [...pages.values()].flatMap(({ file, links: hrefs }) =>
	hrefs.map((href) => ({ file, url: new URL(href, `${baseUrl}/${addressOf(file)}`) })),
);

it('has enough pages and links for the tests below', () => {
	expect(pages.size).toBeGreaterThan(360);
	expect(links.length).toBeGreaterThan(5_000);
});

it('has no broken links to its own pages and files', () => {
	const broken = links
		.filter(({ url }) => url.origin === baseUrl)
		.filter(({ url }) => !isAnswered(url.pathname) && fileOf(url.pathname) === undefined);
	expect(listed(broken)).toEqual([]);
});

it('has no links to missing fragments', () => {
	const broken = links
		.filter(({ url }) => url.origin === baseUrl && url.hash.length > 1)
		.filter(({ url }) => {
			const page = pages.get(fileOf(url.pathname) ?? '');
			return page !== undefined && !page.ids.has(decodeURIComponent(url.hash.slice(1)));
		});
	expect(listed(broken)).toEqual([]);
});

it('links to other sites only if they are known', () => {
	const outward = links.filter(({ url }) => /^https?:$/.test(url.protocol));
	const unknownLinks = outward.filter(
		({ url }) => url.origin !== baseUrl && !KNOWN_HOSTS.includes(url.hostname),
	);
	expect(listed(unknownLinks)).toEqual([]);
});

it('links to its own pages without a trailing slash, as they are served', () => {
	const slashed = links.filter(({ url }) => url.origin === baseUrl && /.\/$/.test(url.pathname));
	expect(listed(slashed)).toEqual([]);
});

it('has no broken links in the Markdown for machines', () => {
	const texts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/(^docs.*\.md|llms-full\.txt)$/.test(file),
	);
	expect(texts.length).toBeGreaterThan(30);
	const broken = texts.flatMap((file) => {
		const text = readFileSync(join(site, file), 'utf8');
		return [...text.matchAll(/\]\(([^)\s]+)/g)]
			.map(([, href = '']) => new URL(href, `${baseUrl}/${file}`))
			.filter(({ origin }) => origin === baseUrl)
			.filter(({ pathname }) => !isAnswered(pathname) && fileOf(pathname) === undefined)
			.map(({ href }) => `${file}: ${href}`);
	});
	expect(broken).toEqual([]);
});

function readPage(file: string): Page {
	const hrefs: string[] = [];
	const ids = new Set<string>();
	const open: Node[] = [parse(readFileSync(join(site, file), 'utf8'))];
	for (let node = open.pop(); node; node = open.pop()) {
		if ('attrs' in node) {
			for (const { name, value } of node.attrs) {
				if (name === 'href' || name === 'src') hrefs.push(value);
				if (name === 'id') ids.add(value);
			}
		}
		if ('childNodes' in node) open.push(...node.childNodes);
	}
	return { file, links: hrefs, ids };
}

function addressOf(file: string): string {
	return file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
}

/** Returns the file that is served for a path, following `cleanUrls`. */
function fileOf(pathname: string): string | undefined {
	const path = decodeURIComponent(pathname).replace(/^\//, '');
	const candidates = [path, `${path}.html`, join(path, 'index.html')];
	return candidates.find((file) => statSync(join(site, file), { throwIfNoEntry: false })?.isFile());
}

function isAnswered(pathname: string): boolean {
	return HANDLED_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Lists each URL once, with a page that links to it. */
function listed(found: readonly { readonly file: string; readonly url: URL }[]): string[] {
	const byAddress = new Map(found.map(({ file, url }) => [url.href, file]));
	return [...byAddress].map(([address, file]) => `${address} (in ${file})`).toSorted();
}
