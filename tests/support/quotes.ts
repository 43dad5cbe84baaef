import { displayText } from '../../src/reviews/display-text.ts';

/**
 * Whether a quote repeats one of these texts exactly. "…" may stand for words that are left out; what is
 * before it must come before what is after it.
 */
export function isQuoteFrom(texts: readonly string[], quote: string): boolean {
	return texts.some((text) => {
		const shown = displayText(text);
		let from = 0;
		return quote.split('…').every((part) => {
			const at = shown.indexOf(part.trim(), from);
			from = at + part.trim().length;
			return at >= 0;
		});
	});
}
