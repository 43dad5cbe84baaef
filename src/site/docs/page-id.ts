import { PATHS } from '../../endpoints/http/urls.ts';

/** The id of a page, which is its path without the slash: `quick-start.md` is `docs/quick-start`. */
export function toPageId(file: string): string {
	const name = file.replace(/\.md$/, '').replace(/(^|\/)index$/, '');
	return [PATHS.docs.slice(1), ...(name === '' ? [] : [name])].join('/');
}

/** Where the page is published as Markdown: `/docs/quick-start.md`, and `/docs.md` for the first one. */
export function twinPath(pagePath: string): string {
	return `${pagePath}.md`;
}
