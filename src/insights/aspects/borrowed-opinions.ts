import { GUARD } from '../text/guard-patterns.ts';
import type { Reading } from '../text/reading.ts';
import { MISSED } from './hit-value.ts';
import type { JudgedHit } from './judged-hits.ts';

const LIST_LENGTH = 4;
const FROM_BEFORE = 0.6;
export const ACROSS_CONTRAST = 0.35;
const TURNED = 0.8;
/** Words after which the opinion reverses: "perfect until …". */
export const TURNS = new Set(['until', 'till', 'til']);

/** An opinion, with its span as word indexes of the reading. */
export interface PlacedOpinion {
	readonly first: number;
	readonly end: number;
	readonly clause: number;
	readonly value: number;
	/** A phrase that applies to any noun: "the manager, not so much". */
	readonly isPhrase: boolean;
}

/**
 * Gives a noun an opinion from its context: from the neighboring clause, from the part before "until", or
 * because the customer wishes for it. Returns undefined if there is none.
 */
export function borrowed(
	noun: JudgedHit,
	opinions: readonly PlacedOpinion[],
	judgements: readonly JudgedHit[],
	reading: Reading,
	guards: Uint16Array,
): JudgedHit | undefined {
	return (
		fromBefore(noun, opinions, reading) ??
		fromTurn(noun, [...opinions, ...judgements], reading) ??
		fromWish(noun, guards)
	);
}

function fromWish(hit: JudgedHit, guards: Uint16Array): JudgedHit | undefined {
	const guard = guards[hit.first] ?? 0;
	const isMissed = hit.kind === 'noun' && guard & GUARD.lacking && !(guard & GUARD.model);
	return isMissed ? { ...hit, value: MISSED } : undefined;
}

/**
 * After "until", the opinion is the opposite of the one before it: "Everything went well until we got to
 * financing".
 */
function fromTurn(
	hit: JudgedHit,
	said: readonly Pick<JudgedHit, 'first' | 'end' | 'value'>[],
	reading: Reading,
): JudgedHit | undefined {
	if (hit.kind !== 'noun') return undefined;
	const turn = lastTurn(reading, hit.first);
	if (turn === undefined) return undefined;
	const before = said.findLast(
		({ end, first, value }) =>
			value !== undefined && end <= turn && reading.sentences[first] === reading.sentences[turn],
	);
	return before?.value === undefined ? undefined : { ...hit, value: -before.value * TURNED };
}

/** Finds the last "until" before a word in its sentence. */
function lastTurn({ words, sentences }: Reading, before: number): number | undefined {
	for (let at = before - 1; at >= 0 && sentences[at] === sentences[before]; at--) {
		if (TURNS.has(words[at] ?? '')) return at;
	}
	return undefined;
}

/** Tells whether any of these words occurs between two positions. */
export function hasWord(
	{ words }: Reading,
	some: ReadonlySet<string>,
	from: number,
	to: number,
): boolean {
	for (let at = from; at < to; at++) if (some.has(words[at] ?? '')) return true;
	return false;
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
	if (after?.sentence === clause.sentence && after.link === 'comma') {
		const opinion = opinions.find((candidate) => candidate.clause === place + 1);
		const word = parsed.tokens[after.first + 1]?.word;
		const isAbout =
			startsWithVerb(word) ||
			(opinion?.isPhrase && opinion.first === clauses.indexOf(place + 1) + 1);
		if (opinion && isAbout) return { ...hit, end: opinion.end, value: opinion.value * FROM_BEFORE };
	}
	const isShort = clause.end - clause.first <= LIST_LENGTH + 2;
	if (isShort && before?.sentence === clause.sentence) {
		const opinion = opinions.findLast((candidate) => candidate.clause === place - 1);
		const share = clause.link === 'contrast' ? ACROSS_CONTRAST : FROM_BEFORE;
		if (opinion) return { ...hit, value: opinion.value * share };
	}
	return undefined;
}

function startsWithVerb(word = ''): boolean {
	return word === 'who' || word === 'was' || word === 'were' || word === 'is' || word === 'are';
}
