import type { Words } from '../../../reviews/messages/catalogs.ts';
import { choose, type View } from '../../view-models/listings/view.ts';
import { createCard, type CardContext } from './fill-card.ts';
import { element, partOf } from './parts.ts';
import { cursorOf, type SearchResponse } from './search-client.ts';
import { linkTo, linkToMore } from './view-link.ts';

/** Replaces the displayed reviews with those in the response. */
export function renderResults(
	t: Words,
	root: HTMLElement,
	view: View,
	response: SearchResponse,
	context: CardContext,
): void {
	const cards = response.reviews.map((review) => createCard(t, review, context));
	partOf(root, 'cards').replaceChildren(...cards);
	renderStatus(t, root, response, response.reviews.length);
	renderPages(t, root, view, response);
}

/**
 * Appends the reviews in a response and focuses the first of them.
 * @returns the number of reviews shown
 */
export function appendResults(
	t: Words,
	root: HTMLElement,
	view: View,
	response: SearchResponse,
	context: CardContext,
): number {
	const list = partOf(root, 'cards');
	const before = list.childElementCount;
	list.append(...response.reviews.map((review) => createCard(t, review, context)));
	renderStatus(t, root, response, list.childElementCount);
	renderPages(t, root, view, response);
	const first = list.children[before];
	if (first) partOf(first, 'link').focus();
	return list.childElementCount;
}

/** Removes all results from the page. */
export function clearResults(t: Words, root: HTMLElement): void {
	for (const name of ['cards', 'pages', 'status']) partOf(root, name).replaceChildren();
	partOf(root, 'overview').hidden = true;
	partOf(root, 'show').textContent = t('list.show_any');
}

function renderStatus(
	t: Words,
	root: HTMLElement,
	{ total: n }: SearchResponse,
	shown: number,
): void {
	const counted = shown < n ? t('list.status_shown', { n, shown }) : t('list.status', { n });
	partOf(root, 'status').textContent = counted;
}

function renderPages(t: Words, root: HTMLElement, view: View, response: SearchResponse): void {
	const cursor = cursorOf(response);
	const links: Node[] = [];
	if (view.cursor) {
		const start = element('a', {}, t('list.from_first'));
		links.push(linkTo(start, choose(view, 'cursor', undefined)));
	}
	if (cursor) {
		const more = element('a', { class: 'more', rel: 'next' }, t('list.show_more'));
		links.push(linkToMore(more, { ...view, cursor }));
	}
	partOf(root, 'pages').replaceChildren(...links);
}
