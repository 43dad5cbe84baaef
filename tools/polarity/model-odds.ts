import {
	featuresOf,
	lexiconFeaturesOf,
	type LexiconFeatures,
} from '../../src/insights/polarity/features.ts';
import { scoreWith } from '../../src/insights/polarity/log-odds.ts';
import { unpackWeights } from '../../src/insights/polarity/packed-weights.ts';
import model from '../../src/insights/polarity/polarity-model.json' with { type: 'json' };
import type { Weights } from '../../src/insights/polarity/weights.ts';
import type { ParsedText } from '../../src/insights/text/parse-text.ts';
import type { TokenRange } from '../../src/insights/text/sentences.ts';

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

/** The trained weights, written by `npm run train:polarity`. */
export const WEIGHTS: ModelWeights = {
	praise: unpackWeights(model.praise),
	judgement: unpackWeights(model.judgement),
	placePraise: unpackWeights(model.place_praise),
	placeJudgement: unpackWeights(model.place_judgement),
};

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

/** Converts lexicon features for the opinion model, which treats praise and complaints the same. */
export function withoutSign({ praise, complaint, balance }: LexiconFeatures): LexiconFeatures {
	return { praise: praise + complaint, complaint: 0, balance: Math.abs(balance) };
}
