import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { featuresOf, lexiconFeaturesOf, type LexiconFeatures } from './features.ts';
import type { Weights } from './weights.ts';

/** What two models say of some tokens in a row. */
export interface Odds {
	/** Log-odds that they praise rather than complain. */
	readonly praise: number;
	/** Log-odds that they judge anything at all. */
	readonly judgement: number;
}

export interface WeightsOfBoth {
	readonly praise: Weights;
	readonly judgement: Weights;
}

export function oddsWith(weights: WeightsOfBoth, parsed: ParsedText, range: TokenRange): Odds {
	const buckets = featuresOf(parsed, range);
	const lexicon = lexiconFeaturesOf(parsed, range);
	return {
		praise: scoreWith(weights.praise, buckets, lexicon),
		judgement: scoreWith(weights.judgement, buckets, withoutSign(lexicon)),
	};
}

export function praiseOddsWith(weights: Weights, parsed: ParsedText, range: TokenRange): number {
	return scoreWith(weights, featuresOf(parsed, range), lexiconFeaturesOf(parsed, range));
}

/** What lexicon features say of judging at all: praise and complaints are one there. */
export function withoutSign({ praise, complaint, balance }: LexiconFeatures): LexiconFeatures {
	return { praise: praise + complaint, complaint: 0, balance: Math.abs(balance) };
}

export function scoreWith(
	weights: Weights,
	features: Uint32Array,
	lexicon: LexiconFeatures,
): number {
	const { buckets, unit } = weights;
	const mask = buckets.length - 1;
	let sum = 0;
	for (const bucket of features) sum += buckets[bucket & mask] ?? 0;
	return (
		sum * unit +
		lexicon.praise * weights.praise +
		lexicon.complaint * weights.complaint +
		lexicon.balance * weights.balance
	);
}
