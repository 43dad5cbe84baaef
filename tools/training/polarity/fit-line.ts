/** A row of features with a yes-or-no label. */
export interface Row {
	readonly features: readonly number[];
	readonly isTrue: boolean;
	readonly weight: number;
}

const STEPS = 1500;
const RATE = 0.5;
const DECAY = 1e-3;

/** Fits a logistic regression with few features by full-batch gradient descent. Returns the weights. */
export function fitLine(rows: readonly Row[]): number[] {
	const size = rows[0]?.features.length ?? 0;
	const total = rows.reduce((sum, { weight }) => sum + weight, 0);
	const weights = Array<number>(size).fill(0);
	const gradients = Array<number>(size).fill(0);
	for (let step = 0; step < STEPS; step++) {
		gradients.fill(0);
		for (const { features, isTrue, weight } of rows) {
			let score = 0;
			for (let at = 0; at < size; at++) score += (weights[at] ?? 0) * (features[at] ?? 0);
			const gap = ((isTrue ? 1 : 0) - 1 / (1 + Math.exp(-score))) * weight;
			for (let at = 0; at < size; at++) {
				gradients[at] = (gradients[at] ?? 0) + gap * (features[at] ?? 0);
			}
		}
		for (let at = 0; at < size; at++) {
			const weight = weights[at] ?? 0;
			weights[at] = weight + RATE * ((gradients[at] ?? 0) / total - DECAY * weight);
		}
	}
	return weights;
}
