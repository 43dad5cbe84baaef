import { absoluteUrl } from '../../endpoints/http/urls.ts';
import { withOrigin } from './docs-origin.ts';
import { twinPath } from './page-id.ts';

/** A page as its author wrote it. */
export interface WrittenPage {
	readonly path: string;
	readonly title: string;
	readonly description: string;
	/** Markdown. */
	readonly body: string;
}

/** The same page for machines, as a text of its own. */
export interface MarkdownTwin {
	/** Where the text is published. */
	readonly path: string;
	readonly text: string;
}

/** What follows the language of a code block is for our tests. */
const MARKS = /^(```[a-z]+) +.*$/gm;
/** Links and pictures, but not those to a place in the same page. */
const OWN_ADDRESS = /\]\((\/[^)\s]*)/g;

/** Rows of tables whose columns are lined up for those who write them. */
const PADDED_ROW = /^\|.*\|$/gm;

/** The Markdown of a page: with its title, with absolute addresses, of the service at this origin. */
export function createTwin(
	{ path, title, description, body }: WrittenPage,
	baseUrl: string,
): MarkdownTwin {
	const readable = body
		.replace(MARKS, '$1')
		.replace(OWN_ADDRESS, (_, address: string) => `](${absoluteUrl(baseUrl, address)}`)
		.replace(PADDED_ROW, (row) => row.replace(/ {2,}\|/g, ' |').replace(/-{4,}/g, '---'))
		.trim();
	const source = `Source: ${absoluteUrl(baseUrl, path)}`;
	const text = [`# ${title}`, `> ${description}`, readable, source].join('\n\n');
	return { path: twinPath(path), text: `${withOrigin(text, baseUrl)}\n` };
}

/** All pages in one text, each behind a rule. */
export function joinTwins(title: string, twins: readonly MarkdownTwin[]): string {
	return [`# ${title}\n`, ...twins.map(({ text }) => text)].join('\n---\n\n');
}
