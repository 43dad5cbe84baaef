import * as z from 'zod';
import { BUCKETS } from './features.ts';
import type { Weights } from './weights.ts';

/** Weights as stored in a model file, one byte each. */
export const PackedWeights = z.strictObject({
	unit: z.number(),
	praise: z.number(),
	complaint: z.number(),
	balance: z.number(),
	buckets: z
		.base64()
		.describe(
			'Two bytes per weight: the distance from the previous bucket, and the signed weight.',
		),
});
export type PackedWeights = z.output<typeof PackedWeights>;

const LARGEST_BYTE = 127;
const LONGEST_STEP = 255;
const DIGITS = 6;

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

export function unpackWeights({ buckets, ...weights }: PackedWeights): Weights {
	const bytes = new Int8Array(BUCKETS);
	for (const [bucket, weight] of pairsOf(buckets)) bytes[bucket] = weight;
	return { ...weights, buckets: bytes };
}

/** Yields the nonzero weights in the order of their buckets. */
export function* pairsOf(packed: string): Generator<[bucket: number, weight: number]> {
	const bytes = Buffer.from(packed, 'base64');
	let bucket = -1;
	for (let at = 0; at < bytes.length; at += 2) {
		bucket += bytes.readUInt8(at);
		const weight = bytes.readInt8(at + 1);
		if (weight !== 0) yield [bucket, weight];
	}
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

export function roundWeight(weight: number): number {
	return Number(weight.toFixed(DIGITS));
}
