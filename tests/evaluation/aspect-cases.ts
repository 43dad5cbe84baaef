import { readFileSync } from 'node:fs';
import { readLabelledLines } from '../../src/insights/aspects/training/labelled-lines.ts';
import { pathOfOwn } from '../../src/insights/aspects/training/own-files.ts';
import type { Span } from '../../src/insights/text/tokens.ts';
import type { AspectCase, GoldAspect } from './evaluate-aspects.ts';

/** A case whose labels say which words they rest on. */
export interface PlacedCase extends AspectCase {
	readonly gold: readonly (GoldAspect & Span & { readonly evidence: string })[];
}

/**
 * `own`, from which the model learns too, `dev` and `former` were tuned on, the last after it had been scored;
 * `unseen` was written by people who knew neither rules nor lexicon, and nothing is tuned on it.
 */
export function readAspectCases(name: 'dev' | 'own' | 'former' | 'unseen'): readonly PlacedCase[] {
	if (name === 'own') return readOwnCases();
	const url = new URL(`data/aspects-${name}.json`, import.meta.url);
	// Our own file, whose spans a test compares with its texts.
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
