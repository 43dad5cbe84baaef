import { readFileSync } from 'node:fs';
import type { Verdict } from '../polarity/span-verdict.ts';
import { readMarkedSentences } from '../training/polarity/marked-sentences.ts';
import type { Span } from '../../src/insights/text/tokens.ts';

/** The polarity that a text expresses toward one of its spans. */
export interface PolarityCase {
	readonly text: string;
	readonly span: Span;
	readonly polarity: Verdict['polarity'];
}

/**
 * The model was tuned on `own`. Settings were chosen on `plain`, whose sentences are as simple as those in
 * public benchmarks, measured by VADER's accuracy. `unseen` was written without knowledge of words and
 * weights, and is never tuned on.
 */
export type PlaceSet = 'own' | 'plain' | 'unseen';

export function readPolarityCases(name: PlaceSet): PolarityCase[] {
	const url = new URL(`data/places-${name}.txt`, import.meta.url);
	return readMarkedSentences(readFileSync(url, 'utf8')).flatMap(({ text, marks }) =>
		marks.map(({ polarity, ...span }) => ({ text, span, polarity })),
	);
}
