import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { renderContentSecurityPolicy } from '../layouts/content-security-policy.ts';
import {
	attributeOf,
	findElementFaults,
	findStyleFaults,
	refuseFaults,
	type MarkupKind,
} from './page-faults.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Types of scripts that are data: browsers do not run them, and policies do not ask about them. */
const DATA_BLOCK = /json$/i;

/** Where the pages of the documentation lie in the site. */
const DOCS_FILE = /^docs[/\\]/;

/** Browsers look for the encoding in so many bytes (WHATWG HTML §4.2.5.4). */
const HEAD_BEGINS_WITHIN = 1024;

/**
 * The page with its policy at the beginning of its head, and every other byte as it was.
 * @throws {SyntaxError} that names the file, and line and fault of all that the policy would refuse.
 */
export function securePage(file: string, html: string, origin: string): string {
	const elements = elementsOf(html);
	const kind = DOCS_FILE.test(file) ? 'docs-page' : 'page';
	const faults = findMarkupFaults(html, origin, kind);
	refuseFaults(
		file,
		faults.map(({ line, fault }) => `line ${line} has ${fault}`),
	);
	const at = insertionPoint(html);
	if (at === undefined) throw new SyntaxError(`Cannot publish "${file}": it has no <head>`);

	const inline = (name: string) =>
		elements.filter((element) => element.tagName === name && !isElsewhere(element)).map(textOf);
	const policy = renderContentSecurityPolicy(
		{ scripts: inline('script'), styles: inline('style') },
		kind,
	);
	const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
	return html.slice(0, at) + meta + html.slice(at);
}

/** Behind the encoding if that comes first: a policy rules what stands after it (§4.2.5.3). */
function insertionPoint(html: string): number | undefined {
	const elements = elementsOf(html.slice(0, HEAD_BEGINS_WITHIN), { sourceCodeLocationInfo: true });
	const head = elements.find(({ tagName }) => tagName === 'head');
	const first = head?.childNodes.find(isElement);
	const isEncoding = first !== undefined && attributeOf(first, 'charset') !== undefined;
	return isEncoding
		? first.sourceCodeLocation?.endOffset
		: head?.sourceCodeLocation?.startTag?.endOffset;
}

/** Finds markup that the page's policy would block, with its line, counted from 1. */
export function findMarkupFaults(
	html: string,
	origin: string,
	kind: MarkupKind,
): { readonly line: number; readonly fault: string }[] {
	return elementsOf(html, { sourceCodeLocationInfo: true }).flatMap((element) =>
		[...findElementFaults(element, origin, kind), ...faultsInStyle(element, origin)].map(
			(fault) => ({ line: element.sourceCodeLocation?.startLine ?? 1, fault }),
		),
	);
}

function faultsInStyle(element: Element, origin: string): string[] {
	return element.tagName === 'style' ? findStyleFaults(textOf(element), origin) : [];
}

/** Whether what runs, if anything, is not the text of the element. */
function isElsewhere(element: Element): boolean {
	const type = attributeOf(element, 'type') ?? '';
	return attributeOf(element, 'src') !== undefined || DATA_BLOCK.test(type);
}

function textOf({ childNodes }: Element): string {
	return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function elementsOf(html: string, options: { sourceCodeLocationInfo?: boolean } = {}): Element[] {
	// With scripting, a browser takes what stands in <noscript> for text; it matters without.
	const left: Node[] = [parse(html, { ...options, scriptingEnabled: false })];
	const elements: Element[] = [];
	for (let node = left.pop(); node; node = left.pop()) {
		if (isElement(node)) elements.push(node);
		if ('childNodes' in node) left.push(...node.childNodes.toReversed());
		// What a template holds is not among its children.
		if ('content' in node) left.push(node.content);
	}
	return elements;
}

function isElement(node: Node): node is Element {
	return 'tagName' in node;
}
