import { fold } from './fold.ts';

/** Where something begins and ends in a text, in UTF-16 units, the end exclusive. */
export type Span = readonly [start: number, end: number];

/**
 * A character with the marks that belong to it. The two half-width sound marks of katakana are
 * letters by category, and become marks by folding.
 */
const CHARACTERS = /[^][\p{M}\uff9e\uff9f]*/gu;
const ASCII_ONLY = /^[\0-\x7f]*$/;

/**
 * Where a text matches a query as the search understands it, `fold(text).includes(fold(query))`:
 * places that do not overlap, in their order. A match that begins or ends within a character which
 * folds to several (ß, ﬁ, ½) takes the character whole.
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
		// Twice "s" in "ß" is one mark.
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
	/** Where its folded form begins in that of the text. */
	readonly foldedStart: number;
}

function endOf(piece: Piece | undefined): number {
	return piece ? piece.foldedStart + piece.folded.length : Infinity;
}

/**
 * Cuts a text so that the folded pieces, one after another, are the folded text. Characters that
 * normalisation joins, such as the letters of a Hangul syllable, are one piece.
 */
function foldedPieces(text: string): Piece[] {
	const pieces: Piece[] = [];
	for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
		const before = pieces.at(-1);
		const folded = fold(character);
		// Nothing before it changes a character of ASCII, and it changes nothing before it.
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
