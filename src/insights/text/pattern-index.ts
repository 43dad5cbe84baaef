import { beginsAmount, crossesEnd, matchPattern } from './match-pattern.ts';
import { parsePattern, type Step, type WordStep } from './pattern.ts';
import type { Reading } from './reading.ts';

/** A parsed pattern and its meaning. */
interface Rule<Meaning> {
	readonly steps: readonly Step[];
	/**
	 * The number of required words. If two rules match at the same place, the one with more is more specific.
	 */
	readonly weight: number;
	readonly meaning: Meaning;
}

/** The gates that a word opens, and the rules to try at the word. */
interface Role {
	readonly gates: number[];
	/** For each rule: its number, then its two gates, each with its reach. */
	readonly rules: number[];
}

/**
 * Patterns by the words that they begin with or need. A rule is tried only if both its gates are open: one of
 * the words that each needs must follow, at most as many words later as its reach.
 */
export interface PatternIndex<Meaning> {
	readonly rules: readonly Rule<Meaning>[];
	/** Where the role of each word begins in `roles`. */
	readonly places: ReadonlyMap<string, number>;
	/** Where the rules that may begin with an amount are in `roles`. */
	readonly amounts: number;
	/** All roles: two counts, the gates, and the rules. Stored together, because each text reads a hundred. */
	readonly roles: Int32Array;
	/** For each gate, one more than the nearest later word that opens it; 0 if there is none. Reused. */
	readonly nearest: Int32Array;
}

/** A span that a rule matches, as word indexes of the reading. */
export interface Hit<Meaning> {
	readonly first: number;
	readonly end: number;
	readonly weight: number;
	readonly meaning: Meaning;
}

/** The gate of rules that need no other word. It is always open. */
const NO_GATE = 0;
const GATES_OF_RULE = 2;
const FIELDS_OF_RULE = 1 + 2 * GATES_OF_RULE;
const ANY_REACH = 2 ** 24;

export function createPatternIndex<Meaning>(
	patterns: Iterable<readonly [pattern: string, meaning: Meaning]>,
): PatternIndex<Meaning> {
	const rules: Rule<Meaning>[] = [];
	const byWord = new Map<string, Role>();
	const byAmount: Role = { gates: [], rules: [] };
	const gates = new Map<string, number>();
	const roleOf = (word: string) => valueAt(byWord, word, (): Role => ({ gates: [], rules: [] }));
	const gateOf = (words: ReadonlySet<string>) =>
		valueAt(gates, [...words].join(' '), () => {
			const gate = gates.size + 1;
			for (const word of words) roleOf(word).gates.push(gate);
			return gate;
		});
	for (const [pattern, meaning] of patterns) {
		const steps = parsePattern(pattern);
		const weight = steps.filter((step) => step.kind !== 'gap' && !step.optional).length;
		const [first] = steps;
		if (first?.kind !== 'words') continue;
		const needed = rarestNeeded(steps).map(({ words, reach }) => [gateOf(words), reach]);
		while (needed.length < GATES_OF_RULE) needed.push([NO_GATE, 0]);
		const rule = [rules.length, ...needed.flat()];
		rules.push({ steps, weight, meaning });
		if (first.amounts.length > 0) byAmount.rules.push(...rule);
		for (const word of first.words ?? []) roleOf(word).rules.push(...rule);
	}
	const roles: number[] = [];
	const placeOf = (role: Role) => {
		const place = roles.length;
		roles.push(role.gates.length, role.rules.length, ...role.gates, ...role.rules);
		return place;
	};
	return {
		rules,
		places: new Map([...byWord].map(([word, role]) => [word, placeOf(role)])),
		amounts: placeOf(byAmount),
		roles: Int32Array.from(roles),
		nearest: new Int32Array(gates.size + 1),
	};
}

function valueAt<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
	const known = values.get(key);
	if (known !== undefined) return known;
	const created = create();
	values.set(key, created);
	return created;
}

/**
 * Picks the required steps after the first with the fewest alternatives, and tells how many words after the
 * first word of a match each may be.
 */
function rarestNeeded(steps: readonly Step[]) {
	const needed: { readonly words: ReadonlySet<string>; readonly reach: number }[] = [];
	let reach = 0;
	for (const [at, step] of steps.entries()) {
		if (at > 0 && isFixed(step)) needed.push({ words: step.words, reach });
		// An amount has any number of words.
		reach += step.kind === 'gap' ? step.reach : step.amounts.length > 0 ? ANY_REACH : 1;
	}
	return needed.toSorted((a, b) => a.words.size - b.words.size).slice(0, GATES_OF_RULE);
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
	const { places, amounts, roles, nearest } = index;
	const { words } = reading;
	const hits: Hit<Meaning>[] = [];
	const hasAmounts = (roles[amounts + 1] ?? 0) > 0;
	nearest.fill(0);
	for (let first = words.length - 1; first >= 0; first--) {
		const place = places.get(words[first] ?? '');
		nearest[NO_GATE] = first + 1;
		if (!crossesEnd(reading, first)) {
			if (place !== undefined) tryRules(index, place, 1, reading, first, hits);
			if (hasAmounts && beginsAmount(reading, first)) {
				tryRules(index, amounts, 0, reading, first, hits);
			}
		}
		if (place === undefined) continue;
		const end = place + 2 + (roles[place] ?? 0);
		for (let at = place + 2; at < end; at++) nearest[roles[at] ?? NO_GATE] = first + 1;
	}
	// The sort is stable, so hits at the same word stay in the order of their patterns.
	return hits.toSorted((a, b) => a.first - b.first);
}

/** Tries the rules at a place. The first step of those that begin with the word is known to match. */
function tryRules<Meaning>(
	index: PatternIndex<Meaning>,
	place: number,
	known: 0 | 1,
	reading: Reading,
	first: number,
	hits: Hit<Meaning>[],
): void {
	const { rules, roles } = index;
	const begin = place + 2 + (roles[place] ?? 0);
	const end = begin + (roles[place + 1] ?? 0);
	for (let at = begin; at < end; at += FIELDS_OF_RULE) {
		if (!isOpen(index, at + 1, first) || !isOpen(index, at + 3, first)) continue;
		const rule = rules[roles[at] ?? 0];
		if (!rule) continue;
		const { steps, weight, meaning } = rule;
		const reached = matchPattern(steps, known, reading, first + known);
		if (reached !== undefined) hits.push({ first, end: reached, weight, meaning });
	}
}

/** Tells whether the gate of a rule at a word is open. */
function isOpen({ roles, nearest }: PatternIndex<unknown>, gate: number, first: number): boolean {
	const needed = nearest[roles[gate] ?? NO_GATE] ?? 0;
	return needed > 0 && needed - 1 - first <= (roles[gate + 1] ?? 0);
}
