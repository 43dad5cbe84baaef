import { beginsAmount, matchPattern } from './match-pattern.ts';
import { parsePattern, type Step } from './pattern.ts';
import type { Reading } from './reading.ts';

/** A pattern and what it stands for. */
export interface Rule<Meaning> {
	readonly steps: readonly Step[];
	/** How many words it asks for; of two rules for one place, the one that asks for more knows better. */
	readonly weight: number;
	readonly meaning: Meaning;
}

/** Rules by the words with which they may begin, and those that may begin with an amount. */
export interface PatternIndex<Meaning> {
	readonly byWord: ReadonlyMap<string, readonly Rule<Meaning>[]>;
	readonly byAmount: readonly Rule<Meaning>[];
}

/** A place, in words of a reading, where a rule holds. */
export interface Hit<Meaning> {
	readonly first: number;
	readonly end: number;
	readonly weight: number;
	readonly meaning: Meaning;
}

export function createPatternIndex<Meaning>(
	patterns: Iterable<readonly [pattern: string, meaning: Meaning]>,
): PatternIndex<Meaning> {
	const byWord = new Map<string, Rule<Meaning>[]>();
	const byAmount: Rule<Meaning>[] = [];
	for (const [pattern, meaning] of patterns) {
		const steps = parsePattern(pattern);
		const weight = steps.filter((step) => step.kind !== 'gap' && !step.optional).length;
		const rule = { steps, weight, meaning };
		const [first] = steps;
		if (first?.kind !== 'words') continue;
		if (first.amounts.length > 0) byAmount.push(rule);
		for (const word of first.words ?? []) {
			const rules = byWord.get(word);
			if (rules) rules.push(rule);
			else byWord.set(word, [rule]);
		}
	}
	return { byWord, byAmount };
}

/** Every place where a rule holds, from left to right; places may lie over each other. */
export function findHits<Meaning>(index: PatternIndex<Meaning>, reading: Reading): Hit<Meaning>[] {
	const hits: Hit<Meaning>[] = [];
	const { words } = reading;
	for (let first = 0; first < words.length; first++) {
		const word = words[first] ?? '';
		const rules = index.byWord.get(word);
		if (rules) tryRules(rules, reading, first, hits);
		if (index.byAmount.length > 0 && beginsAmount(reading, first)) {
			tryRules(index.byAmount, reading, first, hits);
		}
	}
	return hits;
}

function tryRules<Meaning>(
	rules: readonly Rule<Meaning>[],
	reading: Reading,
	first: number,
	hits: Hit<Meaning>[],
): void {
	for (const { steps, weight, meaning } of rules) {
		const end = matchPattern(steps, reading, first);
		if (end !== undefined) hits.push({ first, end, weight, meaning });
	}
}
