import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { praiseOddsWith, type ModelWeights } from './log-odds.ts';
import { unpackWeights } from './packed-weights.ts';
import model from './polarity-model.json' with { type: 'json' };

/** The trained weights, written by `npm run train:polarity`. */
export const WEIGHTS: ModelWeights = {
	praise: unpackWeights(model.praise),
	judgement: unpackWeights(model.judgement),
	placePraise: unpackWeights(model.place_praise),
	placeJudgement: unpackWeights(model.place_judgement),
};

/**
 * Returns the log-odds that a token range is praise; 0 if the model knows none of its features, which can be
 * passed if they are computed already.
 */
export function logOddsOf(parsed: ParsedText, range: TokenRange, features?: Uint32Array): number {
	return praiseOddsWith(WEIGHTS.praise, parsed, range, features);
}
