import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { NEGATORS } from './lexicon/scope-words.ts';
import { findOpinions } from './opinions.ts';

/** How many weights the model has; features share them by their hashes (Weinberger 2009). */
export const BUCKETS = 2 ** 20;

/** What the lexicon sees in some tokens: numbers beside the hashed features. */
export interface LexiconFeatures {
	readonly praise: number;
	readonly complaint: number;
	/** 1 where praise outweighs, -1 where complaints do. */
	readonly balance: number;
}

const NEGATION_REACH = 4;
const STEM = 5;
const KINDS_OF_FEATURE = 5;
const [WORD, STEMMED, DENIED, PAIR, SKIP, NAMED] = [0x1b, 0x2d, 0x3f, 0x51, 0x63, 0x75];
const NUMBER_HASH = 0x9e3779b9;
const denying = new Set(NEGATORS);

/**
 * The buckets of the features of some tokens in a row: words, their beginnings, words behind a negator,
 * pairs of neighbours and pairs with one word between.
 */
export function featuresOf(parsed: ParsedText, range: TokenRange): Uint32Array {
	const { tokens } = parsed;
	const buckets = new Uint32Array((range.end - range.first) * KINDS_OF_FEATURE);
	let count = 0;
	let negator = -NEGATION_REACH - 1;
	let [before, twoBefore] = [0, 0];
	for (let index = range.first; index < range.end; index++) {
		const token = tokens[index];
		if (!token) break;
		const { word, kind } = token;
		if (kind === 'sign' && word !== '!' && word !== '?') continue;
		const hash = kind === 'number' ? NUMBER_HASH : hashOf(word, word.length);
		buckets[count++] = bucketOf(hash, WORD);
		if (word.length > STEM + 1) buckets[count++] = bucketOf(hashOf(word, STEM), STEMMED);
		if (index - negator <= NEGATION_REACH) buckets[count++] = bucketOf(hash, DENIED);
		if (before !== 0) buckets[count++] = bucketOf(Math.imul(before, 31) + hash, PAIR);
		if (twoBefore !== 0) buckets[count++] = bucketOf(Math.imul(twoBefore, 37) + hash, SKIP);
		if (denying.has(word)) negator = index;
		twoBefore = before;
		before = hash;
	}
	return buckets.subarray(0, count);
}

export function lexiconFeaturesOf(parsed: ParsedText, range: TokenRange): LexiconFeatures {
	let [praise, complaint] = [0, 0];
	for (const { first, value } of findOpinions(parsed)) {
		if (first < range.first || first >= range.end) continue;
		if (value > 0) praise += value;
		else complaint -= value;
	}
	return { praise, complaint, balance: Math.sign(praise - complaint) };
}

/** The bucket of a feature that has a name. */
export function bucketOfName(name: string): number {
	return bucketOf(hashOf(name, name.length), NAMED);
}

/** FNV-1a. */
function hashOf(word: string, length: number): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
	return hash;
}

function bucketOf(hash: number, kind: number): number {
	const mixed = Math.imul(hash ^ (kind * 0x45d9f3b), 0x85ebca6b);
	return ((mixed ^ (mixed >>> 15)) >>> 0) % BUCKETS;
}
