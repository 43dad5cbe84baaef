import type { MessageId } from '../../../reviews/messages/catalogs.ts';
import type { Translator } from '../../../reviews/messages/translator.ts';
import { foldWord, splitWords } from '../../../reviews/words.ts';
import { element, partOf } from './parts.ts';
import { choicesOf } from './rail.ts';
import { linkToAll } from './view-link.ts';

const LEAST_LETTERS = 2;
const MOST_SUGGESTIONS = 5;
const LONG = 4;

/** Tells whether a word is long enough to mean something without the others: not "for" or "the". */
const isLong = (word: string): boolean => word.length >= LONG;

/**
 * Creates a function that offers the people, services, aspects and locations whose names begin with the
 * typed words, or with one of the longer ones if there are none: "which location for hybrid". Call it
 * before the counts of the filters change.
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
		const begins = (word: string) => (part: string) => part.startsWith(word);
		const all = choices.filter(
			({ parts }) => isEnough && words.every((word) => parts.some(begins(word))),
		);
		const long = words.length > 1 ? words.filter(isLong) : [];
		const some = choices.filter(({ parts }) => long.some((word) => parts.some(begins(word))));
		const links = (all.length > 0 ? all : some)
			.slice(0, MOST_SUGGESTIONS)
			.map(({ label, view }) => element('li', {}, linkToAll(element('a', {}, label), view)));
		partOf(root, 'suggestions').replaceChildren(...links);
	};
}
