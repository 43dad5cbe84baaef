/** A part of a text, in UTF-16 units; `end` is exclusive. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/** Finds the parts of a text that hold something of one kind. */
export type SpanFinder = (text: string) => Span[];

/** The first group of each match where a pattern has the flag "d" and a group, else all of it. */
export function spansOf(text: string, patterns: readonly RegExp[]): Span[] {
	return patterns.flatMap((pattern) =>
		[...text.matchAll(pattern)].map(({ 0: found, index, indices }) => {
			const [start, end] = indices?.[1] ?? [index, index + found.length];
			return { start, end };
		}),
	);
}
