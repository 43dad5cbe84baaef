import { GUARD } from '../text/guards.ts';
import type { Hit } from '../text/pattern-index.ts';
import type { Reading } from '../text/reading.ts';
import { WORD_CLASSES } from '../text/word-classes.ts';
import type { AspectCue } from './aspect-rules.ts';

/** A place that judges an aspect, or only names it (value undefined). */
export interface JudgedHit {
	readonly aspect: string;
	readonly kind: AspectCue['kind'];
	/** In words of the reading. */
	readonly first: number;
	readonly end: number;
	/** From -1 to 1; 0 for a mere fact. */
	readonly value: number | undefined;
}

const RANK = { whole: 5, aside: 4, opinion: 3, word: 2, fact: 1, noun: 0, topic: 0 } as const;
const NEGATION_REACH = 6;
const DENIAL_REACH = 3;
const MODIFIER_REACH = 2;
const NOT = new Set(WORD_CLASSES.get('NOT'));
/** What is said as a whole, "no" and the like do not reach: "no problem getting me in". */
const DENIALS = new Set(
	(
		"not never nobody don't didn't doesn't wasn't isn't aren't weren't won't wouldn't couldn't " +
		"hasn't haven't hadn't"
	).split(' '),
);
/** "Not only friendly", "couldn't believe how fast" deny nothing. */
const EMPTIES = new Set(
	'only just mention surprising surprisingly believe recommend thank wait know hesitate say ask to saying'.split(
		' ',
	),
);
const NONE = new Set(['none', 'zero', 'nope', 'zilch', 'nada']);
/** "Never felt so welcome", "haven't met more honest people" deny nothing either. */
const COMPARING = new Set(['so', 'such', 'more', 'better', 'this', 'as']);
/** Aspects that speak of a part of the visit: how it went there is about them. */
const PARTS = new Set(['financing', 'trade_in', 'loaner']);
const GENERAL = new Set([
	'staff',
	'communication',
	'facility',
	'speed',
	'price',
	'honesty',
	'sales_process',
]);
const MISSED = -0.6;
const GRANTED = 0.35;
const SHORT_CLAUSE = 5;
const WORD_VALUE = 0.8;
const WHOLE_VALUE = 0.9;

/** Settles which hits count where several lie over each other, and what each says under its guards. */
export function judgeHits(
	hits: readonly Hit<AspectCue>[],
	reading: Reading,
	guards: Uint16Array,
): JudgedHit[] {
	const standing = settle(hits.filter((hit) => !isGuarded(hit, guards))).filter(
		({ meaning }) => meaning.kind !== 'aside',
	);
	const parts = partsByClause(standing, reading);
	return standing.flatMap((hit): JudgedHit[] => {
		const { kind, aspect } = hit.meaning;
		const part = partAt(hit.first, parts, reading);
		const isOverruled =
			part !== undefined &&
			part.aspect !== aspect &&
			part.first <= hit.end + MODIFIER_REACH &&
			GENERAL.has(aspect);
		if (isOverruled && !isTakenOver(hit.meaning, part.hasWhole)) return [];
		return [
			{
				aspect: isOverruled ? part.aspect : aspect,
				kind,
				first: hit.first,
				end: hit.end,
				value: valueOf(hit, reading, guards),
			},
		];
	});
}

/** "The loaner was filthy" is about the loaner. */
function isTakenOver({ kind }: AspectCue, hasWhole: boolean): boolean {
	return !hasWhole && (kind === 'word' || kind === 'whole');
}

/** The rules that ask for more go first; what lies over them by half, or is inside, falls. */
function settle(hits: readonly Hit<AspectCue>[]): Hit<AspectCue>[] {
	const ordered = hits.toSorted(
		(a, b) =>
			RANK[b.meaning.kind] - RANK[a.meaning.kind] ||
			b.weight - a.weight ||
			b.end - b.first - (a.end - a.first) ||
			a.first - b.first,
	);
	const standing: Hit<AspectCue>[] = [];
	for (const hit of ordered) {
		if (!standing.some((other) => covers(other, hit))) standing.push(hit);
	}
	return standing.toSorted((a, b) => a.first - b.first);
}

function covers(other: Hit<AspectCue>, hit: Hit<AspectCue>): boolean {
	const shared = Math.min(other.end, hit.end) - Math.max(other.first, hit.first);
	if (shared <= 0) return false;
	// A judgement and what it judges may share words: "the bill is another story".
	if (other.meaning.kind === 'opinion' && hit.meaning.kind === 'noun') return false;
	return other.meaning.aspect === hit.meaning.aspect || shared * 2 >= hit.end - hit.first;
}

function isGuarded({ first, meaning }: Hit<AspectCue>, guards: Uint16Array): boolean {
	const guard = guards[first] ?? 0;
	if (guard & GUARD.model) return false;
	if (guard & GUARD.past) return true;
	if (guard & GUARD.quoted && meaning.kind !== 'whole') return true;
	if (guard & GUARD.stranger) return meaning.kind !== 'whole';
	return (guard & (GUARD.outside | GUARD.purpose)) !== 0;
}

/** What part of the visit a clause is about, and where it says so. */
interface Part {
	readonly aspect: string;
	readonly first: number;
	readonly hasWhole: boolean;
}

function partsByClause(hits: readonly Hit<AspectCue>[], reading: Reading) {
	const parts = new Map<number, Part>();
	for (const { first, meaning } of hits) {
		if (!PARTS.has(meaning.aspect) || meaning.kind === 'fact') continue;
		const clause = reading.clauses[first] ?? 0;
		const hasWhole = meaning.kind === 'whole' || parts.get(clause)?.hasWhole === true;
		const named = parts.get(clause) ?? { aspect: meaning.aspect, first };
		parts.set(clause, { ...named, hasWhole });
	}
	return parts;
}

/** A clause of a few words may end what the one before it began: "a rental, no charge". */
function partAt(at: number, parts: ReadonlyMap<number, Part>, { parsed, clauses }: Reading) {
	const place = clauses[at] ?? 0;
	const part = parts.get(place);
	const clause = parsed.clauses[place];
	if (part || !clause || clause.end - clause.first > SHORT_CLAUSE) return part;
	const before = parsed.clauses[place - 1];
	if (before?.sentence !== clause.sentence || clause.link === 'contrast') return undefined;
	const earlier = parts.get(place - 1);
	return earlier?.hasWhole === true ? earlier : undefined;
}

function valueOf(
	{ first, end, meaning }: Hit<AspectCue>,
	reading: Reading,
	guards: Uint16Array,
): number | undefined {
	const { kind, sign } = meaning;
	if (kind === 'noun') return undefined;
	if (kind === 'fact') return 0;
	const guard = guards[first] ?? 0;
	const share = guard & GUARD.granted ? GRANTED : 1;
	if (kind === 'whole' || kind === 'opinion') {
		if (sign > 0 && guard & GUARD.wish && !(guard & GUARD.model) && isWished(reading, first)) {
			return MISSED;
		}
		const isDenied =
			!NOT.has(reading.words[first] ?? '') && isNegated(reading, first, DENIALS, DENIAL_REACH);
		return (isDenied !== hasNone(reading, end) ? -sign : sign) * WHOLE_VALUE * share;
	}
	if (guard & GUARD.wish && !(guard & GUARD.model)) return MISSED;
	if (guard & GUARD.addressed && guard & GUARD.warning) return MISSED;
	return (
		(isNegated(reading, first, NOT, NEGATION_REACH) !== hasNone(reading, end) ? -sign : sign) *
		WORD_VALUE *
		share
	);
}

/** Whether the clause has said "wish" before: needs alone do not deny what is said as a whole. */
function isWished({ words, clauses }: Reading, at: number): boolean {
	for (let back = at; back >= 0 && clauses[back] === clauses[at]; back--) {
		if (words[back] === 'wish' || words[back] === 'wished') return true;
	}
	return false;
}

/** "Add-ons: none", "Pressure? Zero." */
function hasNone({ words }: Reading, end: number): boolean {
	const sign = words[end];
	return (sign === ':' || sign === '?') && NONE.has(words[end + 1] ?? '');
}

/** Whether an odd number of negators stands shortly before, in the same clause. */
function isNegated(
	{ words, clauses }: Reading,
	at: number,
	negators: ReadonlySet<string>,
	reach: number,
): boolean {
	let negated = false;
	let isCompared = false;
	for (let back = at - 1; back >= 0 && at - back <= reach; back--) {
		const word = words[back] ?? '';
		if (clauses[back] !== clauses[at] || word === 'and') break;
		if (COMPARING.has(word)) isCompared = true;
		const denies = negators.has(word) || (word === 'no' && words[back + 1] === 'one');
		if (denies && !isCompared && !EMPTIES.has(words[back + 1] ?? '')) negated = !negated;
	}
	return negated;
}
