import { displayText } from '../../../reviews/display-text.ts';
import { findMatches } from '../../../reviews/find-matches.ts';
import type { Review } from '../../../reviews/review.ts';
import { reviewPath } from '../../../endpoints/http/urls.ts';
import { copyOf, element, partOf } from './parts.ts';

/** Data of a card besides its review. */
export interface CardContext {
	/** Text to highlight, or "" if there is none. */
	readonly query: string;
	locationName(id: string): string;
}

/** Creates the card of a review by filling in a copy of the template. */
export function createCard(review: Review, { query, locationName }: CardContext): DocumentFragment {
	const { text, title, author, source, date, verification } = review;
	const language = review.language === 'und' ? undefined : review.language;
	const card = copyOf(text === '' ? 'card-without-text' : 'card');

	setLanguage(partOf(card, 'title'), title === undefined ? undefined : language);
	partOf(card, 'link').setAttribute('href', reviewPath(review.id));
	setText(card, 'heading', title ?? `Review by ${author.name}`);
	setText(card, 'author', author.name);
	setDate(card, 'date', date);
	setText(card, 'location', locationName(review.location));
	setText(card, 'source', source.name);
	if (text !== '') {
		setLanguage(partOf(card, 'text'), language);
		partOf(card, 'text').replaceChildren(markedText(text, query));
		if (review.truncated !== true) partOf(card, 'excerpt').remove();
	}
	fillResponses(partOf(card, 'response'), review.responses);

	partOf(card, 'badge').replaceWith(copyOf(`badge-${verification.method}`));
	partOf(card, 'stars').replaceWith(copyOf(`stars-${review.rating}`));
	return card;
}

function fillResponses(template: HTMLElement, responses: Review['responses']): void {
	const filled = responses.map((response) => {
		const block = document.importNode(template, true);
		setText(block, 'response-author', response.author);
		setDate(block, 'response-date', response.date);
		setText(block, 'response-text', response.text);
		return block;
	});
	template.replaceWith(...filled);
}

function setText(root: ParentNode, part: string, raw: string): void {
	partOf(root, part).textContent = displayText(raw);
}

function setDate(root: ParentNode, part: string, day: string): void {
	const time = partOf(root, part);
	time.setAttribute('datetime', day);
	time.textContent = day;
}

function setLanguage(target: HTMLElement, language: string | undefined): void {
	if (language === undefined) target.removeAttribute('lang');
	else target.setAttribute('lang', language);
}

/** Renders a customer's text with matches of the query in `<mark>`. Never parses it as HTML. */
function markedText(raw: string, query: string): DocumentFragment {
	const text = displayText(raw);
	const fragment = document.createDocumentFragment();
	let last = 0;
	for (const [start, end] of findMatches(text, displayText(query))) {
		fragment.append(text.slice(last, start), element('mark', {}, text.slice(start, end)));
		last = end;
	}
	fragment.append(text.slice(last));
	return fragment;
}
