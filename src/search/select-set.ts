import type { DocSet } from './index/doc-set.ts';
import { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import { select, type SearchFilters } from './select.ts';

/** Returns the reviews that pass every filter. */
export function selectSet(index: SearchIndex, filters: SearchFilters): DocSet {
	return new Matches(index, select(index, filters)).toSet();
}
