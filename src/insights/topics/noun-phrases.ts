import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import type { Span } from '../text/tokens.ts';

const MAX_WORDS = 3;

/** One or more nouns in a row, or an adjective and its nouns. */
export interface NounPhrase extends Span {
	/** The words in their base form; the head is last. */
	readonly lemmas: readonly string[];
	/** Whether the first word is an adjective. */
	readonly hasAdjective: boolean;
}

interface Tagged extends Span {
	readonly lemma: string;
	readonly pos: string;
}

let loaded: ReturnType<typeof winkNLP> | undefined;

/** Finds noun phrases in an English text. The tagger is loaded on first use. */
export function findNounPhrases(text: string): NounPhrase[] {
	// Load only once: winkNLP modifies the model on every load, and the model grows.
	loaded ??= winkNLP(model, ['sbd', 'pos']);
	const { its } = loaded;
	const tokens = loaded.readDoc(text).tokens();
	const words = tokens.out();
	// The package's types are inconsistent here.
	const lemmas = tokens.out(its.lemma as ItsFunction<string>);
	const parts = tokens.out(its.pos);
	let end = 0;
	const tagged = words.flatMap((word, index): Tagged[] => {
		// The tagger gives no offsets; its tokens appear in the text in order.
		const start = text.indexOf(word, end);
		if (start < 0) return [];
		end = start + word.length;
		return [{ start, end, lemma: lemmas[index] ?? '', pos: parts[index] ?? '' }];
	});
	return findPhrases(tagged);
}

/**
 * Finds every phrase of up to three words, including phrases within phrases: "oil change price" also yields
 * "oil change".
 */
function findPhrases(tagged: readonly Tagged[]): NounPhrase[] {
	const phrases: NounPhrase[] = [];
	for (let first = 0; first < tagged.length; first++) {
		const hasAdjective = tagged[first]?.pos === 'ADJ';
		if (!hasAdjective && !isNoun(tagged[first])) continue;
		for (let end = first + 1; end <= first + MAX_WORDS; end++) {
			if (!hasAdjective || end > first + 1)
				phrases.push(toPhrase(tagged.slice(first, end), hasAdjective));
			if (!isNoun(tagged[end])) break;
		}
	}
	return phrases;
}

function toPhrase(words: readonly Tagged[], hasAdjective: boolean): NounPhrase {
	return {
		start: words[0]?.start ?? 0,
		end: words.at(-1)?.end ?? 0,
		lemmas: words.map(({ lemma }) => lemma),
		hasAdjective,
	};
}

function isNoun(word: Tagged | undefined): boolean {
	return word?.pos === 'NOUN' && /^[a-z][a-z'-]+$/.test(word.lemma);
}
