export interface RatingMean {
	readonly count: number;
	/** In stars, to two digits; absent if there are none. */
	readonly mean?: number;
}

/** The stars of the records that an import took from a file, and of those that it rejected. */
export interface RatingMeans {
	readonly taken: RatingMean;
	/** Only records whose stars could be read. */
	readonly rejected: RatingMean;
	/** Whether the loss of the rejected records changes the picture. */
	readonly skewed: boolean;
}

const MIN_REJECTED = 5;
const MAX_DIFFERENCE = 0.3;

export function createRatingTally() {
	const [taken, rejected]: [number[], number[]] = [[], []];
	return {
		take: (stars: number) => taken.push(stars),
		reject: (stars: number | undefined) => stars !== undefined && rejected.push(stars),
		means: () => compareMeans(meanOf(taken), meanOf(rejected)),
	};
}

function meanOf(stars: readonly number[]): RatingMean {
	const count = stars.length;
	if (count === 0) return { count };
	return { count, mean: toHundredths(stars.reduce((sum, one) => sum + one, 0) / count) };
}

function compareMeans(taken: RatingMean, rejected: RatingMean): RatingMeans {
	const hasBoth = taken.mean !== undefined && rejected.mean !== undefined;
	const difference = hasBoth ? toHundredths(Math.abs(taken.mean - rejected.mean)) : 0;
	const skewed = rejected.count >= MIN_REJECTED && difference >= MAX_DIFFERENCE;
	return { taken, rejected, skewed };
}

function toHundredths(stars: number): number {
	return Math.round(stars * 100) / 100;
}
