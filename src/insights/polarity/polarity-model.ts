import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import { praiseOddsWith } from './log-odds.ts';
import { unpackWeights } from './packed-weights.ts';
import model from './polarity-model.json' with { type: 'json' };

/** Trained weights, written by `npm run train:polarity`. */
const PRAISE = unpackWeights(model.praise);

/**
 * Returns the log-odds that a token range is praise; 0 if the model knows none of its features, which can be
 * passed if they are computed already.
 */
export function logOddsOf(parsed: ParsedText, range: TokenRange, features?: Uint32Array): number {
	return praiseOddsWith(PRAISE, parsed, range, features);
}
