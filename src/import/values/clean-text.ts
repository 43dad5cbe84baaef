import { htmlToText } from './html-text.ts';
import type { DraftReply, ReviewDraft } from '../formats/read-record.ts';

/** Defects of a text that the report mentions: forbidden characters, HTML, signs of a wrong encoding. */
export type TextFlaw =
	| 'forbidden characters removed'
	| 'HTML converted to text'
	| 'replacement character kept'
	| 'letters broken by a wrong encoding kept; export it again as UTF-8';

const PLAIN = /^[\n\x20-\x7e]*$/;

export interface CleanText {
	readonly text: string;
	readonly flaws: readonly TextFlaw[];
}

// Characters that XML 1.0 §2.2 does not allow, including lone surrogates. A feed cannot contain
// them.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * UTF-8 that was read as Windows-1252: "Ã©" for é, "â€™" for ’, "ðŸ˜€" for 😀. The second character
 * must be a UTF-8 continuation byte, so that an ordinary "Ã" in capitals does not match.
 */
const CONTINUED = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const BROKEN = new RegExp(
	`[ÂÃÄÅ][\\u0080-\\u00bf]|Ã[€‚ƒ„…†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]|â€${CONTINUED}|ðŸ${CONTINUED}{2}`,
);

/**
 * Removes the characters that XML documents cannot contain, converts HTML to text and line ends to line
 * feeds, and trims white space. Leaves U+FFFD and wrongly decoded letters alone, because only the source knows
 * the original characters.
 */
export function cleanText(raw: string): CleanText {
	const text = htmlToText(raw);
	const flaws: TextFlaw[] = text === raw ? [] : ['HTML converted to text'];
	// Fast path: most texts are plain ASCII.
	if (PLAIN.test(text)) return { text: text.trim(), flaws };
	const allowed = text.replace(FORBIDDEN, '');
	if (allowed !== text) flaws.push('forbidden characters removed');
	if (allowed.includes('\ufffd')) flaws.push('replacement character kept');
	if (BROKEN.test(allowed)) {
		flaws.push('letters broken by a wrong encoding kept; export it again as UTF-8');
	}
	return { text: allowed.replace(/\r\n?/g, '\n').trim(), flaws };
}

/** All texts of a draft, cleaned once. Absent ones are empty. */
export interface CleanTexts {
	readonly title: CleanText;
	readonly text: CleanText;
	readonly authorName: CleanText;
	readonly replies: readonly (CleanText & Pick<DraftReply, 'date'>)[];
}

export function cleanTexts({ title, text, authorName, responses }: ReviewDraft): CleanTexts {
	return {
		title: cleanText(title ?? ''),
		text: cleanText(text),
		authorName: cleanText(authorName ?? ''),
		replies: responses.map((reply) => ({ ...cleanText(reply.text), date: reply.date })),
	};
}
