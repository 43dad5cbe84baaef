import * as z from 'zod';

/** `statement-model.json`: weights of the features by which a sentence praises or complains. */
export const StatementModelFile = z.strictObject({
	/** Aspects that the model knows. */
	aspects: z.array(z.string()),
	/** Turns the log-odds into the share that is right: `slope * odds + offset`. */
	calibration: z.strictObject({ slope: z.number(), offset: z.number() }),
	/** By the name of the feature. */
	named: z.record(z.string(), z.number()),
	/** A row of weights for each bucket of words: one for each aspect, side, and both ("staff+"). */
	words: z.strictObject({
		targets: z.array(z.string()),
		unit: z.number(),
		buckets: z.base64().describe('Three bytes each, the lowest first.'),
		weights: z
			.base64()
			.describe(
				'Four bits per weight, row by row, the lower first: signed steps, squared, times `unit`.',
			),
	}),
	/** By directions of the word vectors, for each target. */
	vectors: z.record(z.string(), z.array(z.number())),
});
export type StatementModelFile = z.output<typeof StatementModelFile>;

/** Word features count half, so that a long sentence does not outweigh the rules. */
export const WORD_VALUE = 0.5;
/** Bytes of a bucket, and the largest step of a weight in four bits. */
export const BUCKET_BYTES = 3;
export const LARGEST_STEP = 7;
