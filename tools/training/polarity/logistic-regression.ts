import { BUCKETS, type LexiconFeatures } from '../../../src/insights/polarity/features.ts';
import { scoreWith } from '../../../src/insights/polarity/log-odds.ts';
import type { Weights } from '../../../src/insights/polarity/weights.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { shuffledIndexes } from './shuffled-indexes.ts';

/** Tokens with a yes-or-no label: whether they praise, or whether they judge at all. */
export interface Example {
	/** Index of the sentence in its file. */
	readonly sentence: number;
	readonly features: Uint32Array;
	readonly lexicon: LexiconFeatures;
	readonly isTrue: boolean;
	readonly weight: number;
}

export interface Settings {
	readonly epochs: number;
	readonly rate: number;
	/** How strongly weights are pulled toward 0. */
	readonly decay: number;
	/** The minimum number of examples for a feature to be learned. */
	readonly least: number;
	readonly seed: number;
}

const LEXICON_RATE = 0.1;
const SMALL = 1e-6;

/**
 * Trains a logistic regression by stochastic gradient descent, with a learning rate per weight (AdaGrad,
 * Duchi 2011).
 */
export function trainWeights(examples: readonly Example[], settings: Settings): Weights {
	const { epochs, rate, decay, least, seed } = settings;
	const buckets = new Float64Array(BUCKETS);
	const squares = new Float64Array(BUCKETS).fill(SMALL);
	const counts = countFeatures(examples);
	const weights = { buckets, unit: 1, praise: 0, complaint: 0, balance: 0 };
	const random = createRandom(seed).number;
	for (let epoch = 0; epoch < epochs; epoch++) {
		for (const index of shuffledIndexes(examples.length, random)) {
			const example = examples[index];
			if (!example) continue;
			const { features, lexicon, isTrue, weight } = example;
			const probability = 1 / (1 + Math.exp(-scoreWith(weights, features, lexicon)));
			const gap = ((isTrue ? 1 : 0) - probability) * weight;
			for (const feature of features) {
				if ((counts[feature] ?? 0) < least) continue;
				const value = buckets[feature] ?? 0;
				const gradient = gap - decay * value;
				const square = (squares[feature] ?? 0) + gradient * gradient;
				squares[feature] = square;
				buckets[feature] = value + (rate * gradient) / Math.sqrt(square);
			}
			const step = (LEXICON_RATE * gap) / (1 + epoch);
			weights.praise += step * lexicon.praise;
			weights.complaint += step * lexicon.complaint;
			weights.balance += step * lexicon.balance;
		}
	}
	return weights;
}

function countFeatures(examples: readonly Example[]): Uint32Array {
	const counts = new Uint32Array(BUCKETS);
	for (const { features } of examples) {
		for (const feature of new Set(features)) counts[feature] = (counts[feature] ?? 0) + 1;
	}
	return counts;
}
