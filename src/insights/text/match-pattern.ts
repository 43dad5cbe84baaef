import type { AmountKind, GapStep, Step, WordStep } from './pattern.ts';
import type { Reading } from './reading.ts';
import { WORD_CLASSES } from './word-classes.ts';

const NONE = -1;
const NUMBERS = new Set(WORD_CLASSES.get('NUMBERS'));
const UNITS = new Set(WORD_CLASSES.get('UNITS'));
const ABOUT = new Set(WORD_CLASSES.get('ABOUT'));
/** Words that a `part` gap cannot cross: "went well until we got to financing". */
const TURNS = new Set([
	...'but until till although though however never not'.split(' '),
	...(WORD_CLASSES.get('NT') ?? []),
]);
/** Words after which "but" is not a contrast: "anything but quick". */
const EXCEPTED = new Set(['anything', 'nothing', 'everything', 'all']);
const COUNTED_MONEY = new Set('dollars dollar bucks grand thousand hundred k'.split(' '));

/**
 * Matches a pattern from one of its steps on. Returns the end of the match (exclusive), or undefined if it does
 * not match.
 */
export function matchPattern(
	steps: readonly Step[],
	from: number,
	reading: Reading,
	at: number,
): number | undefined {
	const end = matchFrom(steps, from, reading, at);
	return end === NONE ? undefined : end;
}

/** Tells whether a sentence ends before a word without a mark. Only a gap can cross such an end. */
export function crossesEnd({ sentences, signs }: Reading, at: number): boolean {
	return at > 0 && sentences[at] !== sentences[at - 1] && signs[at - 1] === 0;
}

function matchFrom(steps: readonly Step[], from: number, reading: Reading, at: number): number {
	const step = steps[from];
	if (!step) return at;
	if (step.kind === 'gap') return matchGap(step, steps, from, reading, at);
	const after = endOfStep(step, reading, at);
	if (after !== NONE) {
		const end = matchFrom(steps, from + 1, reading, after);
		if (end !== NONE) return end;
	}
	return step.optional ? matchFrom(steps, from + 1, reading, at) : NONE;
}

function endOfStep(step: WordStep, reading: Reading, at: number): number {
	const word = reading.words[at];
	if (word === undefined) return NONE;
	if (crossesEnd(reading, at)) return NONE;
	if (step.words === undefined) return reading.signs[at] ? NONE : at + 1;
	if (step.words.has(word)) return at + 1;
	for (const amount of step.amounts) {
		const end = endOfAmount(amount, reading, at);
		if (end !== NONE) return end;
	}
	return NONE;
}

function matchGap(
	gap: GapStep,
	steps: readonly Step[],
	from: number,
	reading: Reading,
	at: number,
): number {
	const { words, sentences, signs } = reading;
	const sentence = sentences[at - 1];
	for (let skipped = 0, place = at; place < words.length; skipped++, place++) {
		if (gap.within !== 'text' && sentences[place] !== sentence) return NONE;
		const end = matchFrom(steps, from + 1, reading, place);
		if (end !== NONE) return end;
		if (skipped === gap.reach) return NONE;
		if (gap.within === 'part' && (signs[place] || isTurn(words, place))) return NONE;
	}
	return NONE;
}

function isTurn(words: readonly string[], at: number): boolean {
	return TURNS.has(words[at] ?? '') && !EXCEPTED.has(words[at - 1] ?? '');
}

function endOfAmount(kind: AmountKind, reading: Reading, at: number): number {
	if (kind === 'NUMBER') return endOfNumber(reading.words, at);
	return kind === 'MONEY' ? endOfMoney(reading.words, at) : endOfDuration(reading.words, at);
}

function endOfNumber(words: readonly string[], at: number): number {
	let end = at;
	while (ABOUT.has(words[end] ?? '')) end++;
	const first = end;
	while (isNumber(words[end] ?? '')) end++;
	return end === first ? NONE : end;
}

/** Matches "$400", "four hundred bucks", "two grand", "4k", and "$10" of "$10/hour". */
function endOfMoney(words: readonly string[], at: number): number {
	let end = at;
	while (ABOUT.has(words[end] ?? '')) end++;
	if (words[end] === '$') {
		const after = endOfNumber(words, end + 1);
		return after === NONE ? NONE : COUNTED_MONEY.has(words[after] ?? '') ? after + 1 : after;
	}
	const counted = endOfNumber(words, end);
	if (counted === NONE) return NONE;
	if (/^\d+(\.\d+)?k$/.test(words[counted - 1] ?? '')) return counted;
	if (/^\d{3,4}$/.test(words[counted - 1] ?? '') && words[counted] === 'for') return counted;
	let last = counted;
	while (COUNTED_MONEY.has(words[last] ?? '')) last++;
	const unit = words[last - 1] ?? '';
	return COUNTED_MONEY.has(unit) && unit !== 'hundred' ? last : NONE;
}

/** Matches "three hours", "over an hour", "2 weeks", "a couple of days", "20 minutes". */
function endOfDuration(words: readonly string[], at: number): number {
	let end = endOfNumber(words, at);
	if (end === NONE) return NONE;
	while (words[end] === 'of' || words[end] === 'an' || words[end] === 'a' || words[end] === 'full')
		end++;
	if (words[end] === 'business' || words[end] === 'whole' || words[end] === 'more') end++;
	return UNITS.has(words[end] ?? '') ? end + 1 : NONE;
}

/** Tells whether an amount begins at a word: digits, or a number word with its unit. */
export function beginsAmount({ words }: Reading, at: number): boolean {
	const word = words[at] ?? '';
	if (word === '$') return true;
	if (!isNumber(word)) return false;
	return !NUMBERS.has(word) || endOfDuration(words, at) !== NONE || endOfMoney(words, at) !== NONE;
}

function isNumber(word: string): boolean {
	const first = word.charCodeAt(0);
	return (first >= 0x30 && first <= 0x39) || NUMBERS.has(word);
}
