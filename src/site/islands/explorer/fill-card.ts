import type { Words } from '../../../reviews/messages/catalogs.ts';
import { DISCLOSURES } from '../../../reviews/disclosure.ts';
import { displayText } from '../../../reviews/display-text.ts';
import { findMatches } from '../../../reviews/find-matches.ts';
import type { Review } from '../../../reviews/review.ts';
import { findWords } from '../../../reviews/words.ts';
import { locationPath, PATHS, reviewPath } from '../../../endpoints/http/urls.ts';
import { authorName } from '../../view-models/listings/author-name.ts';
import { isLong, tagsOf, type TagNames } from '../../view-models/listings/card-tags.ts';
import { copyOf, element, partOf } from './parts.ts';
import { localHref } from './view-link.ts';

/** Data of a card besides its review. */
export interface CardContext {
	/** Text and words to highlight, or "" if there are none. */
	readonly query: string;
	readonly words: string;
	readonly names: TagNames & { location(id: string): string; source(id: string): string };
}

/** Creates the card of a review by filling in a copy of the template. */
export function createCard(
	t: Words,
	review: Review,
	{ query, words, names }: CardContext,
): DocumentFragment {
	const { text, title, author, source, date, verification, visit_type: visit } = review;
	const language = review.language === 'und' ? '' : review.language;
	const card = copyOf(text === '' ? 'card-without-text' : 'card');

	setLanguage(partOf(card, 'title'), title === undefined ? undefined : language);
	partOf(card, 'link').setAttribute('href', reviewPath(review.id));
	setText(card, 'heading', title ?? authorName(t, author));
	if (title) partOf(card, 'heading').replaceChildren(markedText(title, { query: '', words }));
	setText(card, 'author', title && authorName(t, author));
	for (const name of DISCLOSURES) if (review[name] === undefined) partOf(card, name).remove();
	setDate(t, card, 'date', date);
	setText(card, 'location', names.location(review.location));
	partOf(card, 'location').setAttribute('href', localHref(locationPath(review.location)));
	setText(card, 'visit', visit && t(`visit.${visit}`));
	setText(card, 'source', t('card.from', { source: names.source(source.id) }));
	const meaning = localHref(`${PATHS.verificationPage}#${verification.method}`);
	partOf(card, 'source').setAttribute('href', meaning);
	if (text === '') partOf(card, review.truncated ? 'stars-only' : 'withheld').remove();
	else {
		setLanguage(partOf(card, 'text'), language);
		partOf(card, 'text').replaceChildren(markedText(text, { query, words }));
		if (review.truncated !== true) partOf(card, 'excerpt').remove();
		// A match may be anywhere in the text.
		if (isLong(review) && `${query}${words}` === '')
			linkTo(partOf(card, 'more'), reviewPath(review.id));
		else {
			partOf(card, 'text').classList.remove('folded');
			partOf(card, 'more').remove();
		}
	}
	const tags = tagsOf(review, names).map(({ name, href }) =>
		element('li', {}, element('a', { href: localHref(href) }, name)),
	);
	if (tags.length > 0) partOf(card, 'tags').replaceChildren(...tags);
	else partOf(card, 'tags').remove();
	if (source.url === undefined) partOf(card, 'original').remove();
	else partOf(card, 'original').setAttribute('href', source.url);
	for (const report of card.querySelectorAll('[data-part="report"]')) {
		const href = report.getAttribute('href') ?? '';
		report.setAttribute('href', href.replaceAll('placeholder', review.id));
	}
	fillResponses(t, partOf(card, 'response'), review.responses, language);

	if (verification.method === 'platform_account_only') partOf(card, 'badge').remove();
	else partOf(card, 'badge').replaceWith(copyOf(`badge-${verification.method}`));
	partOf(card, 'stars').replaceWith(copyOf(`stars-${review.rating}`));
	return card;
}

function fillResponses(
	t: Words,
	template: HTMLElement,
	responses: Review['responses'],
	language: string | undefined,
): void {
	const filled = responses.map((response) => {
		const block = document.importNode(template, true);
		setText(block, 'response-author', response.author);
		if (response.date === undefined) partOf(block, 'response-day').remove();
		else setDate(t, block, 'response-date', response.date);
		setLanguage(partOf(block, 'response-text'), language);
		setText(block, 'response-text', response.text);
		return block;
	});
	template.replaceWith(...filled);
}

/** Sets the text of a part, or removes the part if there is none. */
function setText(root: ParentNode, part: string, raw: string | undefined): void {
	if (raw === undefined) partOf(root, part).remove();
	else partOf(root, part).textContent = displayText(raw);
}

function linkTo(part: HTMLElement, href: string): void {
	part.querySelector('a')?.setAttribute('href', href);
}

function setDate(t: Words, root: ParentNode, part: string, day: string): void {
	const time = partOf(root, part);
	time.setAttribute('datetime', day);
	time.textContent = t.day(day);
}

function setLanguage(target: HTMLElement, language: string | undefined): void {
	if (language === undefined) target.removeAttribute('lang');
	else target.setAttribute('lang', language);
}

/** Renders a customer's text with the matches in `<mark>`. Never parses it as HTML. */
function markedText(
	raw: string,
	{ query, words }: Pick<CardContext, 'query' | 'words'>,
): DocumentFragment {
	const text = displayText(raw);
	const fragment = document.createDocumentFragment();
	let last = 0;
	const exact = findMatches(text, displayText(query));
	for (const [start, end] of exact.length > 0 ? exact : findWords(text, words)) {
		fragment.append(text.slice(last, start), element('mark', {}, text.slice(start, end)));
		last = end;
	}
	fragment.append(text.slice(last));
	return fragment;
}
