import { isNamedInFull, type NameForm } from './name-forms.ts';
import { CONTEXTS, GIVEN_NAMES, MEANINGS } from './name-lists.ts';
import { namesStaff, type NamePlace } from './name-place.ts';
import { isPossessive, nameWord } from './name-words.ts';
import { isCapital } from './reading.ts';

/** The classes of the words in `CONTEXTS`. */
const CLASSES = new Map<string, readonly string[]>();
for (const [kind, words] of Object.entries(CONTEXTS)) {
	for (const word of words) CLASSES.set(word, [...(CLASSES.get(word) ?? []), `{${kind}}`]);
}

/** Words before and after a name whose exact position counts. */
const NEAR = 3;
/** Words on either side whose side counts. */
const FAR = 6;

/**
 * Returns the features of a name: how it is written and the words around it. A name is never described by the
 * name itself, so that the model works for any staff. `author` is the reviewer's given name.
 */
export function nameFeaturesOf(
	place: NamePlace,
	forms: readonly NameForm[],
	author: string,
	isDeclaredWord: boolean,
): ReadonlySet<string> {
	const { parsed, first, end, name, sentenceFirst, sentenceEnd, style } = place;
	const { text, tokens } = parsed;
	const form = forms.reduce((best, other) => (other.rank < best.rank ? other : best));
	const meaning = isDeclaredWord ? 'word' : meaningOf(name);
	const isCapitalAt = (index: number) => isCapital(text, tokens[index]?.start ?? text.length);
	const letters = isCapitalAt(first) ? 'Capital' : 'small';
	const doubt = meaning === 'name' || meaning === 'other' ? 'name' : 'doubt';
	const shape = `${doubt} ${letters} ${style === 'usual' ? '' : style}`;
	const position = first === sentenceFirst ? 'first' : 'within';
	const features = new Set<string>(['any', shape, `${shape} ${position} ${meaning}`]);
	const add = (feature: string) => features.add(feature).add(`${shape} ${feature}`);

	add(`form ${form.method} ${form.rank} ${position}`);
	add(`in full ${forms.some(isNamedInFull)}`);
	if (isPossessive(tokens[end - 1]?.word ?? '')) add(`possessive ${meaning}`);
	for (let step = 1; step <= NEAR; step++) {
		for (const word of wordsAt(first - step)) add(`-${step} ${word}`);
		for (const word of wordsAt(end + step - 1)) add(`+${step} ${word}`);
	}
	for (const [one, other] of pairs(first - 2, first - 1)) add(`-2-1 ${one} ${other}`);
	for (const [one, other] of pairs(end, end + 1)) add(`+1+2 ${one} ${other}`);
	for (const [one, other] of pairs(first - 1, end)) features.add(`-1+1 ${one} ${other}`);
	for (let at = Math.max(sentenceFirst, first - FAR); at < first; at++) {
		for (const word of wordsAt(at)) features.add(`before ${word}`);
	}
	for (let at = end; at < Math.min(sentenceEnd, end + FAR); at++) {
		for (const word of wordsAt(at)) features.add(`after ${word}`);
	}
	add(`left ${text[(tokens[first]?.start ?? 0) - 1] ?? ''}`);
	add(`right ${text[tokens[end - 1]?.end ?? 0] ?? ''}`);
	if (first > sentenceFirst)
		add(`left capital ${isCapitalAt(first - 1)} ${form.method === 'last'}`);
	if (end < sentenceEnd) {
		const isVerb = CONTEXTS.verb.has(tokens[end]?.word ?? '');
		add(`right capital ${isCapitalAt(end)} ${isVerb} ${isCapitalAt(end + 1)}`);
	}
	if (name === author) add(`author ${tokens.length - end < 2}`);
	if (tokens.length - end < 2) add(`last ${tokens[first - 1]?.word ?? ''}`);
	if (isNamedAgain()) add('again');
	if (place.foundBefore >= 0) features.add('after another');
	return features;

	/** Returns the word at a token and its classes; returns '.' outside the sentence. */
	function wordsAt(index: number): readonly string[] {
		const token = tokens[index];
		if (token === undefined || index < sentenceFirst || index >= sentenceEnd) return ['.'];
		if (namesStaff(place, index) && isCapitalAt(index)) return ['{name}'];
		const { word } = token;
		const found = [word, ...(CLASSES.get(word) ?? [])];
		if (word.length > 4 && word.endsWith('ed')) found.push('{-ed}');
		if (token.kind === 'number') found.push('{number}');
		return found;
	}

	function pairs(one: number, other: number): (readonly [string, string])[] {
		return wordsAt(one).flatMap((a) => wordsAt(other).map((b) => [a, b] as const));
	}

	/** Tells whether the same name occurs elsewhere in the text, capitalized. */
	function isNamedAgain(): boolean {
		return tokens.some(
			({ word }, at) => at !== first && isCapitalAt(at) && nameWord(word) === name,
		);
	}
}

/** Returns the other meaning of a name, or else "name" for a common name and "other" for any other. */
function meaningOf(name: string): string {
	const [meaning] = Object.entries(MEANINGS).find(([, words]) => words.has(name)) ?? [];
	return meaning ?? (GIVEN_NAMES.has(name) ? 'name' : 'other');
}
