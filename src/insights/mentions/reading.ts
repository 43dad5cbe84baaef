import type { ParsedText } from '../text/parse-text.ts';

/** How a text uses capitals: normally, everywhere, or nowhere. */
export type LetterStyle = 'usual' | 'shouted' | 'lower';

export function letterStyleOf({ text, tokens }: ParsedText): LetterStyle {
	let [upper, lower] = [0, 0];
	for (let at = 0; at < text.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit >= 0x41 && unit <= 0x5a) upper++;
		else if (unit >= 0x61 && unit <= 0x7a) lower++;
	}
	if (upper > 8 && upper > lower * 2) return 'shouted';
	if (upper > tokens.length / 8) return 'usual';
	for (const token of tokens) {
		if (token.word !== 'i' && token.kind === 'word' && isCapital(text, token.start)) return 'usual';
	}
	return 'lower';
}

export function isCapital(text: string, at: number): boolean {
	const unit = text.charCodeAt(at);
	if (unit < 0x80) return unit >= 0x41 && unit <= 0x5a;
	const letter = text.charAt(at);
	return letter !== letter.toLowerCase();
}

export function wordAt(parsed: ParsedText, index: number): string {
	return parsed.tokens[index]?.word ?? '';
}

/** Tells whether exactly one space separates a token from the next. */
export function isNextTo(parsed: ParsedText, index: number): boolean {
	const [token, next] = [parsed.tokens[index], parsed.tokens[index + 1]];
	return token !== undefined && next?.start === token.end + 1 && parsed.text[token.end] === ' ';
}
