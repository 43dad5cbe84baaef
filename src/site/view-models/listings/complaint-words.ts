import type { NamedValue } from '../../../search/named-values.ts';

/** No page has these, not even in its source. */
const VULGAR = /^(?:ass|jackass|bullshit)/;

/** Returns the single words that complain about an aspect. A search with one of them leads to these complaints. */
export function complaintWords({ complaints = [] }: NamedValue): readonly string[] {
	return complaints.filter((phrase) => /^\p{L}+$/u.test(phrase) && !VULGAR.test(phrase));
}
