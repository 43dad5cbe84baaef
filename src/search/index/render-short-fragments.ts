import { wordsFor } from './doc-bits.ts';
import { isDense } from './doc-set.ts';
import type { Numbers } from './index-file.ts';
import { largeNumbers } from './large-memory.ts';
import { MAX_LETTERS, numberLetters, type Alphabet } from './short-fragments.ts';

/** The number of fragments grows with the cube of this. Rare letters occur in no common fragment. */
const MAX_ALPHABET = 63;

/** Builds the sections that `ShortFragments` reads, and returns their alphabet. */
export function renderShortFragments(texts: readonly string[]) {
	const alphabet = findAlphabet(texts);
	const sizes = countReviews(texts, alphabet);
	const words = wordsFor(texts.length);
	const keys: number[] = [];
	/** For each fragment, where its bits begin, plus one; 0 if it has none. */
	const firsts = new Uint32Array(sizes.length);
	for (let key = 0; key < sizes.length; key++) {
		if (isDense(sizes[key] ?? 0, texts.length)) firsts[key] = (keys.push(key) - 1) * words + 1;
	}
	const bits = largeNumbers(keys.length * words);
	eachFragment(texts, alphabet, (key, doc) => {
		const first = firsts[key] ?? 0;
		if (first === 0) return;
		const word = first - 1 + (doc >>> 5);
		bits[word] = (bits[word] ?? 0) | (1 << (doc & 31));
	});
	const sections: Record<string, Numbers> = {
		short_keys: Uint32Array.from(keys),
		short_bits: bits,
	};
	return { alphabet, sections };
}

/** Counts the texts that contain each fragment. */
function countReviews(texts: readonly string[], alphabet: Alphabet): Uint32Array {
	const sizes = new Uint32Array((alphabet.length + 1) ** MAX_LETTERS);
	/** For each fragment, the last text that contains it, plus one. */
	const seen = new Uint32Array(sizes.length);
	eachFragment(texts, alphabet, (key, doc) => {
		if (seen[key] === doc + 1) return;
		seen[key] = doc + 1;
		sizes[key] = (sizes[key] ?? 0) + 1;
	});
	return sizes;
}

/** Calls `visit` with each fragment of one, two, and three letters of each text. */
function eachFragment(
	texts: readonly string[],
	alphabet: Alphabet,
	visit: (key: number, doc: number) => void,
): void {
	const letters = new Uint8Array(2 ** 16);
	for (const [unit, letter] of numberLetters(alphabet)) letters[unit] = letter;
	const radix = alphabet.length + 1;
	for (const [doc, text] of texts.entries()) {
		let [before, last] = [0, 0];
		for (let index = 0; index < text.length; index++) {
			const letter = letters[text.charCodeAt(index)] ?? 0;
			if (letter !== 0) {
				visit(letter, doc);
				if (last !== 0) visit(last * radix + letter, doc);
				if (last !== 0 && before !== 0) visit((before * radix + last) * radix + letter, doc);
			}
			[before, last] = [last, letter];
		}
	}
}

function findAlphabet(texts: readonly string[]): Alphabet {
	const counts = new Uint32Array(2 ** 16);
	for (const text of texts) {
		for (let index = 0; index < text.length; index++) {
			const unit = text.charCodeAt(index);
			counts[unit] = (counts[unit] ?? 0) + 1;
		}
	}
	const units: number[] = [];
	for (let unit = 0; unit < counts.length; unit++) if (counts[unit] !== 0) units.push(unit);
	return units
		.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
		.slice(0, MAX_ALPHABET);
}
