import { beginsAmount, matchPattern } from './match-pattern.ts';
import { parsePattern, type Step, type WordStep } from './pattern.ts';
import type { Reading } from './reading.ts';

/** Words that occur in most texts, so requiring them rules out few patterns. */
const COMMON = (
	'not no never nothing nobody none without the a an i we they he she it you me us him her them my our ' +
	'your his their this that and or but of to for in on at with from by was were is are be been am had ' +
	'have has do did does so too very really would could will get got go went all more just like as if ' +
	"when what who how there up out back didn't don't doesn't wasn't isn't couldn't wouldn't can't won't"
).split(' ');

/** A parsed pattern and its meaning. */
interface Rule<Meaning> {
	readonly steps: readonly Step[];
	/**
	 * The number of required words. If two rules match at the same place, the one with more is more specific.
	 */
	readonly weight: number;
	readonly meaning: Meaning;
}

/**
 * Rules to try at the same words. A rule is tried only if one of the words that it needs occurs near enough:
 * at most as many words later as its reach. `gates` holds the number of each rule's set of needed words.
 */
interface GatedRules<Meaning> {
	readonly rules: Rule<Meaning>[];
	readonly gates: number[];
	readonly reaches: number[];
}

/** The role of a word: the gates that it opens, and the rules that begin with it. */
interface WordRole<Meaning> {
	readonly gates: number[];
	readonly begun: GatedRules<Meaning>;
}

/** Rules by the words that they begin with or need, plus the rules that may begin with an amount. */
export interface PatternIndex<Meaning> {
	readonly byWord: ReadonlyMap<string, WordRole<Meaning>>;
	readonly byAmount: GatedRules<Meaning>;
	readonly gates: number;
}

/** A span that a rule matches, as word indexes of the reading. */
export interface Hit<Meaning> {
	readonly first: number;
	readonly end: number;
	readonly weight: number;
	readonly meaning: Meaning;
}

/** The gate of rules that need no other word. It is always open. */
const NO_GATE = -1;

export function createPatternIndex<Meaning>(
	patterns: Iterable<readonly [pattern: string, meaning: Meaning]>,
): PatternIndex<Meaning> {
	const byWord = new Map<string, WordRole<Meaning>>();
	const byAmount = noRules<Meaning>();
	const gates = new Map<string, number>();
	const roleOf = (word: string) => valueAt(byWord, word, newRole<Meaning>);
	const gateOf = (words: ReadonlySet<string>) =>
		valueAt(gates, [...words].join(' '), () => {
			for (const word of words) roleOf(word).gates.push(gates.size);
			return gates.size;
		});
	for (const [pattern, meaning] of patterns) {
		const steps = parsePattern(pattern);
		const weight = steps.filter((step) => step.kind !== 'gap' && !step.optional).length;
		const [first] = steps;
		if (first?.kind !== 'words') continue;
		const needed = rarestNeeded(steps);
		const gate = needed ? gateOf(needed.words) : NO_GATE;
		const rule = { steps, weight, meaning };
		const addTo = ({ rules, gates: gatesOfRules, reaches }: GatedRules<Meaning>) => {
			rules.push(rule);
			gatesOfRules.push(gate);
			reaches.push(needed?.reach ?? 0);
		};
		if (first.amounts.length > 0) addTo(byAmount);
		for (const word of first.words ?? []) addTo(roleOf(word).begun);
	}
	return { byWord, byAmount, gates: gates.size };
}

function newRole<Meaning>(): WordRole<Meaning> {
	return { gates: [], begun: noRules() };
}

function noRules<Meaning>(): GatedRules<Meaning> {
	return { rules: [], gates: [], reaches: [] };
}

function valueAt<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
	const known = values.get(key);
	if (known !== undefined) return known;
	const created = create();
	values.set(key, created);
	return created;
}

/**
 * Picks the required step after the first with the fewest alternatives, and tells how many words after the
 * first word of a match it may be. A common word counts only if it is the next word.
 */
function rarestNeeded(steps: readonly Step[]) {
	let rarest: { readonly words: ReadonlySet<string>; readonly reach: number } | undefined;
	let reach = 0;
	for (const [at, step] of steps.entries()) {
		if (
			at > 0 &&
			isFixed(step) &&
			step.words.size < (rarest?.words.size ?? Infinity) &&
			(reach === 1 || !COMMON.some((word) => step.words.has(word)))
		) {
			rarest = { words: step.words, reach };
		}
		// An amount has any number of words.
		reach += step.kind === 'gap' ? step.reach : step.amounts.length > 0 ? Infinity : 1;
	}
	return rarest;
}

/** Tells whether a step needs one of its words. */
function isFixed(
	step: Step | undefined,
): step is WordStep & { readonly words: ReadonlySet<string> } {
	return (
		step?.kind === 'words' &&
		!step.optional &&
		step.amounts.length === 0 &&
		step.words !== undefined
	);
}

/** Finds every match, from left to right. Matches may overlap. */
export function findHits<Meaning>(index: PatternIndex<Meaning>, reading: Reading): Hit<Meaning>[] {
	const { byWord, byAmount, gates } = index;
	const { words } = reading;
	const hits: Hit<Meaning>[] = [];
	// The nearest later word that opens each gate; 0 if there is none, because word 0 is never a later one.
	const nearest = new Int32Array(gates);
	for (let first = words.length - 1; first >= 0; first--) {
		const role = byWord.get(words[first] ?? '');
		if (role) tryRules(role.begun, nearest, reading, first, hits);
		if (byAmount.rules.length > 0 && beginsAmount(reading, first)) {
			tryRules(byAmount, nearest, reading, first, hits);
		}
		for (const gate of role?.gates ?? []) nearest[gate] = first;
	}
	// The sort is stable, so hits at the same word stay in the order of their patterns.
	return hits.toSorted((a, b) => a.first - b.first);
}

function tryRules<Meaning>(
	{ rules, gates, reaches }: GatedRules<Meaning>,
	nearest: Int32Array,
	reading: Reading,
	first: number,
	hits: Hit<Meaning>[],
): void {
	for (let at = 0; at < gates.length; at++) {
		const gate = gates[at] ?? NO_GATE;
		if (gate !== NO_GATE) {
			const needed = nearest[gate] ?? 0;
			if (needed === 0 || needed - first > (reaches[at] ?? 0)) continue;
		}
		const rule = rules[at];
		if (!rule) continue;
		const end = matchPattern(rule.steps, reading, first);
		if (end !== undefined) hits.push({ first, end, weight: rule.weight, meaning: rule.meaning });
	}
}
