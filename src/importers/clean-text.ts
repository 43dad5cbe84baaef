/** What cleaning met in a text: characters that were taken out, and ones that hint at damage. */
export type TextFlaw = 'forbidden characters removed' | 'replacement character kept';

export interface CleanText {
	readonly text: string;
	readonly flaws: readonly TextFlaw[];
}

// What XML 1.0 §2.2 excludes, lone surrogates among them: none of it could stand in a feed.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * The text without characters that no XML document may hold, with plain line feeds and without white
 * space at its ends. Nothing else changes; U+FFFD stays, because only the source knows what it was.
 */
export function cleanText(raw: string): CleanText {
	const allowed = raw.replace(FORBIDDEN, '');
	const flaws: TextFlaw[] = [];
	if (allowed !== raw) flaws.push('forbidden characters removed');
	if (allowed.includes('\ufffd')) flaws.push('replacement character kept');
	return { text: allowed.replace(/\r\n?/g, '\n').trim(), flaws };
}
