import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { crawlSite, listed } from '../support/crawl-site.ts';
import { useSharedSite } from '../support/shared-site.ts';

/** Other sites that our pages may link to; a new one must be added deliberately. */
const KNOWN_HOSTS = [
	'larkspur.example',
	// Specifications.
	...['www.w3.org', 'www.rfc-editor.org', 'www.jsonfeed.org', 'spdx.org'],
	...['modelcontextprotocol.io', 'keepachangelog.com', 'semver.org', 'www.standardwebhooks.com'],
	'c2sp.org',
	// Programs and formats for the tables.
	...['duckdb.org', 'github.com', 'parquet.apache.org'],
	// Directions to a location.
	'www.google.com',
	// Sites where a click adds the MCP server to a client.
	...['cursor.com', 'insiders.vscode.dev'],
];

const { siteFolder: site, baseUrl } = useSharedSite();
const crawled = crawlSite(site, baseUrl);
const { links } = crawled;

it('has enough pages and links for the tests below', () => {
	expect(crawled.pages.size).toBeGreaterThan(360);
	expect(links.length).toBeGreaterThan(5_000);
});

it('has no broken links to its own pages and files', () => {
	expect(crawled.broken()).toEqual([]);
});

it('has no links to missing fragments', () => {
	expect(crawled.missingFragments()).toEqual([]);
});

it("ends every page with the operator's links", () => {
	const own = ['https://larkspur.example/privacy', 'https://larkspur.example/terms'];
	const without = [...crawled.pages.values()]
		// The documentation has a footer of its own.
		.filter(({ file }) => !file.startsWith('docs/'))
		.filter((page) => !own.every((url) => page.links.includes(url)));
	expect(without.map(({ file }) => file)).toEqual([]);
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
			.filter(({ pathname }) => !crawled.exists(pathname))
			.map(({ href }) => `${file}: ${href}`);
	});
	expect(broken).toEqual([]);
});
