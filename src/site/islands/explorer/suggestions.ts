import type { MessageId } from '../../../reviews/messages/catalogs.ts';
import type { Translator } from '../../../reviews/messages/translator.ts';
import { foldWord, splitWords } from '../../../reviews/words.ts';
import { element, partOf } from './parts.ts';
import { choicesOf } from './rail.ts';
import { linkToAll } from './view-link.ts';

const LEAST_LETTERS = 2;
const MOST_SUGGESTIONS = 5;

/**
 * Creates a function that offers the people, services, aspects and locations whose names begin with the
 * typed words. Call it before the counts of the filters change.
 */
export function createSuggestions(
	t: Translator<MessageId>,
	root: HTMLElement,
): (typed: string) => void {
	const choices = choicesOf(root).map(({ link, parameter, value }) => {
		const name = link.querySelector('[data-name]')?.textContent ?? '';
		const n = Number(link.querySelector('[data-count]')?.textContent);
		const parts = splitWords(name).map(foldWord);
		const label = t('list.suggestion', { name, n });
		return { label, parts, view: { [parameter]: value } };
	});
	return (typed) => {
		const words = splitWords(typed).map(foldWord);
		const isEnough = words.join('').length >= LEAST_LETTERS;
		const found = choices.filter(
			({ parts }) => isEnough && words.every((word) => parts.some((part) => part.startsWith(word))),
		);
		const links = found
			.slice(0, MOST_SUGGESTIONS)
			.map(({ label, view }) => element('li', {}, linkToAll(element('a', {}, label), view)));
		partOf(root, 'suggestions').replaceChildren(...links);
	};
}
