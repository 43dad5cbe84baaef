import type { Opinion } from '../polarity/opinions.ts';
import { GUARD } from '../text/guard-patterns.ts';
import type { Reading } from '../text/reading.ts';
import {
	ACROSS_CONTRAST,
	borrowed,
	hasWord,
	TURNS,
	type PlacedOpinion,
} from './borrowed-opinions.ts';
import { MISSED } from './hit-value.ts';
import type { JudgedHit } from './judged-hits.ts';

const MODIFIER_REACH = 3;
const SUBJECT_REACH = 9;
const OBJECT_PENALTY = 4;
const GRUDGING_BELOW = 0.6;
/**
 * Words that separate an opinion from a noun that it is not about: "pleasant even if the outcome was
 * lousy".
 */
const BARRIERS = new Set([...TURNS, 'if', 'unless', 'though', 'although']);
const JOINS = new Set(['and', 'or', 'to', '&', '/', 'nor', 'the', 'their', 'a', 'my', 'our']);

/**
 * Attaches opinions to the nouns they are about. The noun right after the opinion is preferred ("great
 * coffee"), then the subject before it in the clause, then any noun after it. Nouns joined with the chosen
 * one share the opinion. A short clause without an opinion, as in a list, takes the opinion of the clause
 * before it. The value of nouns without an opinion stays undefined.
 */
export function attachOpinions(
	hits: readonly JudgedHit[],
	opinions: readonly Opinion[],
	reading: Reading,
	guards: Uint16Array,
): JudgedHit[] {
	const nouns = hits.filter(({ kind }) => kind === 'noun');
	const judgements = hits.filter(({ kind }) => kind !== 'opinion');
	if (nouns.length === 0) return judgements;
	const judging = hits.filter(({ kind }) => kind === 'word' || kind === 'whole');
	const phrases = hits.flatMap((hit) => (hit.kind === 'opinion' ? [toPlaced(hit, reading)] : []));
	const words = placeOpinions(opinions, reading).filter(
		(opinion) =>
			!phrases.some((phrase) => phrase.first < opinion.end && opinion.first < phrase.end),
	);
	const free = [...phrases, ...words].filter(
		(opinion) =>
			isUsable(guards[opinion.first] ?? 0) &&
			!(isGrudging(opinion) && judging.some((hit) => isInSameClause(hit, opinion, reading))) &&
			!judging.some((hit) => hit.first < opinion.end && opinion.first < hit.end),
	);
	const judged = new Map<JudgedHit, JudgedHit>();
	for (const opinion of free) {
		for (const noun of nounsOf(opinion, nouns, reading)) {
			const before = judged.get(noun)?.value;
			if (before !== undefined && Math.abs(before) >= Math.abs(opinion.value)) continue;
			judged.set(noun, {
				...noun,
				first: Math.min(noun.first, opinion.first),
				end: Math.max(noun.end, opinion.end),
				value: underGuards(opinion.value, guards[opinion.first] ?? 0),
			});
		}
	}
	return judgements.map(
		(hit) => judged.get(hit) ?? borrowed(hit, free, judgements, reading, guards) ?? hit,
	);
}

/** Tells whether this is a phrase such as "at least", which introduces praise but does not say for what. */
function isGrudging({ isPhrase, value }: PlacedOpinion): boolean {
	return isPhrase && Math.abs(value) < GRUDGING_BELOW;
}

function isInSameClause(
	{ first }: JudgedHit,
	{ clause }: PlacedOpinion,
	{ clauses }: Reading,
): boolean {
	return clauses[first] === clause;
}

function isUsable(guard: number): boolean {
	if (guard & (GUARD.past | GUARD.quoted | GUARD.feared)) return false;
	return !(guard & GUARD.outside) || (guard & GUARD.surpassed) !== 0;
}

function placeOpinions(opinions: readonly Opinion[], { tokens, words }: Reading): PlacedOpinion[] {
	const placed: PlacedOpinion[] = [];
	let word = 0;
	for (const { first, end, clause, value } of opinions) {
		while (word < words.length && (tokens[word] ?? 0) < first) word++;
		let last = word;
		while (last < words.length && (tokens[last] ?? 0) < end) last++;
		if (last > word) placed.push({ first: word, end: last, clause, value, isPhrase: false });
	}
	return placed;
}

function toPlaced({ first, end, value = 0 }: JudgedHit, { clauses }: Reading): PlacedOpinion {
	return { first, end, clause: clauses[first] ?? 0, value, isPhrase: true };
}

function nounsOf(
	opinion: PlacedOpinion,
	nouns: readonly JudgedHit[],
	reading: Reading,
): readonly JudgedHit[] {
	let nearest: JudgedHit | undefined;
	let least = Infinity;
	for (const noun of nouns) {
		// A term that is itself the opinion is not its object: "top notch".
		if (noun.first === opinion.first && noun.end === opinion.end) continue;
		const cost = distance(opinion, noun, reading);
		if (cost < least) [nearest, least] = [noun, cost];
	}
	if (!nearest) return [];
	const chosen = nearest;
	return nouns.filter((noun) => noun === chosen || areJoined(noun, chosen, reading));
}

function distance(opinion: PlacedOpinion, noun: JudgedHit, reading: Reading): number {
	if (reading.clauses[noun.first] !== opinion.clause) return Infinity;
	// Check the distance before scanning the words: a clause can be as long as the whole text.
	if (noun.first - opinion.end > SUBJECT_REACH || opinion.first - noun.end > SUBJECT_REACH) {
		return Infinity;
	}
	if (
		hasWord(reading, BARRIERS, Math.min(noun.end, opinion.end), Math.max(noun.first, opinion.first))
	) {
		return Infinity;
	}
	if (noun.first < opinion.end && opinion.first < noun.end) return 0;
	if (noun.first >= opinion.end) {
		const gap = noun.first - opinion.end;
		return gap < MODIFIER_REACH ? gap : gap <= SUBJECT_REACH ? gap + OBJECT_PENALTY : Infinity;
	}
	const gap = opinion.first - noun.end;
	return gap <= SUBJECT_REACH ? gap + 1 : Infinity;
}

/** Tells whether two nouns are joined: "the price and the service", "from the estimate to the repair". */
function areJoined(a: JudgedHit, b: JudgedHit, { words, clauses }: Reading): boolean {
	const [left, right] = a.first < b.first ? [a, b] : [b, a];
	if (clauses[left.first] !== clauses[right.first] || right.first <= left.end) return false;
	if (right.first - left.end > 3) return false;
	for (let at = left.end; at < right.first; at++) if (!JOINS.has(words[at] ?? '')) return false;
	return true;
}

function underGuards(value: number, guard: number): number {
	if (guard & GUARD.model) return Math.abs(value);
	if (guard & (GUARD.wish | GUARD.lacking)) return MISSED;
	if (guard & GUARD.surpassed) return MISSED;
	if (guard & GUARD.addressed && guard & GUARD.warning) return MISSED;
	return guard & GUARD.granted ? value * ACROSS_CONTRAST : value;
}
