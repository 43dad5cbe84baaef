/** A part of a text, in UTF-16 units; `end` is exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Finds the parts of a text that hold something of one kind. */
export type SpanFinder = (text: string) => Span[];

/**
 * The first group of each match where a pattern has the flag "d" and a group, else all of it. Patterns
 * are global, and match no empty text. `matchAll` would copy each of them, every time.
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
