import { inflect } from './inflect.ts';
import { WORD_CLASSES } from './word-classes.ts';

/**
 * One step of a pattern: a choice of words or amounts, or a gap. An amount may span several words. A gap
 * skips up to `reach` words. It must not cross punctuation (`part`) or the end of the sentence (`sentence`),
 * or it may cross both (`text`).
 */
export type Step = WordStep | GapStep;

export interface WordStep {
	readonly kind: 'words';
	/** Undefined if any word matches. */
	readonly words: ReadonlySet<string> | undefined;
	readonly amounts: readonly AmountKind[];
	readonly optional: boolean;
}

export interface GapStep {
	readonly kind: 'gap';
	readonly reach: number;
	readonly within: 'part' | 'sentence' | 'text';
}

export type AmountKind = 'DURATION' | 'MONEY' | 'NUMBER';

const AMOUNTS: readonly AmountKind[] = ['DURATION', 'MONEY', 'NUMBER'];

const GAPS: Readonly<Record<string, GapStep>> = {
	'..': { kind: 'gap', reach: 3, within: 'part' },
	'...': { kind: 'gap', reach: 8, within: 'sentence' },
	'>>': { kind: 'gap', reach: 14, within: 'text' },
};

/**
 * Parses a pattern. Steps are separated by spaces: `word`, `one/other`, `word+` (with its inflections),
 * `word?` and `one/other?` (optional), `_` (any word), `CAR` (a word class), `DURATION`, `MONEY`, `NUMBER`,
 * and gaps: `..` (up to 3 words without punctuation), `...` (up to 8 within the sentence), `>>` (up to 14
 * across sentences). Throws a SyntaxError if a pattern does not begin with words, ends with a gap, or names
 * an unknown class.
 */
export function parsePattern(pattern: string): Step[] {
	const steps = pattern.trim().split(/\s+/).map(parseStep);
	const [first] = steps;
	if (steps.at(-1)?.kind === 'gap') {
		throw new SyntaxError(`Cannot read pattern "${pattern}": ends with a gap`);
	}
	if (first?.kind !== 'words' || first.words === undefined || first.optional) {
		throw new SyntaxError(`Cannot read pattern "${pattern}": must begin with words`);
	}
	return steps;
}

function parseStep(written: string): Step {
	const gap = GAPS[written];
	if (gap) return gap;
	const optional = written.length > 1 && written.endsWith('?');
	const choices = (optional ? written.slice(0, -1) : written).split('/').filter(Boolean);
	if (choices.some((choice) => choice.includes('?'))) {
		throw new SyntaxError(`Cannot read pattern: "${written}" has a "?" inside`);
	}
	if (choices.includes('_')) return { kind: 'words', words: undefined, amounts: [], optional };
	const amounts = AMOUNTS.filter((amount) => choices.includes(amount));
	const words = choices.filter((choice) => !amounts.some((amount) => amount === choice));
	return { kind: 'words', words: new Set(words.flatMap(toWords)), amounts, optional };
}

function toWords(written: string): readonly string[] {
	if (/^[A-Z]+$/.test(written)) {
		const words = WORD_CLASSES.get(written);
		if (!words) throw new SyntaxError(`Cannot read pattern: "${written}" is not a word class`);
		return words;
	}
	return written.length > 1 && written.endsWith('+') ? inflect(written.slice(0, -1)) : [written];
}
