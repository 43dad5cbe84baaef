import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { featuresOf, lexiconFeaturesOf, type LexiconFeatures } from './features.ts';
import type { Weights } from './weights.ts';

/** The output of both models for a token range. */
export interface Odds {
	/** Log-odds of praise against complaint. */
	readonly praise: number;
	/** Log-odds that the tokens express any opinion. */
	readonly judgement: number;
}

/** Weights for token ranges: praise against complaint, and opinion against statement without one. */
export interface WordWeights {
	readonly praise: Weights;
	readonly judgement: Weights;
}

/** Adds the weights for the context of a span. */
export interface ModelWeights extends WordWeights {
	readonly placePraise: Weights;
	readonly placeJudgement: Weights;
}

const NO_LEXICON: LexiconFeatures = { praise: 0, complaint: 0, balance: 0 };

export function oddsWith(weights: WordWeights, parsed: ParsedText, range: TokenRange): Odds {
	const buckets = featuresOf(parsed, range);
	const lexicon = lexiconFeaturesOf(parsed, range);
	return {
		praise: scoreWith(weights.praise, buckets, lexicon),
		judgement: scoreWith(weights.judgement, buckets, withoutSign(lexicon)),
	};
}

/** Scores a span by the features of its context. */
export function placeOddsWith(weights: ModelWeights, features: Uint32Array): Odds {
	return {
		praise: scoreWith(weights.placePraise, features, NO_LEXICON),
		judgement: scoreWith(weights.placeJudgement, features, NO_LEXICON),
	};
}

export function praiseOddsWith(
	weights: Weights,
	parsed: ParsedText,
	range: TokenRange,
	features = featuresOf(parsed, range),
): number {
	return scoreWith(weights, features, lexiconFeaturesOf(parsed, range));
}

/** Converts lexicon features for the opinion model, which treats praise and complaints the same. */
export function withoutSign({ praise, complaint, balance }: LexiconFeatures): LexiconFeatures {
	return { praise: praise + complaint, complaint: 0, balance: Math.abs(balance) };
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
