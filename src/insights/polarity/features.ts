import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { NEGATORS } from './lexicon/scope-words.ts';
import { findOpinions } from './opinions.ts';

/** The number of buckets, each with a weight. Features are hashed into them (Weinberger 2009). */
export const BUCKETS = 2 ** 20;

/** Lexicon totals for a token range, used alongside the hashed features. */
export interface LexiconFeatures {
	readonly praise: number;
	readonly complaint: number;
	/** 1 if praise outweighs complaints, -1 if complaints outweigh praise. */
	readonly balance: number;
}

const NEGATION_REACH = 4;
const STEM = 5;
const KINDS_OF_FEATURE = 5;
const [WORD, STEMMED, DENIED, PAIR, SKIP, NAMED] = [0x1b, 0x2d, 0x3f, 0x51, 0x63, 0x75];
const NUMBER_HASH = 0x9e3779b9;
const denying = new Set(NEGATORS);

/**
 * Returns the buckets of a token range's features: words, the beginnings of longer words, negated words,
 * pairs of neighbors, and pairs with one word between them.
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

const seen = new Uint8Array(BUCKETS);

/** Removes repeated features, keeping the first of each. */
export function distinct(features: Uint32Array): Uint32Array {
	const kept = new Uint32Array(features.length);
	let count = 0;
	// Without branches, the processor can look up several features at the same time.
	for (const feature of features) {
		kept[count] = feature;
		count += 1 - (seen[feature] ?? 0);
		seen[feature] = 1;
	}
	for (const feature of features) seen[feature] = 0;
	return kept.subarray(0, count);
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

/** Returns the bucket of a named feature. */
export function bucketOfName(name: string): number {
	return bucketOf(hashOf(name, name.length), NAMED);
}

/** Hashes the first `length` characters of a word (FNV-1a). */
export function hashOf(word: string, length = word.length): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
	return hash;
}

function bucketOf(hash: number, kind: number): number {
	const mixed = Math.imul(hash ^ (kind * 0x45d9f3b), 0x85ebca6b);
	return ((mixed ^ (mixed >>> 15)) >>> 0) % BUCKETS;
}
