import { PATHS } from '../../endpoints/http/urls.ts';

/** Returns the id of a page, which is its path without the slash: `docs/quick-start` for `quick-start.md`. */
export function toPageId(file: string): string {
	const name = file.replace(/\.md$/, '').replace(/(^|\/)index$/, '');
	return [PATHS.docs.slice(1), ...(name === '' ? [] : [name])].join('/');
}

/** Returns the path of the markdown version: `/docs/quick-start.md`, or `/docs.md` for the first page. */
export function markdownPath(pagePath: string): string {
	return `${pagePath}.md`;
}
