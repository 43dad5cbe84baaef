import { parseView, renderView, type View } from '../../view-models/listings/view.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';

/** Where a view is shown: the page of all reviews, with the view in its query string. */
export function viewPath(view: View): string {
	return `${PATHS.reviewPages}${renderView(view)}`;
}

/** Makes a link lead to a view: followed here, and as any link in another window. */
export function linkTo(link: HTMLAnchorElement, view: View): HTMLAnchorElement {
	link.href = viewPath(view);
	link.dataset['view'] = '';
	return link;
}

/** Makes a link lead to all reviews, whatever else is asked for or being typed. */
export function linkToAll(link: HTMLAnchorElement, view: View = {}): HTMLAnchorElement {
	link.dataset['all'] = '';
	return linkTo(link, view);
}

/** Makes a link lead to the reviews from a cursor on: followed here, behind those that are there. */
export function linkToMore(link: HTMLAnchorElement, view: View): HTMLAnchorElement {
	link.dataset['more'] = '';
	return linkTo(link, view);
}

/** The view that a click is to show here; `undefined` where the browser is to follow it, or nobody. */
export function viewOfClick(event: MouseEvent): View | undefined {
	const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
	if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
	const link = target instanceof Element ? target.closest('a') : null;
	if (!link?.hasAttribute('href') || link.dataset['view'] === undefined) return undefined;
	return parseView(new URL(link.href).searchParams);
}
