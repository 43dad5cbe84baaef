import type { Aspect } from '../aspect.ts';
import type { ParsedText } from '../text/parse-text.ts';
import type { AspectFind } from './aspect-find.ts';
import { createAspectRules } from './aspect-rules.ts';
import { evidenceAround } from './evidence.ts';
import type { JudgedHit } from './judged-hits.ts';
import { ASPECTS } from './aspect-model.ts';
import { readSignals, type SentenceSignals, type TextSignals } from './sentence-signals.ts';
import { MAX_SHORT, type Side } from './statement-features.ts';
import { probabilityOf, LEARNED_ASPECTS, oddsFor, wordOddsOf } from './statement-model.ts';
import { distinct, featuresOf } from '../polarity/features.ts';

/**
 * Minimum probabilities for publishing a statement. The threshold is higher for long reviews,
 * because many of their sentences express no opinion. `contradicted` is for long reviews whose
 * stars say the opposite. `ruled` is for clear rule matches in short texts, which are kept unless
 * the model is fairly sure that they are wrong. `mixed` is for praise and a complaint about the
 * same aspect in one sentence, which is rare.
 */
const MIN_PROBABILITY = {
	short: 0.7,
	long: 0.65,
	contradicted: 0.75,
	ruled: 0.1,
	mixed: 0.6,
} as const;
/** Clear rule matches count on their own only in texts with at most this many words. */
const MAX_RULED_WORDS = 20;
/** Confidence of a clear rule match for an aspect that the model does not know. */
const RULE_CONFIDENCE = 0.7;
const MIN_RULE_VALUE = 0.5;
const MIDDLE_RATING = 3;

/**
 * Returns a function that finds the statements about the given aspects in a text: at most one per aspect and
 * sentence, in the order of the text. A find without a polarity only names its aspect.
 */
export function createAspectFinder(
	aspects: readonly Aspect[],
): (parsed: ParsedText, rating?: number) => AspectFind[] {
	const rules = createAspectRules(aspects);
	return (parsed, rating) => {
		const signals = readSignals(parsed, rules, rating);
		const finds = signals.sentences.flatMap((sentence, at) =>
			aspects.flatMap(({ id }) =>
				LEARNED_ASPECTS.has(id) ? findLearned(signals, at, id) : findByRules(signals, sentence, id),
			),
		);
		return finds.toSorted((a, b) => a.start - b.start || a.end - b.end);
	};
}

function findLearned(signals: TextSignals, at: number, aspect: string): AspectFind[] {
	const sentence = signals.sentences[at];
	if (!sentence || !isTouched(sentence, aspect)) return [];
	const isShort = signals.sentences.length <= MAX_SHORT;
	const least = isShort ? MIN_PROBABILITY.short : MIN_PROBABILITY.long;
	const { rating = MIDDLE_RATING } = signals;
	const praise = probabilityOf(signals, at, aspect, '+');
	const complaint = probabilityOf(signals, at, aspect, '-');
	const hits = sentence.hits.get(aspect) ?? [];
	const isRuled = (sign: number) =>
		isShort &&
		signals.reading.words.length <= MAX_RULED_WORDS &&
		hits.some(({ value = 0 }) => value * sign >= MIN_RULE_VALUE) &&
		!hits.some(({ value = 0 }) => value * sign < 0);
	const leastOf = (sign: number) =>
		isShort || (rating - MIDDLE_RATING) * sign >= 0 ? least : MIN_PROBABILITY.contradicted;
	const [leastPraise, leastComplaint] = [leastOf(1), leastOf(-1)];
	// Unless a rule decides, the less likely side is not published alone, because the sentence is not clear.
	const isPraise = isRuled(1)
		? praise >= MIN_PROBABILITY.ruled
		: praise >= leastPraise && (praise >= complaint || complaint >= leastComplaint);
	const isComplaint = isRuled(-1)
		? complaint >= MIN_PROBABILITY.ruled
		: complaint >= leastComplaint && (complaint >= praise || praise >= leastPraise);
	if (!isPraise && !isComplaint) {
		const named = hits.find(({ value }) => value !== undefined);
		if (!named) return [];
		const confidence = round(Math.max(praise, complaint));
		const place = evidenceAround(signals.reading, named.first, named.end);
		return [{ aspect, polarity: undefined, confidence, ...place }];
	}
	const isMixed =
		isPraise &&
		isComplaint &&
		Math.min(praise, complaint) >= MIN_PROBABILITY.mixed &&
		[1, -1].every((sign) => hits.some(({ value = 0 }) => value * sign > 0));
	const isPositive = isPraise && (!isComplaint || praise > complaint);
	const sides: Side[] = isMixed ? ['+', '-'] : isPositive ? ['+'] : ['-'];
	const places = sides.map((side) => evidenceOf(signals.reading, sentence, aspect, side));
	return [
		{
			aspect,
			polarity: isMixed ? 'mixed' : isPositive ? 'positive' : 'negative',
			confidence: round(Math.min(...sides.map((side) => (side === '+' ? praise : complaint)))),
			start: Math.min(...places.map(({ start }) => start)),
			end: Math.max(...places.map(({ end }) => end)),
		},
	];
}

/** Tells whether a rule or the aspect model points to the aspect. The stars alone are not evidence. */
function isTouched({ hits, topics, aspectOdds }: SentenceSignals, aspect: string): boolean {
	return hits.has(aspect) || topics.has(aspect) || (aspectOdds[ASPECTS.indexOf(aspect)] ?? 0) >= 0;
}

/** Finds an aspect that the operator added, which the model does not know. */
function findByRules(
	{ reading }: TextSignals,
	{ hits }: SentenceSignals,
	aspect: string,
): AspectFind[] {
	const own = (hits.get(aspect) ?? []).filter(({ value }) => value !== undefined);
	const [strongest] = own.toSorted((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0));
	if (!strongest) return [];
	const { value = 0, first, end } = strongest;
	const isClear = Math.abs(value) >= MIN_RULE_VALUE;
	const polarity = isClear ? (value > 0 ? 'positive' : 'negative') : undefined;
	const confidence = isClear ? RULE_CONFIDENCE : round(Math.abs(value));
	return [{ aspect, polarity, confidence, ...evidenceAround(reading, first, end) }];
}

/** Returns the span of the strongest rule match for a side, or of the clause that supports it most. */
function evidenceOf(
	reading: TextSignals['reading'],
	sentence: SentenceSignals,
	aspect: string,
	side: Side,
) {
	const sign = side === '+' ? 1 : -1;
	const hit = strongestHit(sentence.hits.get(aspect) ?? [], sign);
	if (hit) return evidenceAround(reading, hit.first, hit.end);
	const { parsed, tokens } = reading;
	const clauses = parsed.clauses.filter(
		({ first, end }) => first >= sentence.range.first && end <= sentence.range.end,
	);
	const [strongest = sentence.range] = clauses
		.map((clause) => {
			const words = wordOddsOf(distinct(featuresOf(parsed, clause)));
			return { clause, odds: oddsFor(words, aspect + side) + oddsFor(words, aspect) };
		})
		.toSorted((a, b) => b.odds - a.odds)
		.map(({ clause }) => clause);
	const inside = [...tokens.keys()].filter((word) => {
		const token = tokens[word] ?? 0;
		return token >= strongest.first && token < strongest.end;
	});
	return evidenceAround(reading, inside[0] ?? 0, (inside.at(-1) ?? 0) + 1);
}

function strongestHit(hits: readonly JudgedHit[], sign: number): JudgedHit | undefined {
	const [strongest] = hits
		.filter(({ value = 0 }) => value * sign > 0)
		.toSorted((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0));
	return strongest;
}

function round(confidence: number): number {
	return Math.round(confidence * 1000) / 1000;
}
