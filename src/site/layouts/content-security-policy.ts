import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS } from '../components/inline-scripts.ts';

/** Documentation pages need more sources than others (docs/decisions/0030-docs-site.md). */
export type PageKind = 'page' | 'docs-page';

/** Sources for each kind of page, in addition to the common ones. */
const EXTRAS = {
	page: { script: '', image: '', directives: [] },
	'docs-page': {
		// The search compiles WebAssembly.
		script: " 'wasm-unsafe-eval'",
		// Icons in style sheets.
		image: ' data:',
		// Colors of code blocks; style elements still need a digest.
		directives: ["style-src-attr 'unsafe-inline'"],
	},
} as const;

/** Inline scripts and styles that a page may use. */
export interface InlineTexts {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/**
 * Renders the policy of a page, which allows its own origin and these inline texts. A policy in
 * `<meta>` cannot limit who may frame the page (CSP3 §3.3); `vercel.json` does, as a header.
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

/** The policy of all pages except the documentation, whose scripts come from packages. */
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
