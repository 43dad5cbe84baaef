/** Trained weights for token ranges, one per feature. */
export interface Weights {
	/** Indexed by bucket. */
	readonly buckets: Float64Array | Int8Array;
	/** The factor that turns a bucket's stored weight into log-odds. */
	readonly unit: number;
	readonly praise: number;
	readonly complaint: number;
	readonly balance: number;
}
