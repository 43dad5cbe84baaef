import { groupByEach } from '../../../reviews/group-by-each.ts';
import type { ParsedText } from '../../text/parse-text.ts';
import type { Phrase, ServicePattern } from './service-pattern.ts';
import type { Stems } from './stems.ts';

/** A pattern found in a text, with its tokens. */
export interface PatternHit<Meaning> {
	readonly pattern: ServicePattern<Meaning>;
	/** Tokens of the first phrase, then those of the others. */
	readonly tokens: readonly number[];
	/** The number of tokens in the first phrase. */
	readonly leading: number;
	readonly sentence: number;
}

/** For each token, the pattern words that it matches. */
export type StemmedText = readonly (readonly string[])[];

/** The maximum number of tokens between two phrases of a pattern. */
const REACH = 4;
const MIN_MILES = 5000;
const MILES = ['#miles'];
const SKIPPED = new Set(['-', '/', '‑', '–']);

export function stemText(
	{ tokens, text }: ParsedText,
	stemsOf: Stems,
	capitals: ReadonlySet<string>,
): StemmedText {
	return tokens.map(({ word, kind, start }) => {
		if (kind === 'number') return isMileage(word) ? MILES : stemsOf(word);
		const stems = kind === 'sign' ? stemsOf('') : stemsOf(word);
		if (stems.length === 0 || text.charAt(start) === word.charAt(0)) return stems;
		// Two capitals distinguish "GAPs" from "gaps".
		const isCapital = text.slice(start, start + 2) === word.slice(0, 2).toUpperCase();
		if (!isCapital) return stems;
		const abbreviations = stems.map((stem) => stem.toUpperCase());
		return [...stems, ...abbreviations.filter((stem) => capitals.has(stem))];
	});
}

function isMileage(word: string): boolean {
	if (word.endsWith('k')) return true;
	return word.length > 3 && Number(word.replaceAll(',', '')) >= MIN_MILES;
}

export type PatternMatcher<Meaning> = (
	parsed: ParsedText,
	stemmed: StemmedText,
) => PatternHit<Meaning>[];

/** Creates a matcher, which looks up patterns by the first word of their first phrase. */
export function createPatternMatcher<Meaning>(
	patterns: readonly ServicePattern<Meaning>[],
): PatternMatcher<Meaning> {
	const indexed = patterns.map((pattern) => {
		const [first = [], second] = pattern.phrases[0] ?? [];
		return { pattern, first, next: second ? bitsOf(second) : ANY_WORD };
	});
	const index = groupByEach(indexed, ({ first }) => first);
	return (parsed, stemmed) => {
		const hits: PatternHit<Meaning>[] = [];
		for (const [sentence, { first, end }] of parsed.sentences.entries()) {
			for (let at = first; at < end; at++) {
				for (const stem of stemmed[at] ?? []) {
					const begun = index.get(stem);
					if (!begun) continue;
					const after = isSkipped(parsed.tokens, at + 1) ? at + 2 : at + 1;
					const bits = ANY_WORD | bitsOf(stemmed[after] ?? []);
					for (const { pattern, next } of begun) {
						if ((next & bits) === 0) continue;
						const tokens = matchAt(pattern, parsed, stemmed, at, first, end);
						if (tokens)
							hits.push({ pattern, tokens, leading: pattern.phrases[0]?.length ?? 0, sentence });
					}
				}
			}
		}
		return hits;
	};
}

/** The bit of a pattern whose second word may be any. */
const ANY_WORD = 1;

/** Returns one of 31 bits for each word. Words without a common bit differ, which rules out most patterns. */
function bitsOf(words: readonly string[]): number {
	let bits = 0;
	for (const word of words) bits |= 1 << (1 + ((word.charCodeAt(0) + 5 * word.length) % 31));
	return bits;
}

function matchAt(
	{ phrases, ordered }: ServicePattern<unknown>,
	parsed: ParsedText,
	stemmed: StemmedText,
	at: number,
	first: number,
	end: number,
): readonly number[] | undefined {
	const tokens = matchPhrase(phrases[0] ?? [], parsed, stemmed, at, end);
	if (!tokens) return undefined;
	for (let index = 1; index < phrases.length; index++) {
		const phrase = phrases[index] ?? [];
		const last = tokens.at(-1) ?? at;
		let next = seek(phrase, parsed, stemmed, last + 1, Math.min(end, last + 2 + REACH));
		if (!next && !ordered) {
			const from = Math.max(first, at - REACH - phrase.length);
			next = seek(phrase, parsed, stemmed, from, at);
		}
		if (!next) return undefined;
		tokens.push(...next);
	}
	return tokens;
}

function seek(
	phrase: Phrase,
	parsed: ParsedText,
	stemmed: StemmedText,
	from: number,
	to: number,
): number[] | undefined {
	for (let at = from; at < to; at++) {
		if (stemmed[at]?.length === 0) continue;
		const tokens = matchPhrase(phrase, parsed, stemmed, at, parsed.tokens.length);
		if (tokens) return tokens;
	}
	return undefined;
}

/** Matches a phrase at a token. Hyphens and slashes between its words are skipped. */
function matchPhrase(
	phrase: Phrase,
	{ tokens }: ParsedText,
	stemmed: StemmedText,
	at: number,
	end: number,
): number[] | undefined {
	let index = at;
	for (let slot = 0; slot < phrase.length; slot++) {
		if (slot > 0 && isSkipped(tokens, index)) index++;
		if (index >= end || !matchesSlot(stemmed[index], phrase[slot])) return undefined;
		index++;
	}
	const found: number[] = [];
	for (let token = at; token < index; token++) {
		if (token === at || !isSkipped(tokens, token)) found.push(token);
	}
	return found;
}

/** Tells whether a token is a hyphen, a slash, or the period of an abbreviation: "a.c.". */
function isSkipped(tokens: ParsedText['tokens'], index: number): boolean {
	const sign = tokens[index]?.word ?? '';
	return SKIPPED.has(sign) || (sign === '.' && tokens[index - 1]?.word.length === 1);
}

function matchesSlot(stems: readonly string[] = [], words: readonly string[] = []): boolean {
	for (let at = 0; at < stems.length; at++) if (words.includes(stems[at] ?? '')) return true;
	return false;
}
