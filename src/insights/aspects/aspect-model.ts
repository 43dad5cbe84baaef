import { pairsOf } from '../polarity/packed-weights.ts';
import { CONSTANT_FEATURE } from './aspect-model-file.ts';
import model from './aspect-model.json' with { type: 'json' };
import { WeightRows } from './weight-rows.ts';

/** The aspects that the model was trained on. They do not include aspects that an operator adds. */
export const ASPECTS: readonly string[] = Object.keys(model);
const WEIGHTS = readWeights();
const CONSTANT = WEIGHTS.sum(Uint32Array.of(CONSTANT_FEATURE));

/** Returns, for each of `ASPECTS`, the log-odds that a sentence with these distinct features is about it. */
export function aspectOddsOf(features: Uint32Array): Float64Array {
	const odds = WEIGHTS.sum(features);
	for (let at = 0; at < odds.length; at++) odds[at] = (odds[at] ?? 0) + (CONSTANT[at] ?? 0);
	return odds;
}

function readWeights(): WeightRows {
	const packed = Object.values(model).map(({ buckets, unit }) => ({
		unit,
		pairs: [...pairsOf(buckets)],
	}));
	const used = new Set(packed.flatMap(({ pairs }) => pairs.map(([bucket]) => bucket)));
	const rows = new WeightRows(
		ASPECTS.length,
		used,
		(step, output) => step * (packed[output]?.unit ?? 0),
	);
	for (const [at, { pairs }] of packed.entries()) {
		for (const [bucket, step] of pairs) rows.set(bucket, at, step);
	}
	return rows;
}
