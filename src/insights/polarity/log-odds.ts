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

/** Of the words in a row: praise against complaint, and judging at all against only telling. */
export interface WordWeights {
	readonly praise: Weights;
	readonly judgement: Weights;
}

/** The same of what stands around a place. */
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

/** What is said at a place, by the features of what stands around it. */
export function placeOddsWith(weights: ModelWeights, features: Uint32Array): Odds {
	return {
		praise: scoreWith(weights.placePraise, features, NO_LEXICON),
		judgement: scoreWith(weights.placeJudgement, features, NO_LEXICON),
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
	let sum = 0;
	for (const bucket of features) sum += buckets[bucket] ?? 0;
	return (
		sum * unit +
		lexicon.praise * weights.praise +
		lexicon.complaint * weights.complaint +
		lexicon.balance * weights.balance
	);
}
