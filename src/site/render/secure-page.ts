import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { renderContentSecurityPolicy } from '../layouts/content-security-policy.ts';
import {
	attributeOf,
	findElementViolations,
	findStyleViolations,
	rejectViolations,
	type MarkupKind,
} from './policy-violations.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Types of scripts that contain data. Browsers do not run them, and policies ignore them. */
const DATA_BLOCK = /json$/i;

/** Files of the documentation pages. */
const DOCS_FILE = /^docs[/\\]/;

/**
 * Adds a Content Security Policy to every page of the site shell. Its scripts come from packages,
 * so only the finished page has all of them.
 * @throws {SyntaxError} with the name of a file whose content the policy would block
 */
export async function securePages(siteFolder: string, baseUrl: string): Promise<void> {
	for (const file of (await readdir(siteFolder, { recursive: true })).toSorted()) {
		if (!/\.(html|css)$/.test(file)) continue;
		const path = join(siteFolder, file);
		const text = await readFile(path, 'utf8');
		if (file.endsWith('.html')) await writeFile(path, securePage(file, text, baseUrl));
		else rejectViolations(file, findStyleViolations(text, baseUrl));
	}
}

/**
 * Inserts a page's policy at the start of its head, and changes nothing else.
 * @throws {SyntaxError} with the name of the file, and everything that the policy would block, by line
 */
export function securePage(file: string, html: string, origin: string): string {
	const elements = elementsOf(html);
	const kind = DOCS_FILE.test(file) ? 'docs-page' : 'page';
	const faults = findPolicyViolations(html, origin, kind);
	rejectViolations(
		file,
		faults.map(({ line, fault }) => `line ${line} has ${fault}`),
	);
	const at = insertionPoint(elements);
	if (at === undefined) throw new SyntaxError(`Cannot publish "${file}": it has no <head>`);

	const inline = (name: string) =>
		elements.filter((element) => element.tagName === name && !hasNoInlineCode(element)).map(textOf);
	const policy = renderContentSecurityPolicy(
		{ scripts: inline('script'), styles: inline('style') },
		kind,
	);
	const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
	return html.slice(0, at) + meta + html.slice(at);
}

/**
 * Returns the position for the policy: at the start of the head, but after a leading encoding. A
 * policy applies only to what follows it (WHATWG HTML §4.2.5.3).
 */
function insertionPoint(elements: readonly Element[]): number | undefined {
	const head = elements.find(({ tagName }) => tagName === 'head');
	const first = head?.childNodes.find(isElement);
	const isEncoding = first !== undefined && attributeOf(first, 'charset') !== undefined;
	return isEncoding
		? first.sourceCodeLocation?.endOffset
		: head?.sourceCodeLocation?.startTag?.endOffset;
}

/** Finds markup that the page's policy would block, with its line, counted from 1. */
export function findPolicyViolations(
	html: string,
	origin: string,
	kind: MarkupKind,
): { readonly line: number; readonly fault: string }[] {
	return elementsOf(html).flatMap((element) =>
		[...findElementViolations(element, origin, kind), ...faultsInStyle(element, origin)].map(
			(fault) => ({ line: element.sourceCodeLocation?.startLine ?? 1, fault }),
		),
	);
}

function faultsInStyle(element: Element, origin: string): string[] {
	return element.tagName === 'style' ? findStyleViolations(textOf(element), origin) : [];
}

/** Whether the element has no inline code: it has a `src` or contains data. */
function hasNoInlineCode(element: Element): boolean {
	const type = attributeOf(element, 'type') ?? '';
	return attributeOf(element, 'src') !== undefined || DATA_BLOCK.test(type);
}

function textOf({ childNodes }: Element): string {
	return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function elementsOf(html: string): Element[] {
	// With scripting, browsers treat <noscript> content as text. Parse it as they do without scripting.
	const options = { scriptingEnabled: false, sourceCodeLocationInfo: true };
	const left: Node[] = [parse(html, options)];
	const elements: Element[] = [];
	for (let node = left.pop(); node; node = left.pop()) {
		if (isElement(node)) elements.push(node);
		if ('childNodes' in node) left.push(...node.childNodes.toReversed());
		// The content of a template is not among its children.
		if ('content' in node) left.push(node.content);
	}
	return elements;
}

function isElement(node: Node): node is Element {
	return 'tagName' in node;
}
