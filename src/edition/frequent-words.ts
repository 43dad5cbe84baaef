import { fold } from '../reviews/fold.ts';
import { CATALOGS } from '../reviews/messages/catalogs.ts';
import type { SiteLanguage } from '../reviews/messages/languages.ts';
import { splitWords } from '../reviews/words.ts';

/** Words of fewer messages are mostly about one subject. */
const LEAST_MESSAGES = 6;

const known = new Map<SiteLanguage, readonly string[]>();

/** Lists the words that many messages of the pages have: articles and the like, "review" and "customer". */
export function frequentWords(language: SiteLanguage): readonly string[] {
	const words = known.get(language) ?? countWords(language);
	known.set(language, words);
	return words;
}

function countWords(language: SiteLanguage): string[] {
	const messages = Object.values(CATALOGS[language]);
	const words = messages.flatMap((message) => [...new Set(splitWords(textOf(message)).map(fold))]);
	return [...Map.groupBy(words, (word) => word)]
		.filter(([, found]) => found.length >= LEAST_MESSAGES)
		.map(([word]) => word);
}

/** Returns the text of all variants of a message (MessageFormat 2), without placeholders. */
function textOf(message: string): string {
	const text = message.replaceAll(/\{[#/]?[^{}]*\}/g, ' ');
	if (!text.includes('{{')) return text;
	return [...text.matchAll(/\{\{(.*?)\}\}/gs)].map(([, variant]) => variant).join(' ');
}
