import { marked } from 'marked';
import { findMarkupFaults } from './secure-page.ts';
import { refuseFaults } from './page-faults.ts';

/**
 * The Markdown of `policy.md`, or a part of it, as markup.
 * @throws {SyntaxError} that names the lines whose markup no page may hold, such as a frame or a script.
 */
export async function renderPolicyMarkup(markdown: string, baseUrl: string): Promise<string> {
	const html = await marked.parse(markdown);
	refuseFaults('policy.md', [...findInlineCode(html), ...findMarkupFaults(html, baseUrl)]);
	return html;
}

/** Scripts and styles, which the policy of a page does not know. */
function findInlineCode(html: string): string[] {
	return [...html.matchAll(/<(script|style)\b/gi)].map(
		({ 1: name, index }) =>
			`line ${html.slice(0, index).split('\n').length} has a <${name?.toLowerCase()}> element`,
	);
}
