import * as z from 'zod';
import { bucketOfName, featuresOf } from '../polarity/features.ts';
import { PackedWeights } from '../polarity/packed-weights.ts';
import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';

/** `aspect-model.json`: the trained weights of each aspect. */
export const AspectModelFile = z.record(z.string(), PackedWeights);
export type AspectModelFile = z.output<typeof AspectModelFile>;

const CONSTANT = bucketOfName('always');

/**
 * Returns the features of a sentence without duplicates, plus a constant feature, whose weight reflects the
 * base rate of the aspect.
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
