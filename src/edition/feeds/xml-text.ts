/** Everything outside the `Char` production of XML 1.0 §2.2: the `feed` package lets it through. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that no XML 1.0 document may hold, escaped or not. */
export function toXmlText(text: string): string {
	return text.replace(FORBIDDEN, '');
}
