import { fold } from '../reviews/fold.ts';
import { DocBits } from './index/doc-bits.ts';
import { union, type DocSet } from './index/doc-set.ts';
import type { SearchIndex } from './search-index.ts';

/** A word with fewer letters may be part of another one by chance: "never" contains "ev". */
const LONG_WORD = 5;

/**
 * Finds the reviews whose text or title contains one of several words or phrases, and lists those that none has.
 * A phrase is a substring. A long word also finds words with it.
 */
export function findAny(
	{ text, count }: SearchIndex,
	wanted: readonly string[],
): { readonly set: DocSet; readonly missing: readonly string[] } {
	const sets: DocSet[] = [];
	const missing: string[] = [];
	for (const one of wanted) {
		const isWord = /^[\p{L}\p{N}]+$/u.test(one);
		const found: DocSet[] =
			!isWord || one.length >= LONG_WORD ? [text.findWithTitles(fold(one))] : [];
		if (isWord) found.push(text.findWord(one, true));
		const set = union(found, count);
		if (set instanceof DocBits || set.length > 0) sets.push(set);
		else missing.push(one);
	}
	return { set: union(sets, count), missing };
}
