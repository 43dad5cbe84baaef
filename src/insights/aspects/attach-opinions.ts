import type { Opinion } from '../polarity/opinions.ts';
import { GUARD } from '../text/guards.ts';
import type { Reading } from '../text/reading.ts';
import type { JudgedHit } from './judged-hits.ts';

const MODIFIER_REACH = 3;
const SUBJECT_REACH = 9;
const OBJECT_PENALTY = 4;
const LIST_LENGTH = 4;
const FROM_BEFORE = 0.6;
const ACROSS_CONTRAST = 0.35;
const MISSED = -0.6;
const JOINS = new Set(['and', 'or', 'to', '&', '/', 'nor', 'the', 'their', 'a', 'my', 'our']);

/** An opinion in words of a reading. */
interface PlacedOpinion {
	readonly first: number;
	readonly end: number;
	readonly clause: number;
	readonly value: number;
}

/**
 * Gives opinions to the nouns they are about: the noun right behind ("great coffee"), or else the subject
 * before them in the clause, or else what follows; nouns joined with it share. A short clause without an
 * opinion, as in a list, takes the one before it. Nouns that nothing judges stay without a value.
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
			!((guards[opinion.first] ?? 0) & (GUARD.outside | GUARD.past | GUARD.quoted)) &&
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
	return judgements.map((hit) => judged.get(hit) ?? fromBefore(hit, free, reading) ?? hit);
}

function placeOpinions(opinions: readonly Opinion[], { tokens, words }: Reading): PlacedOpinion[] {
	const placed: PlacedOpinion[] = [];
	let word = 0;
	for (const { first, end, clause, value } of opinions) {
		while (word < words.length && (tokens[word] ?? 0) < first) word++;
		let last = word;
		while (last < words.length && (tokens[last] ?? 0) < end) last++;
		if (last > word) placed.push({ first: word, end: last, clause, value });
	}
	return placed;
}

function toPlaced({ first, end, value = 0 }: JudgedHit, { clauses }: Reading): PlacedOpinion {
	return { first, end, clause: clauses[first] ?? 0, value };
}

function nounsOf(
	opinion: PlacedOpinion,
	nouns: readonly JudgedHit[],
	reading: Reading,
): readonly JudgedHit[] {
	let nearest: JudgedHit | undefined;
	let least = Infinity;
	for (const noun of nouns) {
		const cost = distance(opinion, noun, reading);
		if (cost < least) [nearest, least] = [noun, cost];
	}
	if (!nearest) return [];
	const chosen = nearest;
	return nouns.filter((noun) => noun === chosen || areJoined(noun, chosen, reading));
}

function distance(opinion: PlacedOpinion, noun: JudgedHit, { clauses }: Reading): number {
	if (clauses[noun.first] !== opinion.clause) {
		// "The repair, from start to finish, was excellent": a clause without a subject looks back.
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

/** "The price and the service", "from the estimate to the repair". */
function areJoined(a: JudgedHit, b: JudgedHit, { words, clauses }: Reading): boolean {
	const [left, right] = a.first < b.first ? [a, b] : [b, a];
	if (clauses[left.first] !== clauses[right.first] || right.first <= left.end) return false;
	if (right.first - left.end > 3) return false;
	for (let at = left.end; at < right.first; at++) if (!JOINS.has(words[at] ?? '')) return false;
	return true;
}

function underGuards(value: number, guard: number): number {
	if (guard & GUARD.wish && !(guard & GUARD.model)) return MISSED;
	if (guard & GUARD.addressed && guard & GUARD.warning) return MISSED;
	return guard & GUARD.granted ? value * ACROSS_CONTRAST : value;
}

function fromBefore(
	hit: JudgedHit,
	opinions: readonly PlacedOpinion[],
	{ parsed, clauses }: Reading,
): JudgedHit | undefined {
	if (hit.kind !== 'noun') return undefined;
	const place = clauses[hit.first] ?? 0;
	const clause = parsed.clauses[place];
	const before = parsed.clauses[place - 1];
	const after = parsed.clauses[place + 1];
	if (!clause || opinions.some((opinion) => opinion.clause === place)) return undefined;
	const isShort = clause.end - clause.first <= LIST_LENGTH + 2;
	if (isShort && before?.sentence === clause.sentence) {
		const opinion = opinions.findLast((candidate) => candidate.clause === place - 1);
		const share = clause.link === 'contrast' ? ACROSS_CONTRAST : FROM_BEFORE;
		if (opinion) return { ...hit, value: opinion.value * share };
	}
	if (
		after?.sentence === clause.sentence &&
		after.link === 'comma' &&
		startsWithVerb(parsed.tokens[after.first + 1]?.word)
	) {
		const opinion = opinions.find((candidate) => candidate.clause === place + 1);
		if (opinion) return { ...hit, end: opinion.end, value: opinion.value * FROM_BEFORE };
	}
	return undefined;
}

function startsWithVerb(word = ''): boolean {
	return word === 'was' || word === 'were' || word === 'is' || word === 'are';
}
