import type { ParsedText } from '../text/parse-text.ts';

const MOST_SENTENCES = 2;

/** A short review judges all the way; a long one also tells what happened. */
export function isShortReview({ sentences }: ParsedText): boolean {
	return sentences.length <= MOST_SENTENCES;
}
