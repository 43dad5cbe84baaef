import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { PATHS } from '../../src/endpoints/http/urls.ts';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
type Element = DefaultTreeAdapterTypes.Element;

/** Paths handled or rewritten by functions, which have no file. */
const HANDLED_PATHS = [
	...[PATHS.search, PATHS.since, PATHS.hub, PATHS.hubCheck, PATHS.hubStatus, PATHS.subscriptions],
	...[PATHS.mcp, PATHS.atomFeed, PATHS.jsonFeed, PATHS.aiCatalog],
];

interface Page {
	readonly file: string;
	readonly links: readonly string[];
	readonly ids: ReadonlySet<string>;
	/** Lists, tables and headings that have nothing to show. */
	readonly empty: readonly string[];
}

interface Link {
	readonly file: string;
	readonly url: URL;
}

/** The pages of a folder that is served at an origin, and what they link to. */
export function crawlSite(site: string, baseUrl: string) {
	const pages = new Map(
		readdirSync(site, { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('.html'))
			.map((file) => [file, readPage(join(site, file), file)]),
	);
	const links = [...pages.values()].flatMap(({ file, links: hrefs }) =>
		hrefs.map((href): Link => ({ file, url: new URL(href, `${baseUrl}/${addressOf(file)}`) })),
	);
	const inward = links.filter(({ url }) => url.origin === baseUrl);

	/** Returns the file that is served for a path, following `cleanUrls`. */
	function fileOf(pathname: string): string | undefined {
		const path = decodeURIComponent(pathname).replace(/^\//, '');
		const candidates = [path, `${path}.html`, join(path, 'index.html')];
		return candidates.find((file) =>
			statSync(join(site, file), { throwIfNoEntry: false })?.isFile(),
		);
	}
	// A review has a record if it has a page.
	const recordOf = (pathname: string) => pathname.replace(/^\/api(\/reviews\/\w+)$/, '$1');
	const exists = (pathname: string) =>
		isAnswered(pathname) || fileOf(recordOf(pathname)) !== undefined;

	/** Links to pages and files that do not exist. */
	const broken = () => listed(inward.filter(({ url }) => !exists(url.pathname)));
	const missingFragments = () =>
		listed(
			inward.filter(({ url }) => {
				const page = pages.get(fileOf(url.pathname) ?? '');
				const id = decodeURIComponent(url.hash.slice(1));
				return id !== '' && page !== undefined && !page.ids.has(id);
			}),
		);
	const emptyParts = () =>
		[...pages.values()].flatMap(({ file, empty }) => empty.map((what) => `${what} (in ${file})`));
	return {
		...{ pages, links, exists, broken, missingFragments },
		faults: () => ({ broken: broken(), missing: missingFragments(), empty: emptyParts() }),
	};
}

function readPage(path: string, file: string): Page {
	const hrefs: string[] = [];
	const ids = new Set<string>();
	const empty: string[] = [];
	const open = [{ node: parse(readFileSync(path, 'utf8')) as Node, isShown: true }];
	for (let next = open.pop(); next; next = open.pop()) {
		const { node } = next;
		let { isShown } = next;
		if ('attrs' in node) {
			for (const { name, value } of node.attrs) {
				if (name === 'href' || name === 'src') hrefs.push(value);
				if (name === 'id') ids.add(value);
			}
			// Scripts fill in or show these.
			isShown &&= !node.attrs.some(({ name }) => name === 'hidden' || name === 'data-part');
			const what = isShown ? emptyIn(node) : undefined;
			if (what !== undefined) empty.push(what);
		}
		if ('childNodes' in node) {
			for (const child of node.childNodes) open.push({ node: child, isShown });
		}
	}
	// Documentation is the same for every content.
	return { file, links: hrefs, ids, empty: file.startsWith('docs/') ? [] : empty };
}

/** Says what the element lacks: a list without entries, a table without rows, a section without text. */
function emptyIn(element: Element): string | undefined {
	const { tagName, attrs } = element;
	const id = attrs.find(({ name }) => name === 'id' || name === 'class')?.value ?? '';
	const inside = (names: readonly string[]): boolean => has(element, names);
	const lacks =
		(['ul', 'ol'].includes(tagName) && !inside(['li'])) ||
		(tagName === 'dl' && !inside(['dt'])) ||
		(tagName === 'table' && !inside(['td'])) ||
		(tagName === 'tbody' && !inside(['td'])) ||
		(tagName === 'section' && bodyOf(element).trim() === '') ||
		(/^h[1-6]$/.test(tagName) && textOf(element).trim() === '');
	return lacks ? `empty <${tagName}> ${id}` : undefined;
}

function has(element: Element, names: readonly string[]): boolean {
	return element.childNodes.some(
		(child) => 'tagName' in child && (names.includes(child.tagName) || has(child, names)),
	);
}

function textOf(node: Node): string {
	if ('value' in node) return node.value;
	if ('attrs' in node && ['input', 'svg', 'img', 'canvas'].includes(node.tagName)) return 'shown';
	return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** The text of a section without its headings. */
function bodyOf(section: Element): string {
	return section.childNodes
		.map((child) => (/^h[1-6]$/.test(child.nodeName) ? '' : textOf(child)))
		.join('');
}

function addressOf(file: string): string {
	return file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
}

function isAnswered(pathname: string): boolean {
	return HANDLED_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Lists each URL once, with a page that links to it. */
export function listed(found: readonly Link[]): string[] {
	const byAddress = new Map(found.map(({ file, url }) => [url.href, file]));
	return [...byAddress].map(([address, file]) => `${address} (in ${file})`).toSorted();
}
