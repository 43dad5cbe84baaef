import { readFileSync } from 'node:fs';
import type { AspectCase } from './evaluate-aspects.ts';

/**
 * `dev`, `own` and `former` were tuned on, the last after it had been scored; `unseen` was written by people
 * who knew neither rules nor lexicon, and nothing is tuned on it.
 */
export function readAspectCases(name: 'dev' | 'own' | 'former' | 'unseen'): AspectCase[] {
	const url = new URL(`data/aspects-${name}.json`, import.meta.url);
	// Our own file, whose spans a test compares with its texts.
	const { cases } = JSON.parse(readFileSync(url, 'utf8')) as { cases: AspectCase[] };
	return cases;
}
