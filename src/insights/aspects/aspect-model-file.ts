import * as z from 'zod';
import { bucketOfName } from '../polarity/features.ts';
import { PackedWeights } from '../polarity/packed-weights.ts';

/** `aspect-model.json`: the weights of each aspect that was learned. */
export const AspectModelFile = z.record(z.string(), PackedWeights);
export type AspectModelFile = z.output<typeof AspectModelFile>;

const CONSTANT = bucketOfName('always');

/** Features with one more that every sentence has: how often an aspect is judged at all. */
export function withConstant(features: Uint32Array): Uint32Array {
	const all = new Uint32Array(features.length + 1);
	all.set(features);
	all[features.length] = CONSTANT;
	return all;
}
