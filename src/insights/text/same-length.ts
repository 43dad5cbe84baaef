const ASCII = /^[\0-\x7f]*$/;
const CURLY = /[\u2018\u2019\u201b\u201c\u201d\u2032]/g;
const CAPITALS = /\p{Lu}/gu;

/** Lower case and straight quotes, of the same length, so that places stay those of the text. */
export function lowerSameLength(text: string): string {
	if (ASCII.test(text)) return text.toLowerCase();
	return text
		.replace(CURLY, (quote) => (quote === '\u201c' || quote === '\u201d' ? '"' : "'"))
		.replace(CAPITALS, (letter) => {
			const small = letter.toLowerCase();
			// "İ" becomes two characters.
			return small.length === letter.length ? small : letter;
		});
}
