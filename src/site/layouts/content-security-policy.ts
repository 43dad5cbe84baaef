import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS } from '../components/inline-scripts.ts';

/** Documentation pages need more sources than others (docs/decisions/0030-docs-site.md). */
export type PageKind = 'page' | 'docs-page';

/** Inline scripts and styles that a page may use. */
export interface InlineTexts {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/**
 * Renders the policy of a page. It allows the page's own origin and these inline texts. A policy in
 * `<meta>` cannot limit who may frame the page (CSP3 §3.3). A header in `vercel.json` does.
 */
export function renderContentSecurityPolicy(
	{ scripts, styles }: InlineTexts,
	kind: PageKind = 'page',
): string {
	const isDocs = kind === 'docs-page';
	return [
		"default-src 'none'",
		// The search of the documentation compiles WebAssembly.
		`script-src ${sources(scripts)}${isDocs ? " 'wasm-unsafe-eval'" : ''}`,
		`style-src ${sources(styles)}`,
		// Colors of code blocks; style elements still need a digest.
		...(isDocs ? ["style-src-attr 'unsafe-inline'"] : []),
		// Icons in style sheets.
		`img-src 'self'${isDocs ? ' data:' : ''}`,
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

/** Renders a list of sources. It is sorted, so that pages with the same texts have the same policy. */
function sources(texts: readonly string[]): string {
	return ["'self'", ...[...new Set(texts.map(hashSource))].toSorted()].join(' ');
}

/** Returns the digest of the UTF-8 bytes between the tags (CSP3 §2.3.1). */
function hashSource(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
