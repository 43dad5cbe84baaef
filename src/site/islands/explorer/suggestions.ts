import type { Words } from '../../../reviews/messages/catalogs.ts';
import { foldWord, splitWords } from '../../../reviews/words.ts';
import {
	aspectPath,
	locationPath,
	servicePath,
	technicianPath,
} from '../../../endpoints/http/urls.ts';
import type { ViewParameter } from '../../view-models/listings/view.ts';
import { element, partOf } from './parts.ts';
import { choicesOf, type Choice } from './rail.ts';
import { linkToAll, localHref } from './view-link.ts';

const LEAST_LETTERS = 2;
const MOST_SUGGESTIONS = 5;
const LONG = 4;

/** The pages of what a filter offers. Sources have none. */
const PAGES: Readonly<Partial<Record<ViewParameter, (id: string) => string>>> = {
	aspect: aspectPath,
	location: locationPath,
	mentions_service: servicePath,
	mentions_technician: technicianPath,
};

type Phrase = readonly string[];

/** Tells whether a word is long enough to mean something without the others: not "for" or "the". */
const isLong = (word: string): boolean => word.length >= LONG;

/**
 * Creates a function that links the pages of people, services, aspects and locations that a search names:
 * by the beginnings of words of the name, by words that mean it ("electric car"), or by one of the longer
 * words if nothing has them all ("which location for hybrid"). Call it before the counts of the filters
 * change.
 */
export function createSuggestions(t: Words, root: HTMLElement): (typed: string) => void {
	const choices = choicesOf(root).map((choice) => {
		const name = choice.link.querySelector('[data-name]')?.textContent ?? '';
		const n = Number(choice.link.querySelector('[data-count]')?.textContent);
		const { words = '' } = choice.link.dataset;
		return {
			...{ choice, label: t('list.suggestion', { name, n }) },
			names: [toPhrase(name)],
			meanings: words.split('|').map(toPhrase),
		};
	});
	return (typed) => {
		const words = toPhrase(typed);
		const long = words.length > 1 ? words.filter(isLong) : [];
		const hasAll = (phrase: Phrase) => words.every((word) => hasWord(phrase, word));
		const hasSome = (phrase: Phrase) => long.some((word) => hasWord(phrase, word));
		const isMeant = (phrase: Phrase) => phrase.length === 1 && hasSome(phrase);
		const found = [
			choices.filter(({ names }) => names.some(hasAll)),
			choices.filter(({ meanings }) => meanings.some(hasAll)),
			choices.filter(({ names }) => names.some(hasSome)),
			choices.filter(({ meanings }) => meanings.some(isMeant)),
		].find((group) => group.length > 0);
		const isEnough = words.join('').length >= LEAST_LETTERS;
		const links = (isEnough && found ? found : [])
			.slice(0, MOST_SUGGESTIONS)
			.map(({ choice, label }) => element('li', {}, linkToChoice(choice, label)));
		partOf(root, 'suggestions').replaceChildren(...links);
	};
}

const toPhrase = (text: string): Phrase => splitWords(text).map(foldWord);

const hasWord = (phrase: Phrase, word: string): boolean =>
	phrase.some((part) => part.startsWith(word));

/** Links the page of a choice, or its reviews if it has none. */
function linkToChoice({ link, parameter, value }: Choice, label: string): HTMLAnchorElement {
	const pathOf = PAGES[parameter];
	if (!pathOf) return linkToAll(element('a', {}, label), { [parameter]: value });
	return element('a', { href: localHref(pathOf(link.dataset['id'] ?? value)) }, label);
}
