import type { ParsedText } from '../text/parse-text.ts';
import type { Span } from '../text/tokens.ts';
import { WEIGHTS } from './polarity-model.ts';
import model from './polarity-model.json' with { type: 'json' };
import { gatherEvidence } from './span-evidence.ts';
import { tokensOf } from './span-tokens.ts';
import { directionOf, isSilent, judgementOf, toVerdict, type Verdict } from './span-verdict.ts';

const MIDDLE_RATING = 3;
/** How much a star more or less than the middle counts, in log-odds, and where the text has no opinion. */
const STAR_ODDS = 0.4;
const STAR_ODDS_IN_SILENCE = 0.9;

/**
 * What a text expresses towards the thing that it names at a span, a word or some, with the probability that
 * this is right. The review's star rating, if given, tips the scales a little, and more where the text has no opinion. A span outside of every word
 * is judged by the word behind it.
 */
export function polarityTowards(parsed: ParsedText, span: Span, rating?: number): Verdict {
	const evidence = gatherEvidence(parsed, tokensOf(parsed, span), WEIGHTS);
	const starOdds = isSilent(evidence) ? STAR_ODDS_IN_SILENCE : STAR_ODDS;
	const fromStars = ((rating ?? MIDDLE_RATING) - MIDDLE_RATING) * starOdds;
	const direction = directionOf(evidence, model.towards_direction) + fromStars;
	return toVerdict(evidence, direction, judgementOf(evidence, direction, model.towards_judgement));
}
