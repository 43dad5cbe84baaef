import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/** How much a text looks like each language, as `eld` would say it. */
export interface LanguageScores {
	/** "" where it looks like none. */
	readonly likeliest: string;
	/** 0 to 1. */
	scoreOf(language: string): number;
}

/**
 * The scores of a text, or undefined where only `eld` itself can tell them: with letters beyond ASCII
 * it folds bytes by a table of its own.
 */
export type LanguageScorer = (text: string) => LanguageScores | undefined;

/** What `eld` reads of a text, in UTF-16 units; and then of its words, in bytes. */
const MOST_UNITS = 1000;
const ENOUGH_BYTES = 350;
const MOST_BYTES = 380;
const MOST_WORD_BYTES = 70;
/** `eld` takes this off each weight of its file, and puts this into the scale of a score. */
const BASE_WEIGHT = 53;
const SCALE = 25;
/** Words come again and again; above this many the memory of them begins anew. */
const MOST_WORDS = 20_000;
// oxlint-disable-next-line no-control-regex
const BEYOND_ASCII = /[^\x00-\x7f]/;

interface Statistics {
	readonly languages: Readonly<Record<string, string>>;
	readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A part of a word, and how much it speaks for which language: index, weight, index, weight… */
interface Part {
	readonly weights: readonly number[];
	/** The text that counted it last: a part counts once. */
	countedIn: number;
}

interface Word {
	readonly parts: readonly Part[];
	countedIn: number;
}

/**
 * Scores as `eld` does, from the statistics that come with it, but remembers the parts of words: most
 * of what `eld` does is to cut the same words again. Sums of whole numbers are equal in any order.
 */
export async function loadLanguageScorer(): Promise<LanguageScorer> {
	// The package exports no statistics. A test compares what is read here with what it answers.
	const eld = pathToFileURL(findPackageJSON('eld', import.meta.url) ?? '');
	const load = (path: string): Promise<unknown> => import(new URL(path, eld).href);
	// What these files of the package hold.
	const { ngramsData } = (await load('src/ngrams/small.js')) as {
		readonly ngramsData: Statistics;
	};
	const { separators } = (await load('src/regexPatterns.js')) as { readonly separators: RegExp };
	const names = Object.values(ngramsData.languages);
	const knownWord = createWordBook(ngramsData);
	let texts = 0;

	return (text) => {
		const plain = text.substring(0, MOST_UNITS).replace(separators, ' ').trim().toLowerCase();
		if (BEYOND_ASCII.test(plain)) return undefined;
		texts += 1;
		let parts = 0;
		const sums = new Float64Array(names.length);
		for (const word of wordsOf(plain)) {
			const known = knownWord(word);
			if (known.countedIn === texts) continue;
			known.countedIn = texts;
			for (const part of known.parts) {
				if (part.countedIn === texts) continue;
				part.countedIn = texts;
				parts += 1;
				const { weights } = part;
				for (let at = 0; at < weights.length; at += 2) {
					const language = weights[at] ?? 0;
					sums[language] = (sums[language] ?? 0) + (weights[at + 1] ?? 0);
				}
			}
		}
		const best = sums.reduce((most, sum, at) => (sum > (sums[most] ?? 0) ? at : most), 0);
		return {
			likeliest: sums[best] === 0 ? '' : (names[best] ?? ''),
			scoreOf: (language) => scaled(sums[names.indexOf(language)] ?? 0, parts),
		};
	};
}

function scaled(sum: number, parts: number): number {
	if (sum === 0) return 0;
	const mean = sum / parts;
	return mean / (mean + SCALE);
}

/** The words of a text that is ASCII, as far as `eld` reads it. */
function wordsOf(text: string): string[] {
	let end = Math.min(text.length, MOST_BYTES + 1);
	const space = text.indexOf(' ', ENOUGH_BYTES + 1);
	if (space !== -1 && space < end) end = space;
	return text.slice(0, end).split(' ').filter(Boolean);
}

/** Parts of four bytes, every three; the first has a space before it and the last one behind it. */
function createWordBook({ ngrams }: Statistics) {
	let words = new Map<string, Word>();
	let known = new Map<string, Part>();

	function partOf(text: string): Part {
		const earlier = known.get(text);
		if (earlier !== undefined) return earlier;
		const weights = Object.entries(Object.hasOwn(ngrams, text) ? (ngrams[text] ?? {}) : {});
		const part = {
			weights: weights.flatMap(([index, weight]) => [Number(index), weight + BASE_WEIGHT]),
			countedIn: 0,
		};
		known.set(text, part);
		return part;
	}

	return (word: string): Word => {
		const earlier = words.get(word);
		if (earlier !== undefined) return earlier;
		if (words.size >= MOST_WORDS) [words, known] = [new Map(), new Map()];
		const parts: Part[] = [];
		const length = Math.min(word.length, MOST_WORD_BYTES);
		let at = 0;
		for (; at + 4 < length; at += 3) {
			parts.push(partOf((at === 0 ? ' ' : '') + word.substring(at, at + 4)));
		}
		parts.push(partOf(`${at === 0 ? ' ' : ''}${word.substring(length === 3 ? 0 : length - 4)} `));
		const entry = { parts, countedIn: 0 };
		words.set(word, entry);
		return entry;
	};
}
