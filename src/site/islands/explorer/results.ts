import { countedReviews } from '../../view-models/listings/describe-view.ts';
import { choose, type View } from '../../view-models/listings/view.ts';
import { createCard, type CardContext } from './fill-card.ts';
import { element, partOf } from './parts.ts';
import { cursorOf, type SearchAnswer } from './search-client.ts';
import { linkTo, linkToMore } from './view-link.ts';

/** Shows the reviews of an answer in place of those before. */
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
 * Shows the reviews of an answer behind those that are there; the focus goes to the first of them.
 * @returns how many there are
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

/** Leaves nothing of an answer on the page. */
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
