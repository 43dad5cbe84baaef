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
export interface Rule<Meaning> {
	readonly steps: readonly Step[];
	/**
	 * The number of required words. If two rules match at the same place, the one with more is more specific.
	 */
	readonly weight: number;
	readonly meaning: Meaning;
	/** The place of the pattern in the list. */
	readonly order: number;
	/** A rule is tried only if its gate is open, that is, if the text contains another word that it needs. */
	readonly gate: number | undefined;
}

/** Rules that begin with the same word: those with a fixed next word, by that word, and the others. */
interface Beginning<Meaning> {
	readonly byNext: Map<string, Rule<Meaning>[]>;
	readonly others: Rule<Meaning>[];
}

/** Rules by their possible first words, plus the rules that may begin with an amount. */
export interface PatternIndex<Meaning> {
	readonly byWord: ReadonlyMap<string, Beginning<Meaning>>;
	readonly byAmount: readonly Rule<Meaning>[];
	/** The gates that a word opens if it occurs anywhere in the text. */
	readonly gatesByWord: ReadonlyMap<string, readonly number[]>;
	readonly gates: number;
}

/** A span that a rule matches, as word indexes of the reading. */
export interface Hit<Meaning> {
	readonly first: number;
	readonly end: number;
	readonly weight: number;
	readonly meaning: Meaning;
}

export function createPatternIndex<Meaning>(
	patterns: Iterable<readonly [pattern: string, meaning: Meaning]>,
): PatternIndex<Meaning> {
	const byWord = new Map<string, Beginning<Meaning>>();
	const byAmount: Rule<Meaning>[] = [];
	const gatesByWord = new Map<string, number[]>();
	let gates = 0;
	let order = 0;
	for (const [pattern, meaning] of patterns) {
		const steps = parsePattern(pattern);
		const weight = steps.filter((step) => step.kind !== 'gap' && !step.optional).length;
		const [first, second] = steps;
		if (first?.kind !== 'words') continue;
		const next = isFixed(second) && first.amounts.length === 0 ? second.words : undefined;
		const needed = next ? undefined : rarestNeeded(steps);
		const gate = needed && gates++;
		for (const word of needed ?? []) append(gatesByWord, word, gates - 1);
		const rule = { steps, weight, meaning, order: order++, gate };
		if (first.amounts.length > 0) byAmount.push(rule);
		for (const word of first.words ?? []) {
			const beginning = byWord.get(word) ?? newBeginning<Meaning>();
			byWord.set(word, beginning);
			if (next) for (const after of next) append(beginning.byNext, after, rule);
			else beginning.others.push(rule);
		}
	}
	return { byWord, byAmount, gatesByWord, gates };
}

function newBeginning<Meaning>(): Beginning<Meaning> {
	return { byNext: new Map(), others: [] };
}

/** Picks the required step after the first with the fewest alternatives, none of them a common word. */
function rarestNeeded([, ...others]: readonly Step[]): ReadonlySet<string> | undefined {
	const needed = others.flatMap((step) =>
		isFixed(step) && !COMMON.some((word) => step.words.has(word)) ? [step.words] : [],
	);
	return needed.toSorted((a, b) => a.size - b.size)[0];
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

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
	const list = lists.get(key);
	if (list) list.push(value);
	else lists.set(key, [value]);
}

const NONE: readonly never[] = [];

/** Finds every match, from left to right. Matches may overlap. */
export function findHits<Meaning>(index: PatternIndex<Meaning>, reading: Reading): Hit<Meaning>[] {
	const hits: Hit<Meaning>[] = [];
	const { words } = reading;
	const open = openGates(index, words);
	for (let first = 0; first < words.length; first++) {
		const beginning = index.byWord.get(words[first] ?? '');
		if (beginning) {
			const followed = beginning.byNext.get(words[first + 1] ?? '') ?? NONE;
			tryRules(followed, beginning.others, open, reading, first, hits);
		}
		if (index.byAmount.length > 0 && beginsAmount(reading, first)) {
			tryRules(index.byAmount, NONE, open, reading, first, hits);
		}
	}
	return hits;
}

/** Opens the gates of the words in a text. Most rules need two words, and most texts lack one of them. */
function openGates<Meaning>(
	{ gatesByWord, gates }: PatternIndex<Meaning>,
	words: readonly string[],
): Uint8Array {
	const open = new Uint8Array(gates);
	for (const word of words) for (const gate of gatesByWord.get(word) ?? []) open[gate] = 1;
	return open;
}

/** Tries the rules of two lists in the order of their patterns. */
function tryRules<Meaning>(
	some: readonly Rule<Meaning>[],
	others: readonly Rule<Meaning>[],
	open: Uint8Array,
	reading: Reading,
	first: number,
	hits: Hit<Meaning>[],
): void {
	let [at, otherAt] = [0, 0];
	for (;;) {
		const [one, other] = [some[at], others[otherAt]];
		const isOne = one !== undefined && (other === undefined || one.order < other.order);
		const rule = isOne ? one : other;
		if (!rule) return;
		if (isOne) at++;
		else otherAt++;
		if (rule.gate !== undefined && open[rule.gate] === 0) continue;
		const end = matchPattern(rule.steps, reading, first);
		if (end !== undefined) hits.push({ first, end, weight: rule.weight, meaning: rule.meaning });
	}
}
