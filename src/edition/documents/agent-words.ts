import { topicMessage, TOPIC_CATALOG } from '../../insights/topics/topic-catalog.ts';
import { translatorFor } from '../../reviews/messages/catalogs.ts';
import { SITE_LANGUAGES } from '../../reviews/messages/languages.ts';
import { foldWord, splitWords } from '../../reviews/words.ts';
import { stemOf } from '../../search/read-question.ts';
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

/** The words of names in other languages, folded. */
export function foreignWordsOf(names: readonly string[]): string[][] {
	return names.map((name) => [...new Set(splitWords(name).map(foldWord))]);
}

const OTHERS = SITE_LANGUAGES.filter((language) => language !== 'en');

/** The names of a topic in the other languages of the pages. */
export function topicNames(id: string): string[] {
	return OTHERS.map((language) => translatorFor(language)(topicMessage({ id })));
}

/** A question of the pages in their other languages. */
export function translationsOf(message: 'question.removed' | 'question.replies') {
	const asked = OTHERS.map((language) => [language, translatorFor(language)(message)] as const);
	return {
		asked_in: Object.fromEntries(asked),
		foreign: foreignWordsOf(asked.map(([, text]) => text)),
	};
}

/**
 * The words by which a question of the FAQ is found: its own and those of its outcomes, its keywords, the names of its
 * services, and in other languages its translations and the names of the topics that share a keyword with it.
 */
export function wordsOfQuestion(
	{ vocabulary, translations }: Pick<Edition, 'vocabulary' | 'translations'>,
	{ id, question, match, answer }: Question,
) {
	const services = (vocabulary.service ?? []).filter(({ value }) => match.services.includes(value));
	const named = services.flatMap(({ names, words = [] }) => [...names, ...words]);
	const keywords = new Set(match.keywords.map((word) => word.toLowerCase()));
	const topics = TOPIC_CATALOG.filter(({ phrases }) => !keywords.isDisjointFrom(new Set(phrases)));
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
		foreign: foreignWordsOf([
			...Object.values(asked_in),
			...topics.flatMap((topic) => topicNames(topic.id)),
		]),
		asked_in,
	};
}
