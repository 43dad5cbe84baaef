// Embeddings, overrides and isolates: they would turn around what stands beside the text (UAX #9 §2).
// Marks (U+200E, U+200F, U+061C) stay: they turn nothing, and Hebrew and Arabic are spelled with them.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
// Control characters but for tab and line breaks.
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
// Nothing to see, and words in which no search would find what a reader sees: soft hyphens, joiners
// of words, fillers, formats that Unicode deprecates, notes between lines.
const INVISIBLE =
	/[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f/g;
// Flags of regions are spelled with tags behind a black flag (UTS #51 §2.8); elsewhere they hide text.
const FLAG_OR_TAGS = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
// One chooses a form of the character before it; more of them only hide something.
const VARIATIONS = /(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;
// Joiners bind emoji and shape letters of several scripts. These scripts know no use of them.
const IDLE_JOINERS =
	/(?<=^|[\s\p{P}\p{Nd}\u200c\u200d]|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han})[\u200c\u200d]+/gu;
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g;
const EMPTY_LINES = /\n{3,}/g;
// No language stacks more; a hundred of them paint over the lines above.
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** What stands behind a text that is `truncated`, wherever people read it. */
export const EXCERPT_NOTE = 'Excerpt: the source gives only the beginning.';

/** A customer's text as a page may show it: what would harm the page around it is left out. */
export function displayText(text: string): string {
	return text
		.toWellFormed()
		.replace(LINE_BREAKS, '\n')
		.replace(CONTROLS, '')
		.replace(BIDI_CONTROLS, '')
		.replace(INVISIBLE, '')
		.replace(FLAG_OR_TAGS, '$1')
		.replace(VARIATIONS, '')
		.replace(IDLE_JOINERS, '')
		.replace(STACKED_MARKS, '$1')
		.replace(EMPTY_LINES, '\n\n');
}
