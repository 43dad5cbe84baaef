import type { Aspect } from '../aspect.ts';
import { parseText } from '../text/parse-text.ts';
import { createPatternIndex, type PatternIndex } from '../text/pattern-index.ts';
import { toReading } from '../text/reading.ts';
import type { AspectLexicon } from './lexicon/aspect-lexicon.ts';
import { COMMUNICATION } from './lexicon/communication.ts';
import { FACILITY } from './lexicon/facility.ts';
import { FINANCING } from './lexicon/financing.ts';
import { ASIDES, GENERAL_COMPLAINTS, GENERAL_PRAISE } from './lexicon/general.ts';
import { HONESTY } from './lexicon/honesty.ts';
import { GRUDGING, MILD } from './lexicon/leanings.ts';
import { LOANER } from './lexicon/loaner.ts';
import { PRICE } from './lexicon/price.ts';
import { SALES_PROCESS } from './lexicon/sales-process.ts';
import { SPEED } from './lexicon/speed.ts';
import { STAFF } from './lexicon/staff.ts';
import { TOPICS } from './lexicon/topics.ts';
import { TRADE_IN } from './lexicon/trade-in.ts';
import { WORK_QUALITY } from './lexicon/work-quality.ts';

/** What a rule says of its aspect. */
export interface AspectCue {
	readonly aspect: string;
	/**
	 * Nouns wait for a judgement; words judge, and "not" turns them round; wholes judge as they stand;
	 * facts judge nothing. Opinions and asides are of no aspect: the first judge what they stand by, the
	 * second keep others from being read into their words.
	 */
	readonly kind: 'noun' | 'word' | 'whole' | 'fact' | 'opinion' | 'aside' | 'topic';
	/** From 1, which praises, to -1, which complains. */
	readonly sign: number;
}

export interface AspectRules {
	readonly judging: PatternIndex<AspectCue>;
	/** What aspects are spoken of with, where nothing judges. */
	readonly topics: PatternIndex<AspectCue>;
}

export const ASPECT_LEXICON: Readonly<Record<string, AspectLexicon>> = {
	staff: STAFF,
	communication: COMMUNICATION,
	price: PRICE,
	speed: SPEED,
	honesty: HONESTY,
	work_quality: WORK_QUALITY,
	facility: FACILITY,
	sales_process: SALES_PROCESS,
	financing: FINANCING,
	trade_in: TRADE_IN,
	loaner: LOANER,
};

const FIELDS = [
	['nouns', 'noun', 0],
	['good', 'word', 1],
	['bad', 'word', -1],
	['praise', 'whole', 1],
	['complaints', 'whole', -1],
	['facts', 'fact', 0],
] as const;

/** Begins a pattern that only leans to its side, so that stars decide: "$400 for a sensor". */
const LEANING = '~';
const LEAN = 0.35;
/** What is granted counts for less than what is said. */
const GRANT = 0.6;

/** The rules of some aspects: those we know for ids of ours, and the operator's own terms as nouns. */
export function createAspectRules(aspects: readonly Aspect[]): AspectRules {
	return {
		judging: createPatternIndex([
			...aspects.flatMap(patternsOf),
			...cues(GENERAL_PRAISE, { aspect: '', kind: 'opinion', sign: 1 }),
			...cues(GENERAL_COMPLAINTS, { aspect: '', kind: 'opinion', sign: -1 }),
			...cues(GRUDGING, { aspect: '', kind: 'opinion', sign: GRANT }),
			...cues(ASIDES, { aspect: '', kind: 'aside', sign: 0 }),
		]),
		topics: createPatternIndex([
			...aspects.flatMap(({ id }) =>
				cues(Object.hasOwn(TOPICS, id) ? (TOPICS[id] ?? '') : '', {
					aspect: id,
					kind: 'topic',
					sign: 0,
				}),
			),
			...cues(GRUDGING, { aspect: '', kind: 'opinion', sign: 1 }),
			...cues(MILD, { aspect: '', kind: 'opinion', sign: -1 }),
			...cues(ASIDES, { aspect: '', kind: 'aside', sign: 0 }),
		]),
	};
}

function patternsOf({ id, label, terms }: Aspect): [string, AspectCue][] {
	const lexicon = Object.hasOwn(ASPECT_LEXICON, id) ? ASPECT_LEXICON[id] : undefined;
	const known = lexicon ? patternsOfLexicon(id, lexicon) : [];
	const words = new Set(known.flatMap(([pattern]) => pattern.split(/[\s/+?]+/)));
	const own = [label, ...terms]
		.map((term) => toReading(parseText(term)).words.filter(isWord))
		// A single word of which the lexicon knows the company is left to it.
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

/** Signs of an operator's term are not read as notation. */
function isWord(word: string): boolean {
	return /^[\p{L}\p{N}]/u.test(word);
}
