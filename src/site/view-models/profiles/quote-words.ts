import { parseText, sentenceAt, type ParsedText } from '../../../insights/text/parse-text.ts';
import { pointsBack } from '../../../insights/text/points-back.ts';
import type { Span } from '../../../insights/text/tokens.ts';
import { displayText } from '../../../reviews/display-text.ts';

/** Quoted words and what surrounds them, as the customer wrote it. "…" stands for what is left out. */
export interface QuotedWords {
	readonly before: string;
	readonly marked: string;
	readonly after: string;
}

/** Maximum number of characters of the sentence to show on each side of the quoted words. */
const MAX_CONTEXT = 150;
/** Shorter sentences, and those that point back, are shown with the one before, or the first one with the next. */
const TOO_SHORT = 60;
/** Shorter gaps are filled: "limp mode on the … It was a chafed wire" saves two words and makes no sense. */
const SHORT_GAP = 60;
const CUT_AT_START = /^(?:\S*\s+|[\udc00-\udfff])/;
const CUT_AT_END = /(?:\s+\S*|[\ud800-\udbff])$/;

/**
 * Quotes words of a text, with their surroundings.
 * @param outcome other words of the text that are quoted with them, in their sentence
 */
export function quoteWords(text: string, words: Span, outcome?: Span): QuotedWords {
	const parsed = parseText(text);
	const parts = [shorten(text, surroundings(parsed, words), words)];
	if (outcome) parts.push(shorten(text, sentencesOf(parsed, outcome), outcome));
	const shown = hull(parts);
	const whole = sentencesOf(parsed, shown);
	const gaps = gapsBetween(parts, whole).filter(({ start, end }) => end - start > SHORT_GAP);
	const show = (from: number, to: number) => {
		const inside = gaps.filter(({ start, end }) => from <= start && end <= to);
		const starts = [from, ...inside.map(({ end }) => end)];
		const pieces = starts.map((start, at) => text.slice(start, inside[at]?.start ?? to));
		return displayText(pieces.join(' … '));
	};
	return {
		before: show(whole.start, words.start).trimStart(),
		marked: displayText(text.slice(words.start, words.end)),
		after: show(words.end, whole.end).trimEnd(),
	};
}

/** The sentences of the words, with the one before or after them if they say too little alone. */
function surroundings(parsed: ParsedText, words: Span): Span {
	const { start, end } = sentencesOf(parsed, words);
	// "Since Tuesday??" says nothing without the sentence before it.
	const isAlone = end - start < TOO_SHORT || pointsBack(parsed.text.slice(start, end));
	if (!isAlone) return { start, end };
	if (start > 0) return { start: sentenceAt(parsed, start - 1).start, end };
	const next = parsed.sentences.map(({ first }) => parsed.tokens[first]?.start ?? 0);
	const following = next.find((place) => place >= end);
	return { start, end: following === undefined ? end : sentenceAt(parsed, following).end };
}

function sentencesOf(parsed: ParsedText, { start, end }: Span): Span {
	return {
		start: Math.min(start, sentenceAt(parsed, start).start),
		end: Math.max(end, sentenceAt(parsed, end - 1).end),
	};
}

/** Leaves out whole words that are far from the quoted ones. */
function shorten(text: string, around: Span, words: Span): Span {
	const start = Math.max(around.start, words.start - MAX_CONTEXT);
	const end = Math.min(around.end, words.end + MAX_CONTEXT);
	const [cut = ''] = CUT_AT_START.exec(text.slice(start, words.start)) ?? [];
	const [rest = ''] = CUT_AT_END.exec(text.slice(words.end, end)) ?? [];
	return {
		start: start > around.start ? start + cut.length : start,
		end: end < around.end ? end - rest.length : end,
	};
}

/** The stretches of a text before, between and after its parts. */
function gapsBetween(parts: readonly Span[], { start, end }: Span): Span[] {
	const sorted = parts.toSorted((a, b) => a.start - b.start);
	const ends = sorted.map((_, at) => hull(sorted.slice(0, at + 1)).end);
	return [start, ...ends].map((from, at) => ({ start: from, end: sorted[at]?.start ?? end }));
}

/** The shortest span that covers all these. */
function hull(spans: readonly Span[]): Span {
	return {
		start: Math.min(...spans.map(({ start }) => start)),
		end: Math.max(...spans.map(({ end }) => end)),
	};
}
