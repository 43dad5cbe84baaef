import * as z from 'zod';

/** Schema of `statement-model.json`: feature weights for praise and complaints. */
export const StatementModelFile = z.strictObject({
	/** The aspects that the model was trained on. */
	aspects: z.array(z.string()),
	/** Calibrates log-odds: `slope * logOdds + offset`. */
	calibration: z.strictObject({ slope: z.number(), offset: z.number() }),
	/** Keyed by feature name. */
	named: z.record(z.string(), z.number()),
	/** A row per word bucket, with a weight for each aspect, each side, and each combination ("staff+"). */
	words: z.strictObject({
		targets: z.array(z.string()),
		unit: z.number(),
		buckets: z.base64().describe('Three bytes each, little-endian.'),
		weights: z
			.base64()
			.describe(
				'Row by row, four bits per weight, low half first: the square of the signed step, times `unit`.',
			),
	}),
	/** Weights of the dimensions of the word vectors, by target. */
	vectors: z.record(z.string(), z.array(z.number())),
});
export type StatementModelFile = z.output<typeof StatementModelFile>;

/** Word features have half the value, so that a long sentence does not outweigh the rules. */
export const WORD_VALUE = 0.5;
/** The size of a bucket number, and the largest step that four bits can store. */
export const BUCKET_BYTES = 3;
export const LARGEST_STEP = 7;
