import type { TokenRange } from '../text/sentences.ts';
import type { Span } from '../text/tokens.ts';
import type { Reading } from '../text/reading.ts';

const LONGEST = 26;
const ENOUGH = 6;
/** Shorter clauses ("Next opening") seldom say anything on their own. */
const WORDS_TO_STAND_ALONE = 4;
const WORDS_BEFORE = 5;
const WORDS_AFTER = 4;

/**
 * Returns the span to quote as evidence: the clause, the sentence if the clause is short, or the nearby
 * words if the clause is long.
 */
export function evidenceAround(reading: Reading, first: number, end: number): Span {
	const { parsed, tokens, clauses } = reading;
	const clause = partOf(reading, clauses[first] ?? 0);
	let from = tokens[first] ?? 0;
	let to = (tokens[end - 1] ?? 0) + 1;
	if (clause && to <= clause.end) {
		if (clause.end - clause.first <= LONGEST) [from, to] = [clause.first, clause.end];
		else if (to - from < ENOUGH) {
			from = Math.max(clause.first, from - WORDS_BEFORE);
			to = Math.min(clause.end, to + WORDS_AFTER);
		}
	}
	while (from < to - 1 && isEdge(reading, from)) from++;
	while (to - 1 > from && parsed.tokens[to - 1]?.kind === 'sign') to--;
	return { start: parsed.tokens[from]?.start ?? 0, end: parsed.tokens[to - 1]?.end ?? 0 };
}

/** Returns a clause, or its sentence if the clause is too short to be understood alone. */
function partOf({ parsed }: Reading, at: number): TokenRange | undefined {
	const clause = parsed.clauses[at];
	const sentence = parsed.sentences[clause?.sentence ?? 0];
	if (!clause || !sentence || sentence.end - sentence.first > LONGEST) return clause;
	const words = parsed.tokens.slice(clause.first, clause.end).filter(({ kind }) => kind !== 'sign');
	return words.length < WORDS_TO_STAND_ALONE ? sentence : clause;
}

const LEADS = new Set(
	'and but because so or then plus however although though yet while whereas'.split(' '),
);

function isEdge({ parsed }: Reading, at: number): boolean {
	const token = parsed.tokens[at];
	if (!token) return false;
	if (token.kind === 'sign') return token.word !== '$';
	return LEADS.has(token.word);
}
