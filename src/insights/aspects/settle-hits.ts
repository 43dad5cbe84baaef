import { GUARD } from '../text/guard-patterns.ts';
import type { Hit } from '../text/pattern-index.ts';
import type { Reading } from '../text/reading.ts';
import { WORD_CLASSES } from '../text/word-classes.ts';
import type { AspectCue } from './aspect-rules.ts';

const RANK = { whole: 5, aside: 4, opinion: 3, word: 2, fact: 1, noun: 0, topic: 0 } as const;
const NOT = new Set(WORD_CLASSES.get('NOT'));

/**
 * Selects the hits that count. Guarded hits are dropped. Of overlapping hits, the more specific one wins: it
 * removes hits of the same aspect, and hits of other aspects if it covers at least half of their words.
 */
export function settleHits(
	hits: readonly Hit<AspectCue>[],
	reading: Reading,
	guards: Uint16Array,
): Hit<AspectCue>[] {
	const unguarded = hits.filter((hit) => !isGuarded(hit, guards) && !passesAnd(hit, reading));
	const ordered = unguarded.toSorted(
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
	return standing
		.filter(({ meaning }) => meaning.kind !== 'aside')
		.toSorted((a, b) => a.first - b.first);
}

function covers(other: Hit<AspectCue>, hit: Hit<AspectCue>): boolean {
	const shared = Math.min(other.end, hit.end) - Math.max(other.first, hit.first);
	if (shared <= 0) return false;
	// An opinion and its noun may share words: "the bill is another story".
	if (other.meaning.kind === 'opinion' && hit.meaning.kind === 'noun') return false;
	return other.meaning.aspect === hit.meaning.aspect || shared * 2 >= hit.end - hit.first;
}

/**
 * Words after "and" that continue the same statement: "talk me out of my Buick and into something bigger".
 */
const ONWARD = new Set(['into', 'onto', 'or']);

/** A negation ends at "and": "she didn't rush me and answered everything". */
function passesAnd({ first, end, meaning }: Hit<AspectCue>, { words }: Reading): boolean {
	if (meaning.kind !== 'whole' || !NOT.has(words[first] ?? '')) return false;
	const and = words.indexOf('and', first);
	return and > first && and < end - 1 && !ONWARD.has(words[and + 1] ?? '');
}

function isGuarded({ first, end, meaning }: Hit<AspectCue>, guards: Uint16Array): boolean {
	const guard = guards[first] ?? 0;
	if (guard & GUARD.model) return false;
	if (guard & GUARD.past) return true;
	if (guard & GUARD.feared && meaning.kind !== 'noun' && (guards[end - 1] ?? 0) & GUARD.feared)
		return true;
	if (guard & GUARD.surpassed) return false;
	if (guard & GUARD.quoted && meaning.kind !== 'whole') return true;
	if (guard & GUARD.stranger) return meaning.kind !== 'whole';
	return (guard & (GUARD.outside | GUARD.purpose)) !== 0;
}
