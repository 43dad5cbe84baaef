import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { featuresOf, lexiconFeaturesOf, type LexiconFeatures } from './features.ts';
import type { Weights } from './weights.ts';

export function praiseOddsWith(
	weights: Weights,
	parsed: ParsedText,
	range: TokenRange,
	features = featuresOf(parsed, range),
): number {
	return scoreWith(weights, features, lexiconFeaturesOf(parsed, range));
}

export function scoreWith(
	weights: Weights,
	features: Uint32Array,
	lexicon: LexiconFeatures,
): number {
	const { buckets, unit } = weights;
	let sum = 0;
	for (const bucket of features) sum += buckets[bucket] ?? 0;
	return (
		sum * unit +
		lexicon.praise * weights.praise +
		lexicon.complaint * weights.complaint +
		lexicon.balance * weights.balance
	);
}
