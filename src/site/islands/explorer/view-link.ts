import { parseView, renderView, type View } from '../../view-models/listings/view.ts';
import { localizedPath, splitLanguage } from '../../../edition/paths/localized-path.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';

/** Returns the path of a page of the site in the language of this page. */
export function localHref(path: string): string {
	const [prefix] = splitLanguage(location.pathname);
	return localizedPath(path, prefix);
}

/** Returns the URL of a view: the page of all reviews with the view as query string. */
export function viewPath(view: View): string {
	return localHref(`${PATHS.reviewPages}${renderView(view)}`);
}

/** Points the links to other languages at the same view there. */
export function linkLanguages(view: View): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header a[lang]')) {
		const [prefix] = splitLanguage(new URL(link.href).pathname);
		link.href = localizedPath(`${PATHS.reviewPages}${renderView(view)}`, prefix);
	}
}

/** Points a link to a view. A click shows it on this page; opening it in a new tab works as usual. */
export function linkTo(link: HTMLAnchorElement, view: View): HTMLAnchorElement {
	link.href = viewPath(view);
	link.dataset['view'] = '';
	return link;
}

/** Points a link to all reviews. Following it also discards text being typed. */
export function linkToAll(link: HTMLAnchorElement, view: View = {}): HTMLAnchorElement {
	link.dataset['all'] = '';
	return linkTo(link, view);
}

/** Points a link to the reviews after a cursor. A click appends them to those shown. */
export function linkToMore(link: HTMLAnchorElement, view: View): HTMLAnchorElement {
	link.dataset['more'] = '';
	return linkTo(link, view);
}

/**
 * Returns the view to show in place after a click; `undefined` if the browser should follow the
 * link.
 */
export function viewOfClick(event: MouseEvent): View | undefined {
	const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
	if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
	const link = target instanceof Element ? target.closest('a') : null;
	if (!link?.hasAttribute('href') || link.dataset['view'] === undefined) return undefined;
	return parseView(new URL(link.href).searchParams);
}
