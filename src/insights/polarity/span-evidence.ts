import type { ParsedText } from '../text/parse-text.ts';
import type { Clause } from '../text/clauses.ts';
import type { TokenRange } from '../text/sentences.ts';
import { oddsWith, placeOddsWith, praiseOddsWith, type ModelWeights } from './log-odds.ts';
import { findOpinions } from './opinions.ts';
import { contextFeaturesOf } from './span-context.ts';

/** What speaks for praise of a span (above 0) and for a complaint (below 0), and how much is said at all. */
export interface SpanEvidence {
	/** Opinions of the span's clause, the nearer the heavier. */
	readonly near: number;
	/** The opinion right before the span, and else the nearest of its clause before it. */
	readonly attribute: number;
	readonly ahead: number;
	/** The nearest opinion of its clause behind it. */
	readonly predicate: number;
	/** Where the span's clause has no opinion: those of its sentence before it, behind it, across a contrast. */
	readonly before: number;
	readonly behind: number;
	readonly across: number;
	/** Opinions of the other sentences. */
	readonly elsewhere: number;
	/** Log-odds of praise in the span's clause, in the words around the span, and in the sentence. */
	readonly clauseOdds: number;
	readonly windowOdds: number;
	readonly sentenceOdds: number;
	/** Log-odds that the span's clause judges anything. */
	readonly judgementOdds: number;
	/** Log-odds by what stands around the span: of praise, and of any judgement towards it. */
	readonly placePraise: number;
	readonly placeJudgement: number;
}

const HALF_DISTANCE = 4;
const WINDOW = 4;
const ODDS_LIMIT = 4;

/** What a text says towards some of its tokens. */
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
