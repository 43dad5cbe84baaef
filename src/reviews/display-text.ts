// Embeddings, overrides and isolates can change the direction of the text around them (UAX #9 §2).
// Directional marks (U+200E, U+200F, U+061C) are harmless, and Hebrew and Arabic need them.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
// Control characters except tab and newline.
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
// Invisible characters, which also break search within words: soft hyphens, word joiners, fillers,
// formatting characters deprecated by Unicode, interlinear annotations.
const INVISIBLE =
	/[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f/g;
// Flags of regions are a black flag followed by tags (UTS #51 §2.8). Elsewhere, tags hide text.
const FLAG_OR_TAGS = /(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;
// One variation selector chooses a form of the character before it; more of them only hide data.
const VARIATIONS = /(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;
// Joiners combine emoji and shape letters in some scripts. The scripts listed here do not use them.
const IDLE_JOINERS =
	/(?<=^|[\s\p{P}\p{Nd}\u200c\u200d]|\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han})[\u200c\u200d]+/gu;
const LINE_BREAKS = /\r\n?|[\u2028\u2029\u0085]/g;
const EMPTY_LINES = /\n{3,}/g;
// No language stacks more marks than this; a hundred of them would cover the lines above.
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** An author whose name is not known, or not shown. */
export const NAMELESS = { name: 'Customer', anonymous: true };

/** Shown to people after a text that is `truncated`. */
export const EXCERPT_NOTE = 'Excerpt: only the beginning is shown here.';

/** Makes a customer's text safe to display: removes everything that could affect the page around it. */
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
