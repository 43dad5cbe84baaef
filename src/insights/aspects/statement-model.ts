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

/** Aspects that the model was trained on. Aspects that an operator adds are left to the rules. */
export const LEARNED_ASPECTS: ReadonlySet<string> = new Set(file.aspects);

/** Weights of the named features, by aspect and side: those of the side alone, and of the combination. */
const NAMED = new Map(
	file.aspects.flatMap((aspect) =>
		['-', '+'].map((side) => [aspect + side, namedOf(aspect, side)]),
	),
);
const TARGETS = new Map(file.words.targets.map((target, at) => [target, at]));
const NONE: ReturnType<typeof namedOf> = { side: new Map(), aspect: new Map() };
const WORDS = readWordWeights();
const VECTORS = new Map(Object.entries(file.vectors));

/**
 * Returns the probability that a sentence praises an aspect or complains about it. It is calibrated on
 * reviews that the model was not trained on.
 */
export function probabilityOf(
	signals: TextSignals,
	at: number,
	aspect: string,
	side: Side,
): number {
	const sentence = signals.sentences[at];
	if (!sentence) return 0;
	const { side: alone, aspect: together } = NAMED.get(aspect + side) ?? NONE;
	let odds = 0;
	addFeatures(signals, at, aspect, side, (name, value, isOfAspect) => {
		if (value === 0) return;
		odds += (alone.get(name) ?? 0) * value;
		if (isOfAspect) odds += (together.get(name) ?? 0) * value;
	});
	const isTouched = touches(sentence, aspect);
	const { features, vectors } = sentence.meaning();
	const words = wordOddsOf(features);
	odds += oddsFor(words, aspect + side) + oddsFor(words, aspect);
	odds += vectorOddsOf(vectors, aspect + side, true);
	if (isTouched) odds += oddsFor(words, side) + vectorOddsOf(vectors, side, false);
	return 1 / (1 + Math.exp(-(file.calibration.slope * odds + file.calibration.offset)));
}

const remembered = new WeakMap<readonly number[], Float64Array>();

/** Returns the log-odds that the words contribute to each target, in the order of the targets. */
export function wordOddsOf(features: readonly number[]): Float64Array {
	const known = remembered.get(features);
	if (known) return known;
	const odds = new Float64Array(TARGETS.size);
	for (const feature of features) {
		const row = WORDS.get(feature);
		if (!row) continue;
		for (let at = 0; at < odds.length; at++)
			odds[at] = (odds[at] ?? 0) + (row[at] ?? 0) * WORD_VALUE;
	}
	remembered.set(features, odds);
	return odds;
}

export function oddsFor(odds: Float64Array, target: string): number {
	return odds[TARGETS.get(target) ?? -1] ?? 0;
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

/** Reads the weights of the words for all targets, keyed by bucket. */
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

function namedOf(aspect: string, side: string) {
	const [alone, together] = [new Map<string, number>(), new Map<string, number>()];
	for (const [name, weight] of Object.entries(file.named)) {
		if (!name.startsWith(side)) continue;
		if (name.endsWith(` ${aspect}`)) together.set(name.slice(1, -aspect.length - 1), weight);
		else alone.set(name.slice(1), weight);
	}
	return { side: alone, aspect: together };
}
