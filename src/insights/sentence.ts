import type { Span } from './text/tokens.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentence of a text that holds the beginning of a span, without white space around it. */
export function sentenceAround(text: string, { start }: Span): Span {
	const { index = 0, segment = text } = segmenter.segment(text).containing(start) ?? {};
	const leading = segment.length - segment.trimStart().length;
	return { start: index + leading, end: index + segment.trimEnd().length };
}
