/** What was learned of some words in a row: a weight for each feature. */
export interface Weights {
	/** By bucket. */
	readonly buckets: Float64Array | Int8Array;
	/** What one unit of a bucket's weight is worth. */
	readonly unit: number;
	readonly praise: number;
	readonly complaint: number;
	readonly balance: number;
}
