/** What cleaning met in a text: characters that were taken out, and ones that hint at damage. */
export type TextFlaw =
	| 'forbidden characters removed'
	| 'replacement character kept'
	| 'letters broken by a wrong encoding kept; export it again as UTF-8';

const PLAIN = /^[\n\x20-\x7e]*$/;

export interface CleanText {
	readonly text: string;
	readonly flaws: readonly TextFlaw[];
}

// What XML 1.0 §2.2 excludes, lone surrogates among them: none of it could stand in a feed.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * What UTF-8 becomes when it is read as Windows-1252: "Ã©" for é, "â€™" for ’, "ðŸ˜€" for 😀. The
 * second character must be one that UTF-8 continues with, so that "Ã" in capitals is none.
 */
const CONTINUED = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const BROKEN = new RegExp(
	`[ÂÃÄÅ][\\u0080-\\u00bf]|Ã[€‚ƒ„…†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]|â€${CONTINUED}|ðŸ${CONTINUED}{2}`,
);

/**
 * The text without characters that no XML document may hold, with plain line feeds and without white
 * space at its ends. Nothing else changes; U+FFFD and letters that a wrong encoding has broken stay,
 * because only the source knows what they were.
 */
export function cleanText(raw: string): CleanText {
	// What most texts are: nothing in it is forbidden, and no line ends otherwise.
	if (PLAIN.test(raw)) return { text: raw.trim(), flaws: [] };
	const allowed = raw.replace(FORBIDDEN, '');
	const flaws: TextFlaw[] = [];
	if (allowed !== raw) flaws.push('forbidden characters removed');
	if (allowed.includes('\ufffd')) flaws.push('replacement character kept');
	if (BROKEN.test(allowed)) {
		flaws.push('letters broken by a wrong encoding kept; export it again as UTF-8');
	}
	return { text: allowed.replace(/\r\n?/g, '\n').trim(), flaws };
}
