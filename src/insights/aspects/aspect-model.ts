import { pairsOf } from '../polarity/packed-weights.ts';
import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { sentenceFeatures } from './aspect-model-file.ts';
import model from './aspect-model.json' with { type: 'json' };

/** The aspects that the model was trained on. They do not include aspects that an operator adds. */
export const ASPECTS: readonly string[] = Object.keys(model);
const WEIGHTS = toRows();

/** Returns, for each of `ASPECTS`, the log-odds that a token range is about it. */
export function aspectOddsOf(parsed: ParsedText, range: TokenRange): Float64Array {
	const sums = new Float64Array(ASPECTS.length);
	for (const feature of sentenceFeatures(parsed, range)) {
		const row = WEIGHTS.get(feature);
		if (!row) continue;
		for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0);
	}
	return sums;
}

/**
 * Groups the weights by feature, so that one lookup returns a feature's weights for all aspects. Most
 * features have none.
 */
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
