import type { TextSignals } from './sentence-signals.ts';
import { addFeatures, touches, type Side } from './statement-features.ts';
import {
	BUCKET_BYTES,
	LARGEST_STEP,
	WORD_VALUE,
	type StatementModelFile,
} from './statement-model-file.ts';
import trained from './statement-model.json' with { type: 'json' };
import { DIMENSIONS, type WordVectors } from './word-vectors.ts';

const file: StatementModelFile = trained;

/** Aspects that the model knows; those that an operator added are left to the rules. */
export const LEARNED_ASPECTS: ReadonlySet<string> = new Set(file.aspects);

const NAMED = new Map(Object.entries(file.named));
const TARGETS = file.words.targets;
const WORDS = readWordWeights();
const VECTORS = new Map(Object.entries(file.vectors));

/**
 * Returns the chance that a sentence makes a statement about an aspect, as calibrated on reviews that the
 * model was not trained on.
 */
export function chanceOf(signals: TextSignals, at: number, aspect: string, side: Side): number {
	const sentence = signals.sentences[at];
	if (!sentence) return 0;
	let odds = 0;
	addFeatures(signals, at, aspect, side, (name, value) => {
		if (value !== 0) odds += (NAMED.get(name) ?? 0) * value;
	});
	const targets = [aspect + side, aspect, ...(touches(sentence, aspect) ? [side] : [])];
	const { features, vectors } = sentence.meaning();
	odds += wordOddsOf(features, targets);
	odds += vectorOddsOf(vectors, aspect + side, true);
	if (targets.includes(side)) odds += vectorOddsOf(vectors, side, false);
	return 1 / (1 + Math.exp(-(file.calibration.slope * odds + file.calibration.offset)));
}

/** Returns how much some words speak for a statement, as log-odds. */
export function wordOddsOf(features: readonly number[], targets: readonly string[]): number {
	const indexes = targets.map((target) => TARGETS.indexOf(target));
	let odds = 0;
	for (const feature of features) {
		const row = WORDS.get(feature);
		if (row) for (const index of indexes) odds += (row[index] ?? 0) * WORD_VALUE;
	}
	return odds;
}

function vectorOddsOf({ sum, peaks }: WordVectors, target: string, withPeaks: boolean): number {
	const weights = VECTORS.get(target) ?? [];
	let odds = 0;
	for (let axis = 0; axis < sum.length; axis++) odds += (sum[axis] ?? 0) * (weights[axis] ?? 0);
	if (!withPeaks) return odds;
	for (let axis = 0; axis < peaks.length; axis++) {
		odds += (peaks[axis] ?? 0) * (weights[DIMENSIONS + axis] ?? 0);
	}
	return odds;
}

/** The weights of a word for all targets, by its bucket. */
function readWordWeights(): Map<number, Float32Array> {
	const { targets, unit, buckets, weights } = file.words;
	const bytes = Buffer.from(buckets, 'base64');
	const pairs = Buffer.from(weights, 'base64');
	return new Map(
		Array.from({ length: bytes.length / BUCKET_BYTES }, (_, row) => [
			bytes.readUIntLE(row * BUCKET_BYTES, BUCKET_BYTES),
			Float32Array.from(targets, (_target, place) => {
				const index = row * targets.length + place;
				const four = ((pairs[index >> 1] ?? 0) >> (4 * (index & 1))) & 0xf;
				const steps = four > LARGEST_STEP ? four - 16 : four;
				return Math.sign(steps) * steps ** 2 * unit;
			}),
		]),
	);
}
