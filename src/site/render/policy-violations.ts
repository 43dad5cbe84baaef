import type { DefaultTreeAdapterTypes } from 'parse5';
import type { PageKind } from '../layouts/content-security-policy.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Attributes whose URL the browser fetches, on any element. */
const FETCHED = ['src', 'srcset', 'imagesrcset', 'poster', 'data', 'background'];
/** Elements whose `href` the browser fetches. For links it depends on `rel`. */
const FETCHED_BY_HREF = ['image', 'use', 'feimage', 'script'];
const FETCHED_RELATIONS =
	/(^|\s)(stylesheet|icon|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|expect)(\s|$)/i;
const SENT_TO = ['action', 'formaction', 'ping'];
/** Elements that could bypass the policy or embed other documents. */
const FOREIGN_ELEMENTS = ['base', 'iframe', 'frame', 'object', 'embed', 'portal'];
/** Elements whose content needs a digest in the policy of the page. */
const INLINE_CODE = ['script', 'style'];
const UNSAFE_SCHEME = /^(javascript|vbscript|data):/i;

/** A fragment becomes part of a page whose policy has no digest of its inline code. */
export type MarkupKind = PageKind | 'fragment';

/** Describes everything about an element that the policy of its page would block. */
export function findElementViolations(
	element: Element,
	origin: string,
	kind: MarkupKind,
): string[] {
	const name = element.tagName.toLowerCase();
	const faults = element.attrs.flatMap(({ name: attribute, value }) => {
		const isStyle = attribute.toLowerCase() === 'style';
		if (isStyle && kind === 'docs-page') return findStyleViolations(value, origin);
		return findAttributeFaults(element, attribute.toLowerCase(), value, origin);
	});
	const isInlineCode = kind === 'fragment' && INLINE_CODE.includes(name);
	if (isInlineCode || FOREIGN_ELEMENTS.includes(name)) faults.push(`a <${name}> element`);
	const declares = attributeOf(element, 'http-equiv')?.toLowerCase();
	if (name === 'meta' && declares !== undefined) faults.push(`<meta http-equiv="${declares}">`);
	return faults;
}

/**
 * Finds URLs of other origins in a style sheet. `data:` images are allowed: the style sheet may
 * belong to the documentation, whose policy allows them.
 */
export function findStyleViolations(css: string, origin: string): string[] {
	const addresses = css.matchAll(/(?:url\(|@import)\s*["']?\s*([^"')\s;]+)/gi);
	return [...addresses]
		.map(([, address = '']) => address)
		.filter((address) => !/^(#|data:image\/)/i.test(address) && !isOfOrigin(address, origin))
		.map((address) => `a style that fetches "${address}"`);
}

/** @throws {SyntaxError} with the name of the file and all its faults, if there are any */
export function rejectViolations(file: string, faults: readonly string[]): void {
	if (faults.length > 0) throw new SyntaxError(`Cannot publish "${file}": ${faults.join('; ')}`);
}

export function attributeOf(element: Element, name: string): string | undefined {
	return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function findAttributeFaults(
	element: Element,
	name: string,
	value: string,
	origin: string,
): string[] {
	if (name === 'style' || name.startsWith('on')) return [`an attribute ${name}="${value}"`];
	if (name === 'srcdoc') return ['an attribute srcdoc'];
	if (/^(href|action|formaction|src)$/.test(name) && UNSAFE_SCHEME.test(withoutBlanks(value))) {
		return [`a URL that runs code or embeds data, ${name}="${value}"`];
	}
	if (!isContacted(element, name)) return [];
	const addresses = name.endsWith('srcset') ? value.split(',').map(firstWord) : [value];
	return addresses
		.filter((address) => !isOfOrigin(address, origin))
		.map((address) => `a URL of another origin, ${name}="${address}"`);
}

/** Whether the browser contacts the URL in the attribute, on its own or when a form is submitted. */
function isContacted(element: Element, name: string): boolean {
	if (FETCHED.includes(name) || SENT_TO.includes(name)) return true;
	if (name !== 'href') return false;
	if (element.tagName !== 'link') return FETCHED_BY_HREF.includes(element.tagName.toLowerCase());
	return FETCHED_RELATIONS.test(attributeOf(element, 'rel') ?? '');
}

function isOfOrigin(address: string, origin: string): boolean {
	const path = withoutBlanks(address);
	if (/^\/(?![/\\])/.test(path)) return true;
	return URL.parse(path, origin)?.origin === new URL(origin).origin;
}

/** Removes white space that browsers ignore in a URL (WHATWG URL §4.4). */
function withoutBlanks(value: string): string {
	return value.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
}

function firstWord(candidate: string): string {
	return candidate.trim().split(/\s/)[0] ?? '';
}
