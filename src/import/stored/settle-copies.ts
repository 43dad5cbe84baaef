import { createCopyFinder, type CopyRules } from './find-copies.ts';
import type { MergeResult, Origin } from './merge-result.ts';
import { readStored, type StoredLine } from './stored-line.ts';
import type { StoredContent } from './stored-shards.ts';

/** The maximum number of copies to list one by one. Further copies are only counted. */
const MAX_NAMED = 50;

/** Finds records that would be published but duplicate another review, which is used instead. */
export function createCopySettler(stored: StoredContent, rules: CopyRules) {
	const copies = createCopyFinder(stored, rules);
	let named = 0;

	function asCopy(line: StoredLine, origin: Origin): MergeResult | undefined {
		const known = stored.records.get(line.key);
		if (known !== undefined && readStored(known).verification.method !== 'none') return undefined;
		const copy = copies.find(line);
		if (copy === undefined) return undefined;
		const { sourceId, reviewId } = copy.original;
		const what = copy.kind === 'same' ? 'the same as' : 'probably a copy of';
		const became = { skipped: `${what} a review from "${sourceId}", which is kept instead` };
		const result = { origin, became, copyOf: copy.original };
		named += 1;
		if (named > MAX_NAMED) return result;
		return { ...result, warning: `${what} ${reviewId} of "${sourceId}"` };
	}

	return { asCopy, add: copies.add };
}
