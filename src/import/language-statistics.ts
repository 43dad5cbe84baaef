import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * What `eld` knows of languages, in arrays that threads may share. The parts of words are the keys of
 * a table: up to six symbols, the last four of which are `low` and those before them `high`.
 */
export interface LanguageStatistics {
	readonly languages: readonly string[];
	/** What a text of each language usually scores. */
	readonly usualScores: Float64Array;
	/** What parts the words of a text. */
	readonly separators: RegExp;
	/** The symbol of each byte. */
	readonly symbols: Uint8Array;
	/**
	 * Four numbers a slot: `low`; the head, which is `high` in its lower 16 bits and the number of weights
	 * above them, and 0 where a slot is free; one or two weights, or where in `weights` they begin if
	 * there are more.
	 */
	readonly slots: Int32Array;
	/** Each with its language, as `toWeight` packs them. */
	readonly weights: Int32Array;
}

/** A power of two, half as many again as there are parts. */
const SLOT_BITS = 17;
/** So that a slot never lies across two lines of a processor's memory. */
const SLOT_SIZE = 4;
export const HIGH = 1;
export const FIRST_WEIGHT = 2;
/** Most parts have as few, which then lie where the part is found. */
export const WEIGHTS_IN_SLOT = 2;
const HIGH_BITS = 16;
const LANGUAGE_BITS = 8;
/** `eld` takes this off each weight of its file. */
const BASE_WEIGHT = 53;

interface EldStatistics {
	readonly languages: Readonly<Record<number, string>>;
	readonly ngrams: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

/**
 * Reads the statistics that come with `eld`, once for the process. The package exports none of these files: a test compares
 * what is made of them with what it answers.
 */
export function loadLanguageStatistics(): Promise<LanguageStatistics> {
	loading ??= load();
	return loading;
}

let loading: Promise<LanguageStatistics> | undefined;

async function load(): Promise<LanguageStatistics> {
	const eld = pathToFileURL(findPackageJSON('eld', import.meta.url) ?? '');
	const read = (path: string): Promise<unknown> => import(new URL(path, eld).href);
	// What these files of the package hold.
	const { ngramsData } = (await read('src/ngrams/small.js')) as { ngramsData: EldStatistics };
	const { separators } = (await read('src/regexPatterns.js')) as { separators: RegExp };
	const { dictionary } = (await read('src/dictionary.js')) as { dictionary: readonly string[] };
	const { avgScore } = (await read('src/avgScore.js')) as { avgScore: Record<string, number> };
	const languages = Object.values(ngramsData.languages);
	return {
		languages,
		usualScores: Float64Array.from(languages, (language) => avgScore[language] ?? Number.NaN),
		separators,
		// Plain characters stand for themselves; other bytes have a symbol of the package's own.
		symbols: Uint8Array.from({ length: 256 }, (_, byte) =>
			byte < 0x80 ? byte : (dictionary[byte] ?? ' ').charCodeAt(0),
		),
		...packParts(ngramsData),
	};
}

function packParts({ languages, ngrams }: EldStatistics) {
	const texts = Object.keys(ngrams);
	const most = Object.keys(languages).length;
	const slots = shared(Int32Array, SLOT_SIZE << SLOT_BITS);
	const further: number[] = [];
	if (texts.length >= 1 << SLOT_BITS) {
		throw new RangeError(`Cannot hold ${texts.length} parts of words: make the table larger`);
	}
	for (const text of texts) {
		const weightOf = ngrams[text];
		const packed: number[] = [];
		// To ask for each language takes a fraction of what it takes to list the keys of an object.
		for (let language = 0; language < most; language++) {
			const weight = weightOf?.[language];
			if (weight !== undefined) packed.push(toWeight(language, weight + BASE_WEIGHT));
		}
		if (packed.length === 0) continue;
		const key = { high: 0, low: 0 };
		for (let at = 0; at < text.length; at++) pushSymbol(key, text.charCodeAt(at));
		let slot = slotOf(hashOf(key.high, key.low));
		while (slots[slot + HIGH] !== 0) slot = nextSlot(slot);
		const isShort = packed.length <= WEIGHTS_IN_SLOT;
		slots.set([key.low, toHead(key.high, packed.length)], slot);
		slots.set(isShort ? packed : [further.length], slot + FIRST_WEIGHT);
		if (!isShort) further.push(...packed);
	}
	const weights = shared(Int32Array, further.length);
	weights.set(further);
	return { slots, weights };
}

function toHead(high: number, count: number): number {
	return high | (count << HIGH_BITS);
}

/** Whether a slot is that of a part with these upper symbols, if its lower ones are the same. */
export function isHeadOf(head: number, high: number): boolean {
	return (head & ((1 << HIGH_BITS) - 1)) === high;
}

export function countOf(head: number): number {
	return head >>> HIGH_BITS;
}

function toWeight(language: number, weight: number): number {
	return (weight << LANGUAGE_BITS) | language;
}

/** Adds a weight to the sum of its language. */
export function addWeight(sums: Float64Array, packed: number): void {
	const language = packed & ((1 << LANGUAGE_BITS) - 1);
	sums[language] = (sums[language] ?? 0) + (packed >>> LANGUAGE_BITS);
}

function pushSymbol(key: { high: number; low: number }, symbol: number): void {
	key.high = ((key.high << 8) | (key.low >>> 24)) & 0xffff;
	key.low = (key.low << 8) | symbol;
}

/** Where the search for a part begins, and where it goes on. */
export function slotOf(hash: number): number {
	return (hash >>> (32 - SLOT_BITS)) * SLOT_SIZE;
}

export function nextSlot(slot: number): number {
	return (slot + SLOT_SIZE) & ((SLOT_SIZE << SLOT_BITS) - 1);
}

/** Its upper bits differ most between parts that differ little. */
export function hashOf(high: number, low: number): number {
	const mixed = Math.imul(low ^ Math.imul(high + 1, 0x85ebca6b), 0xc2b2ae35);
	return Math.imul(mixed ^ (mixed >>> 15), 0x9e3779b1);
}

function shared<View>(
	kind: { new (buffer: SharedArrayBuffer): View; readonly BYTES_PER_ELEMENT: number },
	length: number,
): View {
	return new kind(new SharedArrayBuffer(length * kind.BYTES_PER_ELEMENT));
}
