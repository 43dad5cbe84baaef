import type { TextSignals } from './sentence-signals.ts';
import { factsOf, STATEMENT_FEATURES, touches, type Side } from './statement-features.ts';
import {
	BUCKET_BYTES,
	LARGEST_STEP,
	WORD_VALUE,
	type StatementModelFile,
} from './statement-model-file.ts';
import trained from './statement-model.json' with { type: 'json' };
import { WeightRows } from './weight-rows.ts';
import { DIMENSIONS, type WordVectors } from './word-vectors.ts';

const file: StatementModelFile = trained;
const SIDES: readonly Side[] = ['-', '+'];

/** Aspects that the model was trained on. Aspects that an operator adds are left to the rules. */
export const LEARNED_ASPECTS: ReadonlySet<string> = new Set(file.aspects);

/** Weights of `STATEMENT_FEATURES`, by aspect and side: those of the side plus those of the combination. */
const NAMED = new Map(
	file.aspects.flatMap((aspect) =>
		SIDES.map((side) => [aspect + side, namedWeightsOf(aspect, side)] as const),
	),
);
const TARGETS = new Map(file.words.targets.map((target, at) => [target, at]));
const WORDS = readWordWeights();
const VECTORS = new Map(
	Object.entries(file.vectors).map(([target, weights]) => [target, Float64Array.from(weights)]),
);
const NO_WEIGHTS = new Float64Array();

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
	const facts = factsOf(signals, at, sentence, aspect, side);
	const named = NAMED.get(aspect + side) ?? NO_WEIGHTS;
	let odds = 0;
	for (let index = 0; index < named.length; index++) {
		odds += (named[index] ?? 0) * (STATEMENT_FEATURES[index]?.valueOf(facts) ?? 0);
	}
	const words = wordOddsOf(sentence.features);
	const vectors = sentence.vectors();
	odds += oddsFor(words, aspect + side) + oddsFor(words, aspect);
	odds += vectorOddsOf(vectors, aspect + side, true);
	if (touches(sentence, aspect)) odds += oddsFor(words, side) + vectorOddsOf(vectors, side, false);
	return 1 / (1 + Math.exp(-(file.calibration.slope * odds + file.calibration.offset)));
}

const remembered = new WeakMap<Uint32Array, Float64Array>();

/** Returns the log-odds that the words contribute to each target, in the order of the targets. */
export function wordOddsOf(features: Uint32Array): Float64Array {
	const known = remembered.get(features);
	if (known) return known;
	const odds = WORDS.sum(features, WORD_VALUE);
	remembered.set(features, odds);
	return odds;
}

export function oddsFor(odds: Float64Array, target: string): number {
	return odds[TARGETS.get(target) ?? -1] ?? 0;
}

function vectorOddsOf({ sum, peaks }: WordVectors, target: string, withPeaks: boolean): number {
	const weights = VECTORS.get(target) ?? NO_WEIGHTS;
	let odds = 0;
	for (let axis = 0; axis < sum.length; axis++) odds += (sum[axis] ?? 0) * (weights[axis] ?? 0);
	if (!withPeaks) return odds;
	for (let axis = 0; axis < peaks.length; axis++) {
		odds += (peaks[axis] ?? 0) * (weights[DIMENSIONS + axis] ?? 0);
	}
	return odds;
}

/** Reads the weights of the words for all targets, keyed by bucket. */
function readWordWeights(): WeightRows {
	const { targets, unit, buckets, weights } = file.words;
	const bytes = Buffer.from(buckets, 'base64');
	const pairs = Buffer.from(weights, 'base64');
	const used = Array.from({ length: bytes.length / BUCKET_BYTES }, (_, row) =>
		bytes.readUIntLE(row * BUCKET_BYTES, BUCKET_BYTES),
	);
	const rows = new WeightRows(
		targets.length,
		new Set(used),
		(step) => Math.sign(step) * step ** 2 * unit,
	);
	for (const [row, bucket] of used.entries()) {
		for (let place = 0; place < targets.length; place++) {
			const index = row * targets.length + place;
			const four = ((pairs[index >> 1] ?? 0) >> (4 * (index & 1))) & 0xf;
			rows.set(bucket, place, four > LARGEST_STEP ? four - 16 : four);
		}
	}
	return rows;
}

function namedWeightsOf(aspect: string, side: Side): Float64Array {
	return Float64Array.from(STATEMENT_FEATURES, ({ name, isOfAspect }) => {
		const ofAspect = isOfAspect ? file.named[`${side}${name} ${aspect}`] : 0;
		return (file.named[side + name] ?? 0) + (ofAspect ?? 0);
	});
}
