import type { Aspect } from '../aspect.ts';
import { parseText } from '../text/parse-text.ts';
import { GUARD_RULES, type GuardCue } from '../text/guards.ts';
import { createPatternIndex, type PatternIndex } from '../text/pattern-index.ts';
import { toReading } from '../text/reading.ts';
import {
	ASIDES,
	ASPECT_LEXICON,
	GENERAL_COMPLAINTS,
	GENERAL_PRAISE,
	GRUDGING,
	TOPICS,
	type AspectLexicon,
} from './lexicon/aspect-lexicon.ts';

/** The meaning of a pattern: its aspect, and how it affects the polarity. */
export interface AspectCue {
	readonly aspect: string;
	/**
	 * `noun`: names the aspect and needs an opinion. `word`: praises or complains, and a negation reverses
	 * it. `whole`: praises or complains as a whole phrase. `fact`: mentions the aspect without an opinion.
	 * `topic`: hints at the aspect; used when a short review contains no opinion. `opinion`: has no aspect of its own and applies to the noun it belongs
	 * to. `aside`: keeps other patterns from matching inside its words.
	 */
	readonly kind: 'noun' | 'word' | 'whole' | 'fact' | 'opinion' | 'aside' | 'topic';
	/** From 1 (praise) to -1 (complaint). */
	readonly sign: number;
}

/** The patterns of the aspects and of the guards, in one index, so that each word is looked up once. */
export type AspectRules = PatternIndex<AspectCue | GuardCue>;

const FIELDS = [
	['nouns', 'noun', 0],
	['good', 'word', 1],
	['bad', 'word', -1],
	['praise', 'whole', 1],
	['complaints', 'whole', -1],
	['facts', 'fact', 0],
] as const;

/** Prefix of a weak pattern, for which the stars mostly decide: "$400 for a sensor". */
const LEANING = '~';
const LEAN = 0.35;
/** Grudging praise ("at least …") counts less than plain praise. */
const GRANT = 0.6;

let latest: { readonly key: string; readonly rules: AspectRules } | undefined;

/**
 * Builds the patterns for the given aspects: our lexicon for the ids that it covers, and the operator's terms
 * as nouns. Returns the same rules as the last time if the aspects are equal, because the lexicon takes longer
 * to parse than a small edition takes to analyze.
 */
export function createAspectRules(aspects: readonly Aspect[]): AspectRules {
	const key = JSON.stringify(aspects);
	if (latest?.key !== key) latest = { key, rules: compile(aspects) };
	return latest.rules;
}

function compile(aspects: readonly Aspect[]): AspectRules {
	return createPatternIndex<AspectCue | GuardCue>([
		...GUARD_RULES,
		...aspects.flatMap(patternsOf),
		...cues(GENERAL_PRAISE, { aspect: '', kind: 'opinion', sign: 1 }),
		...cues(GENERAL_COMPLAINTS, { aspect: '', kind: 'opinion', sign: -1 }),
		...cues(GRUDGING, { aspect: '', kind: 'opinion', sign: GRANT }),
		...cues(ASIDES, { aspect: '', kind: 'aside', sign: 0 }),
		...aspects.flatMap(({ id }) =>
			cues(Object.hasOwn(TOPICS, id) ? (TOPICS[id] ?? '') : '', {
				aspect: id,
				kind: 'topic',
				sign: 0,
			}),
		),
	]);
}

function patternsOf({ id, label, terms }: Aspect): [string, AspectCue][] {
	const lexicon = Object.hasOwn(ASPECT_LEXICON, id) ? ASPECT_LEXICON[id] : undefined;
	const known = lexicon ? patternsOfLexicon(id, lexicon) : [];
	const words = new Set(known.flatMap(([pattern]) => pattern.split(/[\s/+?]+/)));
	const own = [label, ...terms]
		.map((term) => toReading(parseText(term)).words.filter(isWord))
		// Skip single words that the lexicon already uses: its patterns take their context into account.
		.filter((term) => term.length > 1 || (term.length === 1 && !words.has(term[0] ?? '')))
		.map((term): [string, AspectCue] => [term.join(' '), { aspect: id, kind: 'noun', sign: 0 }]);
	return [...known, ...own];
}

function patternsOfLexicon(aspect: string, lexicon: AspectLexicon): [string, AspectCue][] {
	return FIELDS.flatMap(([field, kind, sign]) => cues(lexicon[field], { aspect, kind, sign }));
}

function cues(patterns: string, cue: AspectCue): [string, AspectCue][] {
	return patterns
		.split('\n')
		.filter((pattern) => pattern.trim() !== '')
		.map((pattern) =>
			pattern.startsWith(LEANING)
				? [pattern.slice(LEANING.length), { ...cue, sign: cue.sign * LEAN }]
				: [pattern, cue],
		);
}

/** Drops punctuation from an operator's terms, so that it is not read as pattern syntax. */
function isWord(word: string): boolean {
	return /^[\p{L}\p{N}]/u.test(word);
}
