import { ASPECT_LEXICON } from './lexicon/aspect-lexicon.ts';

/** Phrases in lower case. */
export interface JudgingPhrases {
	readonly praise: readonly string[];
	readonly complaints: readonly string[];
}

const MAX_WORDS = 2;
/** A pattern with more ways to say it is no fixed phrase. */
const MAX_WAYS = 60;
/** Words and the slashes between alternatives, without the marks and classes of patterns. */
const PLAIN = /^[\p{Ll}'’/ -]+$/u;

/** Lists words and phrases that praise an aspect, or complain about it, on their own: "overcharged". */
export function judgingPhrases(aspect: string): JudgingPhrases | undefined {
	const lexicon = Object.hasOwn(ASPECT_LEXICON, aspect) ? ASPECT_LEXICON[aspect] : undefined;
	if (!lexicon) return undefined;
	const list = (patterns: string) => [...new Set(patterns.split('\n').flatMap(waysToSay))];
	return {
		praise: list(lexicon.good),
		complaints: [...new Set([...list(lexicon.bad), ...(ASKED[aspect] ?? [])])],
	};
}

/** Words of questions that also mean other aspects than in reviews: who asks for overcharging means lies, too. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
	honesty: [
		...['overcharge', 'overcharges', 'overcharged', 'overcharging', 'gouged', 'gouging'],
		...['rip off', 'ripped off', 'ripping off'],
	],
};

/** "rip/ripped off" is said in two ways. */
function waysToSay(pattern: string): string[] {
	const places = pattern.trim().split(/\s+/);
	if (!PLAIN.test(pattern) || places.length > MAX_WORDS) return [];
	const choices = places.map((place) => place.split('/'));
	if (choices.reduce((ways, { length }) => ways * length, 1) > MAX_WAYS) return [];
	return choices.reduce((begun, words) =>
		begun.flatMap((start) => words.map((word) => `${start} ${word}`)),
	);
}
