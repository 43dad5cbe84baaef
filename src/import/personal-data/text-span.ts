/** Part of a text, in UTF-16 code units; `end` is exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Finds all parts of a certain kind in a text. */
export type SpanFinder = (text: string) => Span[];

/**
 * Finds all matches: the first group if a pattern has the flag "d" and a group, otherwise the whole
 * match. Patterns must be global and must not match an empty string. Avoids `matchAll`, which
 * copies each pattern on every call.
 */
export function spansOf(text: string, patterns: readonly RegExp[]): Span[] {
	const spans: Span[] = [];
	for (const pattern of patterns) {
		pattern.lastIndex = 0;
		for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
			const { 0: found, index, indices } = match;
			const [start, end] = indices?.[1] ?? [index, index + found.length];
			spans.push({ start, end });
		}
	}
	return spans;
}
