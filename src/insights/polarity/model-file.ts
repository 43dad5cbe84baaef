import * as z from 'zod';
import type { Weights } from './weights.ts';

const PackedWeights = z.strictObject({
	unit: z.number(),
	praise: z.number(),
	complaint: z.number(),
	balance: z.number(),
	buckets: z.base64().describe('A signed byte for each bucket.'),
});
type PackedWeights = z.output<typeof PackedWeights>;

/** `polarity-model.json`. */
export const ModelFile = z.strictObject({
	praise: PackedWeights,
	judgement: PackedWeights,
	towards_direction: z.record(z.string(), z.number()),
	towards_judgement: z.record(z.string(), z.number()),
});
export type ModelFile = z.output<typeof ModelFile>;

const LARGEST_BYTE = 127;
const DIGITS = 6;

/** The weights in a byte each. */
export function packWeights({ buckets, unit, praise, complaint, balance }: Weights): PackedWeights {
	let largest = 0;
	for (const weight of buckets) largest = Math.max(largest, Math.abs(weight) * unit);
	const packedUnit = roundWeight(largest / LARGEST_BYTE) || 1;
	const bytes = Int8Array.from(buckets, (weight) => Math.round((weight * unit) / packedUnit));
	return {
		unit: packedUnit,
		praise: roundWeight(praise),
		complaint: roundWeight(complaint),
		balance: roundWeight(balance),
		buckets: Buffer.from(bytes.buffer).toString('base64'),
	};
}

export function unpackWeights({ buckets, ...weights }: PackedWeights): Weights {
	return { ...weights, buckets: new Int8Array(Buffer.from(buckets, 'base64')) };
}

export function roundWeight(weight: number): number {
	return Number(weight.toFixed(DIGITS));
}
