import type { TokenRange } from './sentences.ts';
import type { Token } from './tokens.ts';

/** How a clause is linked to the one before it in its sentence. */
export type ClauseLink = 'first' | 'and' | 'contrast' | 'comma' | 'break';

/** A part of a sentence that makes one statement. */
export interface Clause extends TokenRange {
	readonly sentence: number;
	readonly link: ClauseLink;
}

const BREAKS = new Set([';', ':', '—', '–', '(', ')', '[', ']', '•', '*']);
const CONTRASTS = new Set(
	'but however although though yet while whereas except unlike despite nevertheless unfortunately'.split(
		' ',
	),
);
const OF_TIME = new Set(['a', 'good', 'little', 'long', 'short', 'quite']);
/** Words that start a new clause if a subject follows. */
const JOINS = new Set('and because so since or then plus'.split(' '));
const SUBJECTS = new Set(
	(
		'i we you he she they it this that these those there the my our your his her their its ' +
		'everyone everything nobody nothing no'
	).split(' '),
);

/**
 * Splits sentences into clauses: at dashes, brackets and similar marks, at contrasting words, at commas, and
 * at "and" or similar words before a subject. Joining words belong to the later clause.
 */
export function splitClauses(tokens: readonly Token[], sentences: readonly TokenRange[]): Clause[] {
	const clauses: Clause[] = [];
	for (const [sentence, { first, end }] of sentences.entries()) {
		let begin = first;
		let link: ClauseLink = 'first';
		// The first word at or after `begin`. It only moves forward, so each token is checked once.
		let word = first;
		const hasWordBefore = (index: number) => {
			while (word < index && tokens[word]?.kind === 'sign') word++;
			return word < index;
		};
		const cutBefore = (index: number, next: ClauseLink) => {
			if (hasWordBefore(index)) {
				clauses.push({ first: begin, end: index, sentence, link });
				begin = index;
				word = index;
				link = next;
			} else if (next === 'contrast') link = next;
		};
		for (let index = first; index < end; index++) {
			const here = tokens[index]?.word ?? '';
			const after = tokens[index + 1]?.word ?? '';
			if (BREAKS.has(here) || isDash(tokens, index) || isSlash(tokens, index))
				cutBefore(index, 'break');
			else if (CONTRASTS.has(here) && !isTime(tokens, index)) cutBefore(index, 'contrast');
			else if (here === ',') cutBefore(index, 'comma');
			else if (JOINS.has(here) && SUBJECTS.has(after)) cutBefore(index, 'and');
		}
		const last = clauses.at(-1);
		if (hasWordBefore(end) || last?.sentence !== sentence) {
			clauses.push({ first: begin, end, sentence, link });
		} else clauses[clauses.length - 1] = { ...last, end };
	}
	return clauses;
}

/** "It took a while" is not a contrast. */
function isTime(tokens: readonly Token[], index: number): boolean {
	return tokens[index]?.word === 'while' && OF_TIME.has(tokens[index - 1]?.word ?? '');
}

/** A slash after a space separates clauses; the slashes in "w/ a smile" and "and/or" do not. */
function isSlash(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index];
	return token?.word === '/' && tokens[index - 1]?.end !== token.start;
}

/** A hyphen with spaces around it is a dash. */
function isDash(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index];
	if (token?.word !== '-') return false;
	return tokens[index - 1]?.end !== token.start && tokens[index + 1]?.start !== token.end;
}
