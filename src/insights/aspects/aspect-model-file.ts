import * as z from 'zod';
import { bucketOfName } from '../polarity/features.ts';
import { PackedWeights } from '../polarity/packed-weights.ts';

/** `aspect-model.json`: the trained weights of each aspect. */
export const AspectModelFile = z.record(z.string(), PackedWeights);
export type AspectModelFile = z.output<typeof AspectModelFile>;

/** A feature of every sentence, whose weight reflects the base rate of the aspect. */
export const CONSTANT_FEATURE = bucketOfName('always');
