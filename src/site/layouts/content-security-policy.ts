import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS } from '../components/inline-scripts.ts';

/** Pages of the documentation may do more than others (docs/decisions/0030-docs-site.md). */
export type PageKind = 'page' | 'docs-page';

/** What each kind of page may do beyond the sources that all have. */
const EXTRAS = {
	page: { script: '', image: '', directives: [] },
	'docs-page': {
		// The search compiles its WebAssembly.
		script: " 'wasm-unsafe-eval'",
		// Icons in style sheets.
		image: ' data:',
		// Colours of code; style elements still need a digest.
		directives: ["style-src-attr 'unsafe-inline'"],
	},
} as const;

/** The inline texts that a page may run and apply. */
export interface InlineTexts {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/**
 * The policy of a page: its own origin, and the inline texts that it was built with. A policy in
 * `<meta>` cannot say who may frame the page (CSP3 §3.3); `vercel.json` does, as a header.
 */
export function renderContentSecurityPolicy(
	{ scripts, styles }: InlineTexts,
	kind: PageKind = 'page',
): string {
	const extra = EXTRAS[kind];
	return [
		"default-src 'none'",
		`script-src ${sources(scripts)}${extra.script}`,
		`style-src ${sources(styles)}`,
		...extra.directives,
		`img-src 'self'${extra.image}`,
		"font-src 'self'",
		"connect-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
	].join('; ');
}

/** The policy of every page but those of the documentation, whose scripts come with packages. */
export const PAGE_POLICY: string = renderContentSecurityPolicy({
	scripts: Object.values(INLINE_SCRIPTS),
	styles: [],
});

/** Sorted, so that pages with the same texts have the same policy. */
function sources(texts: readonly string[]): string {
	return ["'self'", ...[...new Set(texts.map(hashSource))].toSorted()].join(' ');
}

/** CSP3 §2.3.1: the digest of the UTF-8 bytes between the tags. */
function hashSource(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
