import { readFileSync } from 'node:fs';
import { readLabelledLines } from '../training/aspects/labelled-lines.ts';
import { pathOfOwn } from '../training/aspects/own-files.ts';
import type { Span } from '../../src/insights/text/tokens.ts';
import type { AspectCase, GoldAspect } from './evaluate-aspects.ts';

/** A case whose labels include the words that they are based on. */
export interface PlacedCase extends AspectCase {
	readonly gold: readonly (GoldAspect & Span & { readonly evidence: string })[];
}

/**
 * Reads a labeled set. The engine was tuned on `own` and `dev`, and trained on `own`. `unseen` was written without knowledge of the rules and the lexicon, and is
 * never tuned on.
 */
export function readAspectCases(name: 'dev' | 'own' | 'unseen'): readonly PlacedCase[] {
	if (name === 'own') return readOwnCases();
	const url = new URL(`data/aspects-${name}.json`, import.meta.url);
	// Our own file; a test checks its spans against its texts.
	const { cases } = JSON.parse(readFileSync(url, 'utf8')) as { cases: PlacedCase[] };
	return cases;
}

function readOwnCases(): PlacedCase[] {
	const texts = readLabelledLines(readFileSync(pathOfOwn('visits-assorted.txt'), 'utf8'));
	return texts.map(({ text, rating, labels }, index) => ({
		id: `own-${index + 1}`,
		text,
		rating,
		gold: labels.map((label) => ({
			...label,
			evidence: text.slice(label.start, label.end),
		})),
	}));
}
