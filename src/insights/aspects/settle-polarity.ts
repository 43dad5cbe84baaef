import type { Polarity } from '../../reviews/review.ts';

export interface SettledPolarity {
	readonly polarity: Polarity | undefined;
	readonly confidence: number;
}

const STRONG = 0.55;
const STEEPNESS = 3;
/** By their number: who gives three or four may well complain of one thing. */
const STARS = [0, -0.3, -0.15, 0, 0.05, 0.3];
const MODEL_WEIGHT = 0.2;
const MOST_ODDS = 3;
const LEAST_CONFIDENCE = 0.65;
const SHORT_TEXT = 30;
/** Log-odds from which on the model reads a complaint. */
const COMPLAINT_ODDS = -1;

/**
 * What some judgements of one aspect say together. The model's log-odds of their words and the stars weigh
 * little. Praise alone in a short text of one star is not scored where the model reads a complaint in
 * it: that is how sarcasm looks.
 */
export function settlePolarity(
	values: readonly number[],
	modelOdds: number,
	wordCount: number,
	rating?: number,
): SettledPolarity {
	const best = Math.max(0, ...values);
	const worst = Math.min(0, ...values);
	if (best === 0 && worst === 0) return { polarity: 'neutral', confidence: LEAST_CONFIDENCE };
	if (best >= STRONG && worst <= -STRONG) {
		return { polarity: 'mixed', confidence: round(Math.min(best, -worst)) };
	}
	const star = STARS[Math.round(rating ?? 0)] ?? 0;
	const model = Math.max(-MOST_ODDS, Math.min(MOST_ODDS, modelOdds)) * MODEL_WEIGHT;
	const score = STEEPNESS * (best + worst + star) + model;
	const confidence = round(1 / (1 + Math.exp(-Math.abs(score))));
	const looksSarcastic = modelOdds < COMPLAINT_ODDS && rating === 1 && wordCount <= SHORT_TEXT;
	if (score > 0 && looksSarcastic) {
		return { polarity: undefined, confidence: round(1 - confidence) };
	}
	if (confidence < LEAST_CONFIDENCE) return { polarity: undefined, confidence };
	return { polarity: score > 0 ? 'positive' : 'negative', confidence };
}

function round(confidence: number): number {
	return Math.round(confidence * 1000) / 1000;
}
