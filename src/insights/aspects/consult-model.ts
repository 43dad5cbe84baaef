import { logOddsOf } from '../polarity/polarity-model.ts';
import { tokensOf } from '../polarity/span-tokens.ts';
import { GUARD } from '../text/guard-patterns.ts';
import type { Reading } from '../text/reading.ts';
import type { TokenRange } from '../text/sentences.ts';
import { ASPECTS, aspectOddsOf, oddsOfAspect } from './aspect-model.ts';
import { evidenceAround } from './evidence.ts';
import { isShortReview } from './short-review.ts';
import type { AspectFind } from './aspect-find.ts';

/** Log-odds below which what a rule finds is not believed. */
const UNLIKELY = -3.5;
/** And above which an aspect is found without one; a text that rules find something in may well tell the rest. */
const LIKELY = -0.4;
const LIKELY_BESIDE = 1.5;
const STAR_ODDS = 0.5;
const LEAST_DIRECTION = 0.5;
/** Surer than this nobody is of what no rule has found; less sure is left out. */
const MOST_CONFIDENCE = 0.9;
const LEAST_CONFIDENCE = 0.5;
const UNTOLD = GUARD.outside | GUARD.past | GUARD.quoted;

/**
 * Leaves out of each sentence what the model takes for a misreading, and adds what it is sure of and rules
 * have missed, at the clause that speaks most of it. Aspects that the model does not know stay as they are.
 */
export function consultModel(
	finds: readonly AspectFind[],
	known: ReadonlySet<string>,
	reading: Reading,
	guards: Uint16Array,
	rating: number | undefined,
): AspectFind[] {
	const { parsed } = reading;
	const tellsMore = finds.length > 0 || !isShortReview(parsed);
	return parsed.sentences.flatMap((sentence) => {
		const start = parsed.tokens[sentence.first]?.start ?? 0;
		const end = parsed.tokens[sentence.end - 1]?.end ?? 0;
		const inside = finds.filter((find) => find.start >= start && find.start < end);
		const odds = aspectOddsOf(parsed, sentence);
		const believed = inside.filter((find) => {
			const at = ASPECTS.indexOf(find.aspect);
			return at < 0 || (odds[at] ?? 0) >= UNLIKELY || ownOddsOf(find, reading) >= UNLIKELY;
		});
		const least = tellsMore ? LIKELY_BESIDE : LIKELY;
		const missed = ASPECTS.filter(
			(aspect, at) =>
				(odds[at] ?? 0) > least &&
				known.has(aspect) &&
				!believed.some((find) => find.aspect === aspect),
		);
		if (missed.length === 0) return believed;
		return [
			...believed,
			...missed.flatMap((aspect) => {
				const value = odds[ASPECTS.indexOf(aspect)] ?? 0;
				const found = findByModel(aspect, value, sentence, reading, guards, rating);
				return found ? [found] : [];
			}),
		];
	});
}

function findByModel(
	aspect: string,
	odds: number,
	sentence: TokenRange,
	reading: Reading,
	guards: Uint16Array,
	rating: number | undefined,
): AspectFind | undefined {
	const { parsed, tokens, words } = reading;
	const clauses = parsed.clauses.filter(
		({ first, end }) => first >= sentence.first && end <= sentence.end,
	);
	const telling = clauses
		.map((clause) => ({ clause, odds: oddsOfAspect(aspect, parsed, clause) ?? 0 }))
		.toSorted((a, b) => b.odds - a.odds)[0]?.clause;
	if (!telling) return undefined;
	let first = 0;
	while (first < words.length && (tokens[first] ?? 0) < telling.first) first++;
	let end = first;
	while (end < words.length && (tokens[end] ?? 0) < telling.end) end++;
	if (end === first || isUntold(guards, first, end)) return undefined;
	const star = ((rating ?? 3) - 3) * STAR_ODDS;
	const direction = (logOddsOf(parsed, telling) + logOddsOf(parsed, sentence)) / 2 + star;
	if (Math.abs(direction) < LEAST_DIRECTION) return undefined;
	const confidence = round(
		Math.min(MOST_CONFIDENCE, chanceOf(odds) * chanceOf(Math.abs(direction))),
	);
	if (confidence < LEAST_CONFIDENCE) return undefined;
	return {
		aspect,
		polarity: direction > 0 ? 'positive' : 'negative',
		confidence,
		...evidenceAround(reading, first, end),
	};
}

/** The odds of its own words: a long sentence speaks of much besides. */
function ownOddsOf({ aspect, start, end }: AspectFind, { parsed }: Reading): number {
	return oddsOfAspect(aspect, parsed, tokensOf(parsed, { start, end })) ?? 0;
}

/** Most of it is about somebody else, or long ago. */
function isUntold(guards: Uint16Array, first: number, end: number): boolean {
	let untold = 0;
	for (let at = first; at < end; at++) if ((guards[at] ?? 0) & UNTOLD) untold++;
	return 2 * untold > end - first;
}

function chanceOf(odds: number): number {
	return 1 / (1 + Math.exp(-odds));
}

function round(confidence: number): number {
	return Math.round(confidence * 1000) / 1000;
}
