import { absoluteUrl } from '../../endpoints/http/urls.ts';
import { withOperator, type Operator } from './operator-text.ts';
import { markdownPath } from './page-id.ts';

/** A page as written by its author. */
export interface WrittenPage {
	readonly path: string;
	readonly title: string;
	readonly description: string;
	/** Markdown. */
	readonly body: string;
}

/** The markdown version of a page. */
export interface MarkdownVersion {
	/** Path where the text is published. */
	readonly path: string;
	readonly text: string;
}

/** The text after the language of a code block, which only our tests use. */
const MARKS = /^(```[a-z]+) +.*$/gm;
/** Root-relative URLs in links and images. */
const ROOT_RELATIVE_URL = /\]\((\/[^)\s]*)/g;

/** Table rows, which may be padded to align the columns in the source. */
const PADDED_ROW = /^\|.*\|$/gm;

/** Creates the markdown version of a page: adds the title and makes URLs absolute. */
export function createMarkdownVersion(
	{ path, title, description, body }: WrittenPage,
	operator: Operator,
): MarkdownVersion {
	const { baseUrl } = operator;
	const readable = body
		.replace(MARKS, '$1')
		.replace(ROOT_RELATIVE_URL, (_, address: string) => `](${absoluteUrl(baseUrl, address)}`)
		.replace(PADDED_ROW, (row) => row.replace(/ {2,}\|/g, ' |').replace(/-{4,}/g, '---'))
		.trim();
	const source = `Source: ${absoluteUrl(baseUrl, path)}`;
	const text = [`# ${title}`, `> ${description}`, readable, source].join('\n\n');
	return { path: markdownPath(path), text: `${withOperator(text, operator)}\n` };
}

/** Joins all pages into one text, each preceded by a horizontal rule. */
export function joinMarkdownVersions(title: string, versions: readonly MarkdownVersion[]): string {
	return [`# ${title}\n`, ...versions.map(({ text }) => text)].join('\n---\n\n');
}
