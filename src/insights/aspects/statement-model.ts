import type { TextSignals } from './sentence-signals.ts';
import { factsOf, STATEMENT_FEATURES, type Side } from './statement-features.ts';
import {
	BUCKET_BYTES,
	LARGEST_STEP,
	WORD_VALUE,
	type StatementModelFile,
} from './statement-model-file.ts';
import trained from './statement-model.json' with { type: 'json' };
import { WeightRows } from './weight-rows.ts';
import { DIMENSIONS } from './word-vectors.ts';

const file: StatementModelFile = trained;

/** Aspects that the model was trained on. Aspects that an operator adds are left to the rules. */
export const LEARNED_ASPECTS: ReadonlySet<string> = new Set(file.aspects);

/** The weights for one aspect and side. */
interface StatementWeights {
	/** Weights of `STATEMENT_FEATURES`: those of the side plus those of the combination. */
	readonly named: Float64Array;
	/** Places of targets in the odds of the words. */
	readonly aspect: number;
	readonly side: number;
	readonly both: number;
	readonly vectors: Float64Array;
	readonly vectorsOfSide: Float64Array;
}

const TARGETS = new Map(file.words.targets.map((target, at) => [target, at]));
const WORDS = readWordWeights();
const WEIGHTS = {
	'-': new Map(file.aspects.map((aspect) => [aspect, weightsOf(aspect, '-')])),
	'+': new Map(file.aspects.map((aspect) => [aspect, weightsOf(aspect, '+')])),
};

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
	const weights = WEIGHTS[side].get(aspect);
	if (!sentence || !weights) return 0;
	const facts = factsOf(signals, at, sentence, aspect, side);
	let odds = 0;
	for (let index = 0; index < STATEMENT_FEATURES.length; index++) {
		odds += (weights.named[index] ?? 0) * (STATEMENT_FEATURES[index]?.valueOf(facts) ?? 0);
	}
	const words = wordOddsOf(sentence.features);
	const { sum, peaks } = sentence.vectors();
	odds += (words[weights.both] ?? 0) + (words[weights.aspect] ?? 0);
	odds += weighed(peaks, weights.vectors, DIMENSIONS, weighed(sum, weights.vectors, 0));
	if (facts.isTouched > 0) {
		odds += (words[weights.side] ?? 0) + weighed(sum, weights.vectorsOfSide, 0);
	}
	return 1 / (1 + Math.exp(-(file.calibration.slope * odds + file.calibration.offset)));
}

let latest: { readonly features: Uint32Array; readonly odds: Float64Array } | undefined;

/**
 * Returns the log-odds that the words contribute to each target, in the order of the targets. Remembers the
 * latest, because the aspects ask about one sentence in a row.
 */
export function wordOddsOf(features: Uint32Array): Float64Array {
	if (latest?.features !== features) latest = { features, odds: WORDS.sum(features, WORD_VALUE) };
	return latest.odds;
}

export function oddsFor(odds: Float64Array, target: string): number {
	return odds[TARGETS.get(target) ?? -1] ?? 0;
}

/** Adds up the products of values and their weights, which begin at `offset`, from `start` on. */
function weighed(values: Float64Array, weights: Float64Array, offset: number, start = 0): number {
	let odds = start;
	for (let at = 0; at < values.length; at++)
		odds += (values[at] ?? 0) * (weights[offset + at] ?? 0);
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

function weightsOf(aspect: string, side: Side): StatementWeights {
	const placeOf = (target: string) => TARGETS.get(target) ?? -1;
	const vectorsOf = (target: string) => Float64Array.from(file.vectors[target] ?? []);
	return {
		named: Float64Array.from(STATEMENT_FEATURES, ({ name, isOfAspect }) => {
			const ofAspect = isOfAspect ? file.named[`${side}${name} ${aspect}`] : 0;
			return (file.named[side + name] ?? 0) + (ofAspect ?? 0);
		}),
		...{ aspect: placeOf(aspect), side: placeOf(side), both: placeOf(aspect + side) },
		...{ vectors: vectorsOf(aspect + side), vectorsOfSide: vectorsOf(side) },
	};
}
