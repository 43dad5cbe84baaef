import { readFileSync } from 'node:fs';
import type { Verdict } from '../../src/insights/polarity/span-verdict.ts';
import { readMarkedSentences } from '../../src/insights/polarity/training/marked-sentences.ts';
import type { Span } from '../../src/insights/text/tokens.ts';

/** What a text expresses towards one of its spans. */
export interface PolarityCase {
	readonly text: string;
	readonly span: Span;
	readonly polarity: Verdict['polarity'];
}

/**
 * `own` was tuned on; settings were chosen on `plain`, sentences as plain as those of public benchmarks, made
 * so by what VADER gets right of them; `unseen` was written by someone who knew neither words nor weights,
 * and nothing is tuned on it.
 */
export type PlaceSet = 'own' | 'plain' | 'unseen';

export function readPolarityCases(name: PlaceSet): PolarityCase[] {
	const url = new URL(`data/places-${name}.txt`, import.meta.url);
	return readMarkedSentences(readFileSync(url, 'utf8')).flatMap(({ text, marks }) =>
		marks.map(({ polarity, ...span }) => ({ text, span, polarity })),
	);
}
