import { countedReviews } from '../../view-models/listings/describe-view.ts';
import { choose, type View } from '../../view-models/listings/view.ts';
import { createCard, type CardContext } from './fill-card.ts';
import { element, partOf } from './parts.ts';
import { cursorOf, type SearchAnswer } from './search-client.ts';
import { linkTo, linkToMore } from './view-link.ts';

/** Replaces the shown reviews with those of a response. */
export function renderResults(
	root: HTMLElement,
	view: View,
	answer: SearchAnswer,
	context: CardContext,
): void {
	const cards = answer.reviews.map((review) => createCard(review, context));
	partOf(root, 'cards').replaceChildren(...cards);
	renderStatus(root, answer, answer.reviews.length);
	renderPages(root, view, answer);
}

/**
 * Appends the reviews of a response and focuses the first of them.
 * @returns the number of reviews shown
 */
export function appendResults(
	root: HTMLElement,
	view: View,
	answer: SearchAnswer,
	context: CardContext,
): number {
	const list = partOf(root, 'cards');
	const before = list.childElementCount;
	list.append(...answer.reviews.map((review) => createCard(review, context)));
	renderStatus(root, answer, list.childElementCount);
	renderPages(root, view, answer);
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

function renderStatus(root: HTMLElement, { total }: SearchAnswer, shown: number): void {
	const all = total === 0 ? 'No reviews' : countedReviews(total);
	partOf(root, 'status').textContent = shown < total ? `${all}, ${shown} shown` : all;
}

function renderPages(root: HTMLElement, view: View, answer: SearchAnswer): void {
	const cursor = cursorOf(answer);
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
