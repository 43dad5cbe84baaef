import { maskOf, type MaskedKind } from '../../reviews/mask.ts';
import type { Span } from './text-span.ts';

/** Part of a text that a mask replaces. */
export interface MaskedSpan extends Span {
	readonly kind: MaskedKind;
}

/** Merges overlapping spans, in the order of the text. The kind of the first and longest one is kept. */
function merge(spans: readonly MaskedSpan[]): MaskedSpan[] {
	const merged: MaskedSpan[] = [];
	for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
		const last = merged.at(-1);
		if (last === undefined || last.end <= span.start) merged.push(span);
		else merged[merged.length - 1] = { ...last, end: Math.max(last.end, span.end) };
	}
	return merged;
}

/** Replaces the spans of a text with the masks of their kinds. */
export function maskSpans(text: string, spans: readonly MaskedSpan[]): string {
	return merge(spans).reduceRight(
		(masked, { start, end, kind }) => masked.slice(0, start) + maskOf(kind) + masked.slice(end),
		text,
	);
}

/**
 * Returns a function that converts a position outside the masks of a masked text to the position in its
 * original, or `undefined` if the text does not have these masks.
 */
export function createUnmasker(masked: string, spans: readonly MaskedSpan[]) {
	let shift = 0;
	const masks = merge(spans).map(({ start, end, kind }) => {
		const at = start + shift;
		shift += maskOf(kind).length - (end - start);
		return { at, shift, mask: maskOf(kind) };
	});
	if (!masks.every(({ at, mask }) => masked.startsWith(mask, at))) return undefined;
	return (position: number): number =>
		position - (masks.findLast(({ at }) => at < position)?.shift ?? 0);
}
