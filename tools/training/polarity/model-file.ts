import * as z from 'zod';
import { PackedWeights } from '../../../src/insights/polarity/packed-weights.ts';

/** Schema of `polarity-model.json`. */
export const ModelFile = z.strictObject({
	praise: PackedWeights,
	judgement: PackedWeights,
	place_praise: PackedWeights,
	place_judgement: PackedWeights,
	towards_direction: z.record(z.string(), z.number()),
	towards_judgement: z.record(z.string(), z.number()),
});
export type ModelFile = z.output<typeof ModelFile>;
