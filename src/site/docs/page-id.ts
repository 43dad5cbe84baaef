import { PATHS } from '../../endpoints/http/urls.ts';

/** Returns the id of a page, its path without the slash: `quick-start.md` is `docs/quick-start`. */
export function toPageId(file: string): string {
	const name = file.replace(/\.md$/, '').replace(/(^|\/)index$/, '');
	return [PATHS.docs.slice(1), ...(name === '' ? [] : [name])].join('/');
}

/** Returns the path of the markdown version: `/docs/quick-start.md`; `/docs.md` for the first. */
export function markdownPath(pagePath: string): string {
	return `${pagePath}.md`;
}
