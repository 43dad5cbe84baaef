/**
 * Characters outside the `Char` production of XML 1.0 §2.2. The `feed` package does not remove
 * them.
 */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Removes the characters that XML 1.0 does not allow, even escaped. */
export function toXmlText(text: string): string {
	return text.replace(FORBIDDEN, '');
}
