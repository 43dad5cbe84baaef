import { lowerSameLength } from './same-length.ts';

/** A range of text in UTF-16 code units, end exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** A word, a number or a punctuation mark ("sign"). */
export interface Token extends Span {
	/** In lower case, with straight quotes. */
	readonly word: string;
	readonly kind: TokenKind;
}

export type TokenKind = 'word' | 'number' | 'sign';

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const SPACE = 3;

const KIND_OF = createKinds();

/**
 * Splits a text into words, numbers and signs. Apostrophes belong to their word ("don't", "Dana's");
 * hyphens do not. A number keeps the marks between its digits ("1,545.90", "4:30").
 */
export function tokenize(text: string): Token[] {
	const lowered = lowerSameLength(text);
	const tokens: Token[] = [];
	for (let start = 0; start < text.length;) {
		const kind = KIND_OF[lowered.charCodeAt(start)];
		if (kind === SPACE) {
			start++;
			continue;
		}
		const end =
			kind === LETTER
				? endOfWord(lowered, start)
				: kind === DIGIT
					? endOfNumber(lowered, start)
					: start + (isPair(text, start) ? 2 : 1);
		const name = kind === LETTER ? 'word' : kind === DIGIT ? 'number' : 'sign';
		tokens.push({ word: lowered.slice(start, end), start, end, kind: name });
		start = end;
	}
	return tokens;
}

function endOfWord(lowered: string, start: number): number {
	let end = start + 1;
	for (;;) {
		const kind = KIND_OF[lowered.charCodeAt(end)];
		const joins =
			kind === LETTER ||
			kind === DIGIT ||
			(lowered[end] === "'" && KIND_OF[lowered.charCodeAt(end + 1)] === LETTER);
		if (!joins) return end;
		end++;
	}
}

/** Letters directly after the digits belong to the number: "2nd", "4wd", "10k". */
function endOfNumber(lowered: string, start: number): number {
	let end = start + 1;
	for (;;) {
		const kind = KIND_OF[lowered.charCodeAt(end)];
		const isMark = lowered[end] === ',' || lowered[end] === '.' || lowered[end] === ':';
		const joins =
			kind === LETTER ||
			kind === DIGIT ||
			(isMark && KIND_OF[lowered.charCodeAt(end + 1)] === DIGIT);
		if (!joins) return end;
		end++;
	}
}

function isPair(text: string, at: number): boolean {
	return (text.codePointAt(at) ?? 0) > 0xffff;
}

/** Classifies every UTF-16 code unit. Letters outside the Basic Multilingual Plane count as signs. */
function createKinds(): Uint8Array {
	const kinds = new Uint8Array(2 ** 16);
	for (let unit = 0; unit < kinds.length; unit++) {
		const character = String.fromCharCode(unit);
		if (/[\p{L}\p{M}]/u.test(character)) kinds[unit] = LETTER;
		else if (/\p{N}/u.test(character)) kinds[unit] = DIGIT;
		else if (/\s/u.test(character)) kinds[unit] = SPACE;
		else kinds[unit] = OTHER;
	}
	return kinds;
}
