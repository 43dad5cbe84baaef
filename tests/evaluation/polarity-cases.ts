import type { Verdict } from '../../src/insights/polarity/span-verdict.ts';
import { readMarkedSentences } from '../../src/insights/polarity/training/marked-sentences.ts';
import type { Span } from '../../src/insights/text/tokens.ts';
import { POLARITY_SENTENCES } from './polarity-sentences.ts';

/** What a text expresses towards one of its spans. */
export interface PolarityCase {
	readonly text: string;
	/** What makes it hard. */
	readonly tag: string;
	readonly span: Span;
	readonly polarity: Verdict['polarity'];
}

export function readPolarityCases(): PolarityCase[] {
	return Object.entries(POLARITY_SENTENCES).flatMap(([tag, lines]) =>
		readMarkedSentences(lines).flatMap(({ text, marks }) =>
			marks.map(({ polarity, ...span }) => ({ text, tag, span, polarity })),
		),
	);
}
