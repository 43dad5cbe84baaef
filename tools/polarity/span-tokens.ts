import type { ParsedText } from '../../src/insights/text/parse-text.ts';
import type { TokenRange } from '../../src/insights/text/sentences.ts';
import type { Span } from '../../src/insights/text/tokens.ts';

/** Returns the tokens that a span touches, at least one. */
export function tokensOf({ tokens }: ParsedText, { start, end }: Span): TokenRange {
	let first = 0;
	while (first < tokens.length - 1 && (tokens[first]?.end ?? 0) <= start) first++;
	let last = first + 1;
	while ((tokens[last]?.start ?? end) < end) last++;
	return { first, end: last };
}
