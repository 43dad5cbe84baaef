import * as z from 'zod';
import { bucketOfName, featuresOf } from '../polarity/features.ts';
import { PackedWeights } from '../polarity/packed-weights.ts';
import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';

/** `aspect-model.json`: the weights of each aspect that was learned. */
export const AspectModelFile = z.record(z.string(), PackedWeights);
export type AspectModelFile = z.output<typeof AspectModelFile>;

const CONSTANT = bucketOfName('always');

/**
 * The features of a sentence, each once however often its words are repeated, and one that every sentence
 * has: how often an aspect is judged at all.
 */
export function sentenceFeatures(parsed: ParsedText, range: TokenRange): Uint32Array {
	const features = featuresOf(parsed, range).toSorted();
	let count = 0;
	for (const [at, feature] of features.entries()) {
		if (at === 0 || feature !== features[at - 1]) features[count++] = feature;
	}
	const all = new Uint32Array(count + 1);
	all.set(features.subarray(0, count));
	all[count] = CONSTANT;
	return all;
}
