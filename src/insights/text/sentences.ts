import type { Token } from './tokens.ts';

/** A range of tokens, end exclusive. */
export interface TokenRange {
	readonly first: number;
	readonly end: number;
}

const ENDS = new Set(['.', '!', '?', '…', '。', '！', '？']);
/** Closing marks that still belong to the sentence before them. */
const CLOSERS = new Set(['"', "'", ')', ']', '”', '’']);
const ABBREVIATIONS = new Set(
	'mr mrs ms dr st vs etc approx no nos inc jr sr ave blvd dept est min hr hrs e.g i.e a.m p.m u.s'
		.split(' ')
		.flatMap((word) => [word, ...word.split('.')]),
);

/** Splits tokens into sentences at periods and similar marks, and at line breaks. */
export function splitSentences(text: string, tokens: readonly Token[]): TokenRange[] {
	const sentences: TokenRange[] = [];
	let first = 0;
	const close = (end: number) => {
		if (end > first) sentences.push({ first, end });
		first = end;
	};
	for (let index = 0; index < tokens.length; index++) {
		const token = tokens[index];
		const next = tokens[index + 1];
		if (!token) break;
		if (ENDS.has(token.word) && !isAbbreviation(tokens, index)) {
			let end = index + 1;
			while (ENDS.has(tokens[end]?.word ?? '') || closesAt(tokens, end)) end++;
			close(end);
			index = end - 1;
		} else if (next && isLineBreak(text, token.end, next.start)) close(index + 1);
	}
	close(tokens.length);
	return sentences;
}

/** Tells whether a token is a closing mark without a space before it. */
function closesAt(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index];
	return token !== undefined && CLOSERS.has(token.word) && token.start === tokens[index - 1]?.end;
}

/** Tells whether a period does not end a sentence: "Mr. Bell", "Dana W. was", "a.m.". */
function isAbbreviation(tokens: readonly Token[], index: number): boolean {
	const [before, stop, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
	if (!before || stop?.word !== '.' || before.end !== stop.start || !after) return false;
	if (after.start === stop.end && after.kind !== 'sign') return true;
	if (ABBREVIATIONS.has(before.word)) return true;
	return before.word.length === 1 && before.kind === 'word' && before.word !== 'i';
}

function isLineBreak(text: string, from: number, to: number): boolean {
	for (let at = from; at < to; at++) if (text.charCodeAt(at) === 0x0a) return true;
	return false;
}
