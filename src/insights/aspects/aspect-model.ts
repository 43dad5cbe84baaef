import { pairsOf } from '../polarity/packed-weights.ts';
import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { sentenceFeatures } from './aspect-model-file.ts';
import model from './aspect-model.json' with { type: 'json' };

/** Aspects that the model knows; those of an operator's own it does not. */
export const ASPECTS: readonly string[] = Object.keys(model);
const WEIGHTS = toRows();

/** The log-odds that some tokens in a row judge each of `ASPECTS`, by trained weights. */
export function aspectOddsOf(parsed: ParsedText, range: TokenRange): Float64Array {
	const sums = new Float64Array(ASPECTS.length);
	for (const feature of sentenceFeatures(parsed, range)) {
		const row = WEIGHTS.get(feature);
		if (!row) continue;
		for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
	}
	return sums;
}

/** The same of one aspect; undefined for one that the model does not know. */
export function oddsOfAspect(
	aspect: string,
	parsed: ParsedText,
	range: TokenRange,
): number | undefined {
	const at = ASPECTS.indexOf(aspect);
	return at < 0 ? undefined : aspectOddsOf(parsed, range)[at];
}

/** The weights of a feature for all aspects side by side: most features are in no row. */
function toRows(): Map<number, Float32Array> {
	const rows = new Map<number, Float32Array>();
	for (const [at, packed] of Object.values(model).entries()) {
		for (const [bucket, weight] of pairsOf(packed.buckets)) {
			const row = rows.get(bucket) ?? new Float32Array(ASPECTS.length);
			row[at] = weight * packed.unit;
			rows.set(bucket, row);
		}
	}
	return rows;
}
