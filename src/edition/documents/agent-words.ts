import { type MessageId, translatorFor } from '../../reviews/messages/catalogs.ts';
import { SITE_LANGUAGES } from '../../reviews/messages/languages.ts';
import { splitWords, stemOf } from '../../reviews/words.ts';
import type { Edition } from './edition.ts';

type Question = Edition['questions'][number];

/** Returns the different words of a text without their endings. */
export function stemsOf(text: string): string[] {
	return [...new Set(splitWords(text).map(stemOf))];
}

/** Returns phrases as lists of stems. */
export function phrasesOf(texts: readonly string[]): string[][] {
	return texts.map((text) => splitWords(text).map(stemOf)).filter(({ length }) => length > 0);
}

const OTHERS = SITE_LANGUAGES.filter((language) => language !== 'en');

/** A message of the pages in their other languages. */
export function translationsOf(message: MessageId): Record<string, string> {
	return Object.fromEntries(OTHERS.map((language) => [language, translatorFor(language)(message)]));
}

/**
 * The words by which a question of the FAQ is found: its own and those of its outcomes, its keywords, the names of its
 * services, and in other languages its translations.
 */
export function wordsOfQuestion(
	{ vocabulary, translations }: Pick<Edition, 'vocabulary' | 'translations'>,
	{ id, question, match, answer }: Question,
) {
	const services = (vocabulary.service ?? []).filter(({ value }) => match.services.includes(value));
	const named = services.flatMap(({ names, words = [] }) => [...names, ...words]);
	const asked_in = Object.fromEntries(
		Object.entries(translations).flatMap(([language, { questions }]) => {
			const asked = questions?.[id]?.question;
			return asked === undefined ? [] : [[language, asked]];
		}),
	);
	const outcomes = [answer.praise?.say, answer.complaint?.say];
	return {
		stems: stemsOf(`${id} ${question}`),
		outcomes: stemsOf(outcomes.join(' ')),
		phrases: phrasesOf([...match.keywords, ...named]),
		asked_in,
	};
}
