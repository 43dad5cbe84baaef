import { marked } from 'marked';
import { findMarkupFaults } from './secure-page.ts';
import { refuseFaults } from './page-faults.ts';

/**
 * The Markdown of `policy.md`, or a part of it, as markup.
 * @throws {SyntaxError} that names the lines whose markup no page may hold, such as a frame.
 */
export async function renderPolicyMarkup(markdown: string, baseUrl: string): Promise<string> {
	const html = await marked.parse(markdown);
	refuseFaults('policy.md', findMarkupFaults(html, baseUrl));
	return html;
}
