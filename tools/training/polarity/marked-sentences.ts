import type { Span } from '../../../src/insights/text/tokens.ts';
import type { CategoryPolarity } from './labelled-text.ts';

/** A text with marked spans, and the polarity toward each. */
export interface MarkedSentence {
	readonly text: string;
	readonly marks: readonly (Span & { readonly polarity: CategoryPolarity })[];
}

const MARK = /\[([^\]]+)\]([-+0])/g;
const POLARITY_OF: Readonly<Record<string, CategoryPolarity>> = {
	'+': 'positive',
	'-': 'negative',
	'0': 'neutral',
};

/**
 * Reads one sentence per line: "[words]+" is praise, "[words]-" a complaint, "[words]0" only named.
 */
export function readMarkedSentences(lines: string): MarkedSentence[] {
	return lines
		.trim()
		.split(/\n\s*/)
		.map((line) => {
			let signs = 0;
			const marks = [...line.matchAll(MARK)].map(({ index, 0: mark, 1: words = '', 2: sign }) => {
				const start = index - signs;
				signs += mark.length - words.length;
				const polarity = POLARITY_OF[sign ?? ''] ?? 'neutral';
				return { start, end: start + words.length, polarity };
			});
			return { text: line.replace(MARK, '$1'), marks };
		});
}
