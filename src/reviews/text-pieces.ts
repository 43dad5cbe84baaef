/** A range of a text, in UTF-16 units; the end is exclusive. */
export interface TextSpan {
	readonly start: number;
	readonly end: number;
}

/** A piece of a text, and the spans that cover all of it. */
export interface TextPiece<Span extends TextSpan> {
	readonly text: string;
	/** In the order given; empty if nothing is marked. */
	readonly spans: readonly Span[];
}

/**
 * Cuts a text wherever a span begins or ends, so that overlapping spans can be shown as separate
 * marks. The pieces, joined, are the text. Spans are limited to the text, and surrogate pairs are
 * never split.
 */
export function cutText<Span extends TextSpan>(
	text: string,
	spans: readonly Span[],
): TextPiece<Span>[] {
	const cut = spans.map((span) => ({
		span,
		start: whole(text, span.start),
		end: whole(text, span.end),
	}));
	const edges = new Set([0, text.length, ...cut.flatMap(({ start, end }) => [start, end])]);
	const places = [...edges].toSorted((a, b) => a - b);
	return places.slice(1).map((end, index) => {
		const start = places[index] ?? 0;
		const covering = cut.filter((each) => each.start <= start && end <= each.end);
		return { text: text.slice(start, end), spans: covering.map(({ span }) => span) };
	});
}

/** Limits a position to the text, and moves it to the beginning of the character there. */
function whole(text: string, place: number): number {
	const within = Math.max(0, Math.min(place, text.length));
	const divides = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(within - 1, within + 1));
	return divides && within > 0 ? within - 1 : within;
}
