import { GUARD, GUARD_PATTERNS, type Guard } from './guard-patterns.ts';
import type { Hit } from './pattern-index.ts';
import type { Reading } from './reading.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** The meaning of a pattern that keeps words from counting. */
export interface GuardCue {
	readonly kind: 'guard';
	readonly guard: Guard;
}

export const GUARD_RULES: readonly (readonly [pattern: string, meaning: GuardCue])[] =
	Object.entries(GUARD_PATTERNS).flatMap(([guard, patterns]) =>
		// The keys come from `GUARD_PATTERNS`.
		patterns.map((pattern) => [pattern, { kind: 'guard', guard: guard as Guard }] as const),
	);

/** Words that refer to the reviewed business again. */
const RETURNS = new Set("they they're these here this we us but he she i".split(' '));
const DENIALS = new Set([...(WORD_CLASSES.get('NOT') ?? []), 'nowhere']);
const REACHING_BACK: ReadonlySet<Guard> = new Set(['warning', 'past', 'surpassed'] as const);
const COMPARES = new Set(['unlike', 'than', 'versus', 'vs', 'beats', 'over']);
const WOULD = new Set(['would', "would've"]);
const PRESENT = new Set(['there', 'get', 'got', 'getting']);
/** "Cheaper than the dealer I used to go to" is about another business, not about the past. */
const WENT = new Set(['go', 'take', 'use', 'visit', 'deal', 'bring', 'frequent']);
const COMPARED = new Set(['than', 'what', 'as']);
const MORE = new Set(['more', 'better', 'higher']);
const LACKED = new Set(['for', 'from', 'on', 'of', 'out', '.', '!', ',']);
const QUOTES = new Set(['"', '“', '”']);

/** Returns the guards that apply to each word of a reading, as a bit mask. */
export function markGuards(hits: readonly Hit<GuardCue>[], reading: Reading): Uint16Array {
	const guards = new Uint16Array(reading.words.length);
	for (const { first, end, meaning } of hits) mark(guards, reading, first, end, meaning.guard);
	markQuotes(guards, reading);
	return guards;
}

/** Tells whether a match is an exception and not a guard. */
function isExcepted(reading: Reading, first: number, end: number, guard: Guard): boolean {
	const { words } = reading;
	const before = words[first - 1] ?? '';
	switch (guard) {
		case 'past': // "Two lights where there used to be one", "priced like it used to be"
			return PRESENT.has(before) || words[first - 2] === 'like' || WENT.has(words[end] ?? '');
		case 'feared': // "Faster than expected"
			return COMPARED.has(before) || isShortOf(words, end);
		case 'surpassed': // "Nobody does better work than this"
			return isDenied(reading, first);
		case 'stranger': // "No other shop gets it done this fast"
			return before === 'no' && words[first] !== 'one';
		default:
			return false;
	}
}

/** "I expected a bit more for the Jeep" says what is missing; "I expected more hassle" does not. */
function isShortOf(words: readonly string[], from: number): boolean {
	const more = words.findIndex((word, at) => at >= from && MORE.has(word));
	return more >= 0 && more <= from + 3 && LACKED.has(words[more + 1] ?? '.');
}

function mark(
	guards: Uint16Array,
	reading: Reading,
	first: number,
	end: number,
	guard: Guard,
): void {
	const { words, clauses, sentences } = reading;
	if (isExcepted(reading, first, end, guard)) return;
	if (guard === 'stranger') {
		set(guards, first, end, GUARD.stranger);
		set(guards, first, endOfOutside(reading, first, end), GUARD.outside);
		return;
	}
	const groups = guard === 'warning' ? sentences : clauses;
	const reachesBack =
		REACHING_BACK.has(guard) || (guard === 'lacking' && WOULD.has(words[first] ?? ''));
	const from = reachesBack ? groups.indexOf(groups[first] ?? 0) : first;
	let to = end;
	while (to < guards.length && groups[to] === groups[first]) to++;
	set(guards, from, to, GUARD[guard]);
}

function isDenied({ words, clauses }: Reading, at: number): boolean {
	for (let back = at - 1; back >= 0 && clauses[back] === clauses[at]; back--) {
		if (DENIALS.has(words[back] ?? '')) return true;
	}
	return false;
}

/** Finds where a comparison ends and returns to the reviewed business: "Unlike my last dealer they …". */
function endOfOutside(reading: Reading, first: number, from: number): number {
	const end = endOfSubject(reading, first, from);
	if (
		!COMPARES.has(reading.words[first - 1] ?? '') &&
		!COMPARES.has(reading.words[first - 2] ?? '')
	) {
		return end;
	}
	for (let at = from; at < end; at++) if (RETURNS.has(reading.words[at] ?? '')) return at;
	return end;
}

/**
 * Returns the end of a statement about someone else: the end of its clause, or of later clauses without a
 * subject of their own.
 */
function endOfSubject({ words, clauses, sentences }: Reading, first: number, from: number): number {
	let end = from;
	while (end < words.length && sentences[end] === sentences[first]) {
		const isLater = clauses[end] !== clauses[first];
		if (isLater && RETURNS.has(words[end] ?? '')) break;
		if (isLater && clauses[end] !== clauses[end - 1] && words[end] !== ',' && words[end] !== 'and')
			break;
		end++;
	}
	return end;
}

/** Marks quotations of three or more words in double quotation marks. */
function markQuotes(guards: Uint16Array, { parsed, tokens }: Reading): void {
	let open = -1;
	for (let at = 0; at < parsed.tokens.length; at++) {
		if (!QUOTES.has(parsed.tokens[at]?.word ?? '')) continue;
		if (open >= 0 && at - open > 3) {
			for (let word = 0; word < guards.length; word++) {
				const token = tokens[word] ?? 0;
				if (token > open && token < at) guards[word] = (guards[word] ?? 0) | GUARD.quoted;
			}
			open = -1;
		} else open = at;
	}
}

function set(guards: Uint16Array, first: number, end: number, guard: number): void {
	for (let at = first; at < end; at++) guards[at] = (guards[at] ?? 0) | guard;
}
