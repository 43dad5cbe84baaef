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
