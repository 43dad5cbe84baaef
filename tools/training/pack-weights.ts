import type { PackedWeights } from '../../src/insights/polarity/packed-weights.ts';
import type { Weights } from '../../src/insights/polarity/weights.ts';

const LARGEST_BYTE = 127;
const LONGEST_STEP = 255;
const DIGITS = 6;

/** Packs the weights of a model for its file. */
export function packWeights({ buckets, unit, praise, complaint, balance }: Weights): PackedWeights {
	const packed = packBuckets(buckets, unit);
	return {
		unit: packed.unit,
		praise: roundWeight(praise),
		complaint: roundWeight(complaint),
		balance: roundWeight(balance),
		buckets: packed.buckets,
	};
}

/** Packs the weights of buckets. `unit` is the factor that turns each into log-odds. */
export function packBuckets(buckets: Weights['buckets'], unit = 1) {
	let largest = 0;
	for (const weight of buckets) largest = Math.max(largest, Math.abs(weight) * unit);
	const packedUnit = roundWeight(largest / LARGEST_BYTE) || 1;
	return {
		unit: packedUnit,
		buckets: toPairs(buckets.map((weight) => Math.round((weight * unit) / packedUnit))),
	};
}

export function roundWeight(weight: number): number {
	return Number(weight.toFixed(DIGITS));
}

/**
 * Stores only the nonzero weights, since most buckets are empty. Steps longer than 255 are split by zero
 * weights.
 */
function toPairs(weights: Weights['buckets']): string {
	const pairs: number[] = [];
	let last = -1;
	for (const [bucket, weight] of weights.entries()) {
		if (weight === 0) continue;
		for (; bucket - last > LONGEST_STEP; last += LONGEST_STEP) pairs.push(LONGEST_STEP, 0);
		pairs.push(bucket - last, weight);
		last = bucket;
	}
	return Buffer.from(pairs).toString('base64');
}
