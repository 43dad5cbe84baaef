import { findOpinions } from '../polarity/opinions.ts';
import { logOddsOf } from '../polarity/polarity-model.ts';
import type { Aspect } from '../aspect.ts';
import { findGuards } from '../text/guards.ts';
import type { ParsedText } from '../text/parse-text.ts';
import { findHits } from '../text/pattern-index.ts';
import { toReading, type Reading } from '../text/reading.ts';
import type { TokenRange } from '../text/sentences.ts';
import type { AspectFind } from './aspect-find.ts';
import { createAspectRules } from './aspect-rules.ts';
import { attachOpinions } from './attach-opinions.ts';
import { consultModel } from './consult-model.ts';
import { doubtContradictions } from './doubt-contradictions.ts';
import { evidenceAround } from './evidence.ts';
import { guessTopic } from './guess-topic.ts';
import { judgeHits, type JudgedHit } from './judged-hits.ts';
import { settlePolarity } from './settle-polarity.ts';
import { isShortReview } from './short-review.ts';

/** What only the topic and the stars tell is never surer than this. */
const SUREST_GUESS = 0.75;

/**
 * A function that finds which of the aspects a text judges: at most one find of an aspect in a sentence,
 * in the order of the text. Stars weigh little, and never turn what the words say plainly.
 */
export function createAspectFinder(
	aspects: readonly Aspect[],
): (parsed: ParsedText, rating?: number) => AspectFind[] {
	const rules = createAspectRules(aspects);
	const known = new Set(aspects.map(({ id }) => id));
	return (parsed, rating) => {
		const reading = toReading(parsed);
		const hits = findHits(rules.judging, reading);
		const guards = findGuards(reading);
		const judged = judgeHits(hits, reading, guards);
		const opinions = findOpinions(parsed);
		const attached = attachOpinions(judged, opinions, reading, guards);
		if (isShortReview(parsed) && !attached.some(isJudgement)) {
			const topics = findHits(rules.topics, reading);
			for (let sentence = 0; sentence < parsed.sentences.length; sentence++) {
				const guess = guessTopic(topics, sentence, opinions, reading, guards, rating);
				if (guess) attached.push(guess);
			}
		}
		const found = [...groupBySentence(withoutFacts(attached, reading), reading).values()].map(
			(group) => toFind(group, reading, rating),
		);
		const consulted = consultModel(found, known, reading, guards, rating);
		return doubtContradictions(consulted, reading, rating).toSorted(
			(a, b) => a.start - b.start || a.end - b.end,
		);
	};
}

function isJudgement({ value }: JudgedHit): boolean {
	return value !== undefined;
}

/** Where a sentence judges, what it only states is told for the judgement's sake. */
function withoutFacts(hits: readonly JudgedHit[], { sentences }: Reading): JudgedHit[] {
	const judged = new Set(
		hits.flatMap(({ first, value = 0 }) => (value === 0 ? [] : [sentences[first]])),
	);
	return hits.filter(({ first, value }) => value !== 0 || !judged.has(sentences[first]));
}

/** Judgements by aspect and sentence; a noun without any is no find. */
function groupBySentence(hits: readonly JudgedHit[], { sentences }: Reading) {
	const groups = new Map<string, JudgedHit[]>();
	for (const hit of hits) {
		if (hit.value === undefined) continue;
		const key = `${hit.aspect} ${sentences[hit.first] ?? 0}`;
		const group = groups.get(key);
		if (group) group.push(hit);
		else groups.set(key, [hit]);
	}
	return groups;
}

/**
 * "I don't trust a word they say": of judgements in one clause that contradict each other the
 * first stands, and one of its own words before one that a noun was given.
 */
function withoutContradictions(group: readonly JudgedHit[], { clauses }: Reading): JudgedHit[] {
	const ordered = group.toSorted(
		(a, b) => Number(a.kind === 'noun') - Number(b.kind === 'noun') || a.first - b.first,
	);
	return ordered.filter(
		({ first, value = 0 }, at) =>
			!ordered
				.slice(0, at)
				.some((other) => clauses[other.first] === clauses[first] && (other.value ?? 0) * value < 0),
	);
}

function toFind(all: readonly JudgedHit[], reading: Reading, rating?: number): AspectFind {
	const group = withoutContradictions(all, reading);
	const values = group.map(({ value = 0 }) => value);
	const strongest = group.reduce((best, hit) =>
		Math.abs(hit.value ?? 0) > Math.abs(best.value ?? 0) ? hit : best,
	);
	const first = Math.min(...group.map((hit) => hit.first));
	const end = Math.max(...group.map((hit) => hit.end));
	const odds = logOddsOf(reading.parsed, toTokens(reading, strongest));
	const isGuess = strongest.kind === 'topic';
	// A guess has counted the stars.
	const stars = isGuess ? undefined : rating;
	const { polarity, confidence } = settlePolarity(values, odds, reading.words.length, stars);
	const shown = polarity === 'mixed' ? { first, end } : strongest;
	return {
		aspect: strongest.aspect,
		polarity,
		confidence: isGuess ? Math.min(confidence, SUREST_GUESS) : confidence,
		...evidenceAround(reading, shown.first, shown.end),
	};
}

function toTokens({ tokens }: Reading, { first, end }: JudgedHit): TokenRange {
	return { first: tokens[first] ?? 0, end: (tokens[end - 1] ?? 0) + 1 };
}
