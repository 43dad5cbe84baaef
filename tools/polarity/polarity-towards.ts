import type { ParsedText } from '../../src/insights/text/parse-text.ts';
import type { Span } from '../../src/insights/text/tokens.ts';
import { WEIGHTS } from './model-odds.ts';
import model from '../../src/insights/polarity/polarity-model.json' with { type: 'json' };
import { gatherEvidence } from './span-evidence.ts';
import { tokensOf } from './span-tokens.ts';
import { directionOf, isSilent, judgementOf, toVerdict, type Verdict } from './span-verdict.ts';

const MIDDLE_RATING = 3;
/** Log-odds per star above or below the middle. Stars count more if the text contains no opinion. */
const STAR_ODDS = 0.4;
const STAR_ODDS_IN_SILENCE = 0.9;

/**
 * Returns the polarity of a text toward the thing named at a span, with the probability that it is right.
 * The star rating, if given, counts a little, and more if the text has no opinion. A span that touches no
 * word is treated as the word after it.
 */
export function polarityTowards(parsed: ParsedText, span: Span, rating?: number): Verdict {
	const evidence = gatherEvidence(parsed, tokensOf(parsed, span), WEIGHTS);
	const starOdds = isSilent(evidence) ? STAR_ODDS_IN_SILENCE : STAR_ODDS;
	const fromStars = ((rating ?? MIDDLE_RATING) - MIDDLE_RATING) * starOdds;
	const direction = directionOf(evidence, model.towards_direction) + fromStars;
	return toVerdict(evidence, direction, judgementOf(evidence, direction, model.towards_judgement));
}
