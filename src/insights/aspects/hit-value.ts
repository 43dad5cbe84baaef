import { GUARD } from '../text/guard-patterns.ts';
import type { Hit } from '../text/pattern-index.ts';
import type { Reading } from '../text/reading.ts';
import { WORD_CLASSES } from '../text/word-classes.ts';
import type { AspectCue } from './aspect-rules.ts';

const NEGATION_REACH = 6;
const DENIAL_REACH = 3;
/** Reach of quantifiers: "nothing about this visit was fast", "not a single outlet in there works". */
const QUANTIFIED_REACH = 9;
const QUANTIFIERS = new Set(['nothing', 'none', 'nobody', 'neither']);
const NOT = new Set(WORD_CLASSES.get('NOT'));
/** Negators that reverse a whole phrase. "No" is not one: "no problem getting me in". */
const DENIALS = new Set(
	(
		"not never nobody don't didn't doesn't wasn't isn't aren't weren't won't wouldn't couldn't " +
		"hasn't haven't hadn't"
	).split(' '),
);
/** Words that cancel a negator before them: "not only friendly", "couldn't believe how fast". */
const EMPTIES = new Set(
	'only just mention surprising surprisingly believe recommend thank wait know hesitate say ask to saying'.split(
		' ',
	),
);
/** Words that reverse the complaint that follows them: "no stale coffee" is praise. */
const ABSENT = new Set(['no', 'zero', 'without']);
const NONE = new Set(['none', 'zero', 'nope', 'zilch', 'nada']);
/** Comparisons that cancel a negator: "never felt so welcome", "haven't met more honest people". */
const COMPARING = new Set(['so', 'such', 'more', 'better', 'this', 'as']);
/** The value of something the customer wishes for: a complaint that it is missing. */
export const MISSED = -0.6;
const GRANTED = 0.6;
const WORD_VALUE = 0.8;
const WHOLE_VALUE = 0.9;

/** Returns the value of a hit with guards and negations applied, from -1 to 1; undefined for a noun. */
export function valueOf(
	{ first, end, meaning }: Hit<AspectCue>,
	reading: Reading,
	guards: Uint16Array,
): number | undefined {
	const { kind, sign } = meaning;
	if (kind === 'noun') return undefined;
	if (kind === 'fact') return 0;
	const guard = guards[first] ?? 0;
	const share = guard & GUARD.granted ? GRANTED : 1;
	if (guard & GUARD.surpassed && kind !== 'whole') return MISSED;
	if (kind === 'whole' || kind === 'opinion') {
		if (guard & GUARD.lacking && !(guard & GUARD.model)) return MISSED;
		if (sign > 0 && guard & GUARD.wish && !(guard & GUARD.model) && isWished(reading, first)) {
			return MISSED;
		}
		const isDenied =
			!NOT.has(reading.words[first] ?? '') && isNegated(reading, first, DENIALS, DENIAL_REACH);
		const isAbsent = sign < 0 && ABSENT.has(reading.words[first - 1] ?? '');
		return (isDenied !== (isAbsent || hasNone(reading, end)) ? -sign : sign) * WHOLE_VALUE * share;
	}
	if (guard & (GUARD.wish | GUARD.lacking) && !(guard & GUARD.model)) return MISSED;
	if (guard & GUARD.addressed && guard & GUARD.warning) return MISSED;
	return (
		(isNegated(reading, first, NOT, NEGATION_REACH) !== hasNone(reading, end) ? -sign : sign) *
		WORD_VALUE *
		share
	);
}

/**
 * Tells whether the clause contains "wish" up to this word. Only "wish" reverses a whole phrase, not words
 * that say something is needed.
 */
function isWished({ words, clauses }: Reading, at: number): boolean {
	for (let back = at; back >= 0 && clauses[back] === clauses[at]; back--) {
		if (words[back] === 'wish' || words[back] === 'wished') return true;
	}
	return false;
}

/** Tells whether "none" or similar follows: "Add-ons: none", "Pressure? Zero." */
function hasNone({ words }: Reading, end: number): boolean {
	const sign = words[end];
	return (sign === ':' || sign === '?') && NONE.has(words[end + 1] ?? '');
}

function isQuantifier(words: readonly string[], at: number): boolean {
	const word = words[at] ?? '';
	if (QUANTIFIERS.has(word)) return true;
	const after = words[at + 1];
	return word === 'not' && (after === 'one' || (after === 'a' && words[at + 2] === 'single'));
}

/** Tells whether an odd number of negators precedes a word within reach, in the same clause. */
function isNegated(
	{ words, clauses }: Reading,
	at: number,
	negators: ReadonlySet<string>,
	reach: number,
): boolean {
	let negated = false;
	let isCompared = false;
	for (let back = at - 1; back >= 0 && at - back <= QUANTIFIED_REACH; back--) {
		const word = words[back] ?? '';
		if (clauses[back] !== clauses[at] || word === 'and') break;
		if (at - back > reach && !isQuantifier(words, back)) continue;
		if (COMPARING.has(word)) isCompared = true;
		const denies = negators.has(word) || (word === 'no' && words[back + 1] === 'one');
		if (denies && (!isCompared || isQuantifier(words, back)) && !EMPTIES.has(words[back + 1] ?? ''))
			negated = !negated;
	}
	return negated;
}
