import { createPartCounter } from './language-parts.ts';
import type { LanguageStatistics } from './language-statistics.ts';

/** What `eld` reads of a text, in UTF-16 units; and then of its words, in bytes. */
const MOST_UNITS = 1000;
const ENOUGH_BYTES = 350;
const MOST_BYTES = 380;
const MOST_WORD_BYTES = 70;
const SPACE = 0x20;

/** Reads texts word by word, each of which it counts at once; the sums are those of the last text. */
export function createWordReader({ languages, separators, symbols, ...table }: LanguageStatistics) {
	const sums = new Float64Array(languages.length);
	const tails = new Set<string>();
	const addPart = createPartCounter(table, sums);
	const word = new Uint8Array(MOST_BYTES + 8);
	let parts = 0;
	let texts = 0;

	/** Parts of four bytes, every three; the first has a space before it and the last one behind it. */
	function endWord(length: number): void {
		const end = Math.min(length, MOST_WORD_BYTES);
		let at = 0;
		for (; at + 4 < end; at += 3) parts += addPart(texts, at === 0 ? SPACE : 0, fourFrom(at));
		if (length > MOST_WORD_BYTES) {
			// What stands behind the parts of a long word is one of its own, which speaks for no language.
			tails.add(String.fromCharCode(...word.subarray(MOST_WORD_BYTES - 4, length)));
			return;
		}
		let high = 0;
		let low = at === 0 ? SPACE : 0;
		for (let from = length === 3 ? 0 : Math.max(0, length - 4); from < length; from++) {
			high = (high << 8) | (low >>> 24);
			low = (low << 8) | (word[from] ?? 0);
		}
		parts += addPart(texts, (high << 8) | (low >>> 24), (low << 8) | SPACE);
	}

	function fourFrom(at: number): number {
		const upper = ((word[at] ?? 0) << 24) | ((word[at + 1] ?? 0) << 16);
		return upper | ((word[at + 2] ?? 0) << 8) | (word[at + 3] ?? 0);
	}

	/**
	 * Reads letters of ASCII and the usual punctuation: each run of what is no letter is a space, but for
	 * apostrophes at its end. False for any other text, of which it may have counted some words.
	 */
	function readPlain(text: string): boolean {
		const end = Math.min(text.length, MOST_UNITS);
		let length = 0;
		let read = 0;
		let isApart = false;
		for (let at = 0; at < end && read <= MOST_BYTES; at++) {
			const code = text.charCodeAt(at);
			const letter = code < 0x80 ? (PLAIN[code] ?? 0) : 0;
			if (letter === 0 && code !== CURLY_APOSTROPHE) {
				if (code >= 0x80 && !(code >= 0x2010 && code <= 0x2027)) return false;
				isApart = true;
				continue;
			}
			if (letter < LETTER_A && isSwallowed(text, at, end)) continue;
			if (isApart && read > 0) {
				endWord(length);
				length = 0;
				if (read > ENOUGH_BYTES) return true;
				read += 1;
			}
			isApart = false;
			if (letter === 0) {
				for (const byte of CURLY_BYTES) word[length++] = symbols[byte] ?? SPACE;
				read += CURLY_BYTES.length;
			} else {
				word[length++] = letter;
				read += 1;
			}
		}
		if (length > 0) endWord(length);
		return true;
	}

	/** Reads a text as `eld` does: first as words between single spaces, then in UTF-8. */
	function readAny(text: string): void {
		const plain = text.substring(0, MOST_UNITS).replace(separators, ' ').trim().toLowerCase();
		let length = 0;
		let read = 0;
		const push = (byte: number) => {
			word[length++] = symbols[byte] ?? SPACE;
			read += 1;
		};
		for (let at = 0; at < plain.length && read <= MOST_BYTES; at++) {
			const code = plain.charCodeAt(at);
			if (code === SPACE) {
				if (length > 0) endWord(length);
				length = 0;
				if (read > ENOUGH_BYTES) return;
				read += 1;
			} else if (code < 0x80) push(code);
			else if (code < 0x800) {
				push(0xc0 | (code >> 6));
				push(0x80 | (code & 0x3f));
			} else if (code < 0xd800 || code >= 0xe000) {
				push(0xe0 | (code >> 12));
				push(0x80 | ((code >> 6) & 0x3f));
				push(0x80 | (code & 0x3f));
			} else {
				at += 1;
				const point = 0x10000 + (((code & 0x3ff) << 10) | (plain.charCodeAt(at) & 0x3ff));
				push(0xf0 | (point >> 18));
				push(0x80 | ((point >> 12) & 0x3f));
				push(0x80 | ((point >> 6) & 0x3f));
				push(0x80 | (point & 0x3f));
			}
		}
		if (length > 0) endWord(length);
	}

	return {
		sums,
		parts: () => parts + tails.size,
		begin(): void {
			sums.fill(0);
			if (tails.size > 0) tails.clear();
			parts = 0;
			texts += 1;
		},
		readPlain,
		readAny,
	};
}

/** Small letters of ASCII by all of them, and apostrophes by themselves; 0 for what is neither. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) => {
	const character = String.fromCharCode(code);
	return /[a-z'`]/i.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});
const LETTER_A = 0x61;
const CURLY_APOSTROPHE = 0x2019;
const CURLY_BYTES = [0xe2, 0x80, 0x99];

/** Whether other characters than letters follow an apostrophe, and then no apostrophes alone. */
function isSwallowed(text: string, apostrophe: number, end: number): boolean {
	for (let at = apostrophe + 1; at < end; at++) {
		const code = text.charCodeAt(at);
		if (code === CURLY_APOSTROPHE) continue;
		const letter = code < 0x80 ? (PLAIN[code] ?? 0) : 0;
		if (letter >= LETTER_A) return false;
		// A letter beyond ASCII is met by the reader itself, which leaves the text to another.
		if (letter === 0) return true;
	}
	return false;
}
