const ASCII = /^[\0-\x7f]*$/;
const CURLY = /[\u2018\u2019\u201b\u201c\u201d\u2032]/g;
const CAPITALS = /\p{Lu}/gu;

/** Lowercases a text and straightens its quotes without changing its length, so that offsets stay valid. */
export function lowerSameLength(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	return text
		.replace(CURLY, (quote) => (quote === '\u201c' || quote === '\u201d' ? '"' : "'"))
		.replace(CAPITALS, (letter) => {
			const small = letter.toLowerCase();
			// "İ" would become two characters.
			return small.length === letter.length ? small : letter;
		});
}
