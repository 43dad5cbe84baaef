import { fold } from './fold.ts';

/** Start and end of a match in a text, in UTF-16 units; the end is exclusive. */
export type Span = readonly [start: number, end: number];

/**
 * A character with its combining marks. The two half-width katakana sound marks are letters by
 * category, but folding turns them into marks.
 */
const CHARACTERS = /[^][\p{M}\uff9e\uff9f]*/gu;
const ASCII_ONLY = /^[\0-\x7f]*$/;

/**
 * Finds the matches for a query in a text, using the search's definition:
 * `fold(text).includes(fold(query))`. Matches are in order and do not overlap. If a match begins or
 * ends within a character that folds to several (ß, ﬁ, ½), it includes the whole character.
 */
export function findMatches(text: string, query: string): Span[] {
	const wanted = fold(query);
	if (wanted === '') return [];
	const pieces = foldedPieces(text);
	const folded = pieces.map((piece) => piece.folded).join('');
	const spans: Span[] = [];
	let number = 0;
	for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
		while (endOf(pieces[number]) <= at) number += 1;
		const first = pieces[number];
		while (endOf(pieces[number]) < at + wanted.length) number += 1;
		const last = pieces[number];
		if (!first || !last) break;
		// Both halves of "ß" match "s", but it is marked once.
		const before = spans.at(-1);
		if (before && before[1] > first.start) spans.pop();
		spans.push([before && before[1] > first.start ? before[0] : first.start, last.end]);
	}
	return spans;
}

interface Piece {
	readonly start: number;
	readonly end: number;
	readonly folded: string;
	/** Start of the folded piece within the folded text. */
	readonly foldedStart: number;
}

function endOf(piece: Piece | undefined): number {
	return piece ? piece.foldedStart + piece.folded.length : Infinity;
}

/**
 * Cuts a text into pieces whose folded forms, joined, are the folded text. Characters that
 * normalization combines, such as the letters of a Hangul syllable, form one piece.
 */
function foldedPieces(text: string): Piece[] {
	const pieces: Piece[] = [];
	for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
		const before = pieces.at(-1);
		const folded = fold(character);
		// ASCII characters do not interact with the characters before them.
		const joined =
			before && !ASCII_ONLY.test(character)
				? fold(text.slice(before.start, index) + character)
				: undefined;
		const isApart = joined === undefined || joined === before?.folded + folded;
		if (!before || isApart) {
			const foldedStart = before ? endOf(before) : 0;
			pieces.push({ start: index, end: index + character.length, folded, foldedStart });
			continue;
		}
		const end = index + character.length;
		pieces[pieces.length - 1] = { ...before, end, folded: joined };
	}
	return pieces;
}
