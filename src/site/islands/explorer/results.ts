import { countedReviews } from '../../view-models/listings/describe-view.ts';
import { choose, type View } from '../../view-models/listings/view.ts';
import { createCard, type CardContext } from './fill-card.ts';
import { element, partOf } from './parts.ts';
import { cursorOf, type SearchResponse } from './search-client.ts';
import { linkTo, linkToMore } from './view-link.ts';

/** Replaces the displayed reviews with those in the response. */
export function renderResults(
	root: HTMLElement,
	view: View,
	response: SearchResponse,
	context: CardContext,
): void {
	const cards = response.reviews.map((review) => createCard(review, context));
	partOf(root, 'cards').replaceChildren(...cards);
	renderStatus(root, response, response.reviews.length);
	renderPages(root, view, response);
}

/**
 * Appends the reviews in a response and focuses the first of them.
 * @returns the number of reviews shown
 */
export function appendResults(
	root: HTMLElement,
	view: View,
	response: SearchResponse,
	context: CardContext,
): number {
	const list = partOf(root, 'cards');
	const before = list.childElementCount;
	list.append(...response.reviews.map((review) => createCard(review, context)));
	renderStatus(root, response, list.childElementCount);
	renderPages(root, view, response);
	const first = list.children[before];
	if (first) partOf(first, 'link').focus();
	return list.childElementCount;
}

/** Removes all results from the page. */
export function clearResults(root: HTMLElement): void {
	for (const name of ['cards', 'pages', 'status']) partOf(root, name).replaceChildren();
	partOf(root, 'overview').hidden = true;
	partOf(root, 'show').textContent = 'Show the reviews';
}

function renderStatus(root: HTMLElement, response: SearchResponse, shown: number): void {
	const { total, warnings = [] } = response;
	const all = total === 0 ? 'No reviews' : countedReviews(total);
	const counted = shown < total ? `${all}, ${shown} shown` : all;
	partOf(root, 'status').textContent = [counted, ...warnings].join('. ');
}

function renderPages(root: HTMLElement, view: View, response: SearchResponse): void {
	const cursor = cursorOf(response);
	const links: Node[] = [];
	if (view.cursor) {
		links.push(
			linkTo(element('a', {}, 'From the first review'), choose(view, 'cursor', undefined)),
		);
	}
	if (cursor) {
		const more = element('a', { class: 'more', rel: 'next' }, 'Show more reviews');
		links.push(linkToMore(more, { ...view, cursor }));
	}
	partOf(root, 'pages').replaceChildren(...links);
}
