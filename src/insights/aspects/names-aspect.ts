import { parseText } from '../text/parse-text.ts';
import { findHits } from '../text/pattern-index.ts';
import { toReading } from '../text/reading.ts';
import type { AspectRules } from './aspect-rules.ts';

/** Tells whether a text names the aspect or something that belongs to it. */
export function namesAspect(words: string, aspect: string, rules: AspectRules): boolean {
	const reading = toReading(parseText(words));
	return findHits(rules, reading).some(
		({ meaning }) => meaning.kind !== 'guard' && meaning.aspect === aspect,
	);
}
