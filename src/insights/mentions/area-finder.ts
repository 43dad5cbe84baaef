import type { ParsedText } from '../text/parse-text.ts';
import { tokenize, type Span, type Token } from '../text/tokens.ts';
import { nameWord } from './name-words.ts';
import { isCapital, letterStyleOf } from './reading.ts';

/** A place that customers come from. */
export interface NamedArea {
	readonly id: string;
	readonly name: string;
	readonly aliases?: readonly string[] | undefined;
}

export interface AreaFind extends Span {
	readonly id: string;
}

export type AreaFinder = (parsed: ParsedText) => AreaFind[];

interface AreaWord {
	readonly word: string;
	readonly capital: boolean;
}

interface AreaForm {
	readonly id: string;
	readonly words: readonly AreaWord[];
}

/**
 * Finds places by name and alias, the longest first. A word declared with a capital is written with
 * one, unless the text knows no capitals or nothing else.
 */
export function createAreaFinder(areas: readonly NamedArea[]): AreaFinder {
	const index = new Map<string, AreaForm[]>();
	for (const { id, name, aliases = [] } of areas) {
		for (const words of [name, ...aliases].map(toWords)) {
			const [first] = words;
			if (first) index.set(first.word, [...(index.get(first.word) ?? []), { id, words }]);
		}
	}
	for (const forms of index.values()) forms.sort((a, b) => b.words.length - a.words.length);

	return (parsed) => {
		const found: AreaFind[] = [];
		const usual = letterStyleOf(parsed) === 'usual';
		for (let at = 0; at < parsed.tokens.length; at++) {
			const token = parsed.tokens[at];
			const forms = token && index.get(nameWord(token.word));
			for (const { id, words } of forms ?? []) {
				const end = endOf(words, parsed, at, usual);
				if (end === undefined) continue;
				const last = parsed.tokens[end - 1];
				const owner = last?.word.endsWith("'s") ? 2 : 0;
				found.push({ id, start: token?.start ?? 0, end: (last?.end ?? 0) - owner });
				at = end - 1;
				break;
			}
		}
		return found;
	};
}

function toWords(declared: string): AreaWord[] {
	return tokenize(declared)
		.filter(({ kind }) => kind !== 'sign')
		.map(({ word, start }) => ({ word: nameWord(word), capital: isCapital(declared, start) }));
}

/** Hyphens and the full stops of abbreviations ("Ft. Lyle") do not separate the words of a name. */
function endOf(
	words: readonly AreaWord[],
	{ tokens, text }: ParsedText,
	first: number,
	usual: boolean,
): number | undefined {
	let index = first;
	for (const [at, { word, capital }] of words.entries()) {
		if (at > 0 && joins(tokens[index])) index++;
		const token = tokens[index];
		if (!token || nameWord(token.word) !== word) return undefined;
		if (capital && usual && !isCapital(text, token.start)) return undefined;
		index++;
	}
	return index;
}

function joins(token: Token | undefined): boolean {
	return token?.word === '-' || token?.word === '.';
}
