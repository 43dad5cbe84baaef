import type { ParsedText } from '../../src/insights/text/parse-text.ts';
import type { Clause } from '../../src/insights/text/clauses.ts';
import type { TokenRange } from '../../src/insights/text/sentences.ts';
import { oddsWith, placeOddsWith, type ModelWeights } from './model-odds.ts';
import { praiseOddsWith } from '../../src/insights/polarity/log-odds.ts';
import { findOpinions } from '../../src/insights/polarity/opinions.ts';
import { contextFeaturesOf } from './span-context.ts';

/** Evidence about a span: positive values point to praise, negative ones to a complaint. */
export interface SpanEvidence {
	/** Sum of the opinions in the span's clause, weighted by proximity. */
	readonly near: number;
	/**
	 * The opinion right before the span (`attribute`), or the nearest earlier one in its clause (`ahead`).
	 */
	readonly attribute: number;
	readonly ahead: number;
	/** The nearest opinion after the span in its clause. */
	readonly predicate: number;
	/**
	 * If the clause has no opinion: the opinions in its sentence before it, after it, and across a contrast.
	 */
	readonly before: number;
	readonly behind: number;
	readonly across: number;
	/** If the clause has no opinion: the opinions in other sentences. */
	readonly elsewhere: number;
	/** Log-odds that the clause, the words around the span, and the sentence are praise. */
	readonly clauseOdds: number;
	readonly windowOdds: number;
	readonly sentenceOdds: number;
	/** Log-odds that the clause expresses any opinion. */
	readonly judgementOdds: number;
	/** Log-odds from the span's context: of praise, and of any opinion toward the span. */
	readonly placePraise: number;
	readonly placeJudgement: number;
}

const HALF_DISTANCE = 4;
const WINDOW = 4;
const ODDS_LIMIT = 4;

/** Collects the evidence about a span from the whole text. */
export function gatherEvidence(
	parsed: ParsedText,
	span: TokenRange,
	weights: ModelWeights,
): SpanEvidence {
	const { tokens, clauses, sentences } = parsed;
	const own = clauses.findIndex(({ end }) => span.first < end);
	const clause = clauses[own] ?? { first: 0, end: 0, sentence: 0, link: 'first' };
	const sentence = sentences[clause.sentence] ?? clause;
	const sums = { near: 0, before: 0, behind: 0, across: 0, elsewhere: 0 };
	let [attribute, ahead, predicate] = [0, 0, 0];
	for (const opinion of findOpinions(parsed)) {
		const { first, end, value } = opinion;
		const distance = first >= span.end ? first - span.end : Math.max(0, span.first - end);
		if (opinion.clause === own) {
			sums.near += value / (1 + distance / HALF_DISTANCE);
			if (first >= span.first) predicate ||= value;
			else if (distance === 0) attribute = value;
			else ahead = value;
		} else if (clauses[opinion.clause]?.sentence !== clause.sentence) sums.elsewhere += value;
		else if (hasContrast(clauses, own, opinion.clause)) sums.across += value;
		else if (opinion.clause < own) sums.before += value / (own - opinion.clause);
		else sums.behind += value / (opinion.clause - own);
	}
	const isSilent = sums.near === 0;
	const window = {
		first: Math.max(clause.first, span.first - WINDOW),
		end: Math.min(clause.end, span.end + WINDOW, tokens.length),
	};
	const odds = oddsWith(weights, parsed, clause);
	const place = placeOddsWith(weights, contextFeaturesOf(parsed, span));
	const isWhole = clause.first === sentence.first && clause.end === sentence.end;
	return {
		near: sums.near,
		attribute,
		ahead,
		predicate,
		before: isSilent ? sums.before : 0,
		behind: isSilent ? sums.behind : 0,
		across: isSilent ? sums.across : 0,
		elsewhere: isSilent ? sums.elsewhere : 0,
		clauseOdds: clip(odds.praise),
		windowOdds: clip(praiseOddsWith(weights.praise, parsed, window)),
		sentenceOdds: clip(isWhole ? odds.praise : praiseOddsWith(weights.praise, parsed, sentence)),
		judgementOdds: clip(odds.judgement),
		placePraise: clip(place.praise),
		placeJudgement: clip(place.judgement),
	};
}

function hasContrast(clauses: readonly Clause[], one: number, other: number): boolean {
	for (let at = Math.min(one, other) + 1; at <= Math.max(one, other); at++) {
		if (clauses[at]?.link === 'contrast') return true;
	}
	return false;
}

function clip(odds: number): number {
	return Math.max(-ODDS_LIMIT, Math.min(ODDS_LIMIT, odds));
}
