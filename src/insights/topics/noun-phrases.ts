import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import type { Span } from '../text/tokens.ts';

const MAX_WORDS = 3;

/** Nouns in a row, or an adjective and a noun. */
export interface NounPhrase extends Span {
	/** The words in their base form, the head last. */
	readonly lemmas: readonly string[];
	/** Whether the first of them is an adjective. */
	readonly hasAdjective: boolean;
}

interface Tagged extends Span {
	readonly lemma: string;
	readonly pos: string;
}

let loaded: ReturnType<typeof winkNLP> | undefined;

/** Finds noun phrases in an English text; the tagger is loaded at the first. */
export function findNounPhrases(text: string): NounPhrase[] {
	// Once for all: to load it changes the model itself, which grows each time.
	loaded ??= winkNLP(model, ['sbd', 'pos']);
	const { its } = loaded;
	const tokens = loaded.readDoc(text).tokens();
	const words = tokens.out();
	// The package's types of two of its own functions disagree.
	const lemmas = tokens.out(its.lemma as ItsFunction<string>);
	const parts = tokens.out(its.pos);
	let end = 0;
	const tagged = words.flatMap((word, index): Tagged[] => {
		// The tagger leaves places out; its tokens are parts of the text in their order.
		const start = text.indexOf(word, end);
		if (start < 0) return [];
		end = start + word.length;
		return [{ start, end, lemma: lemmas[index] ?? '', pos: parts[index] ?? '' }];
	});
	return findPhrases(tagged);
}

/** Every row of up to three words that ends a row of nouns, so that "oil change" is in "oil change price". */
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
