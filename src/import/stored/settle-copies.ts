import type { Instant } from '../../reviews/calendar-date.ts';
import { stampRecord } from '../../reviews/record-digest.ts';
import { withParts } from '../values/excerpt.ts';
import { createCopyFinder, type CopyRules } from './find-copies.ts';
import type { MergeResult, Origin } from './merge-result.ts';
import { readStored, toStoredLine, type StoredLine } from './stored-line.ts';
import type { StoredContent } from './stored-shards.ts';

export interface SettleRules extends CopyRules {
	/** Whether the business itself asks for the reviews of a source, so that a hidden name is the author's wish. */
	isFirstParty(sourceId: string): boolean;
}

/** The maximum number of copies to list one by one. Further copies are only counted. */
const MAX_NAMED = 50;

/**
 * Finds records that would be published but duplicate another review, which is used instead. The reply
 * and the author's name go to that review if it has none.
 * @param upserts the records that the import stores, by key
 */
export function createCopySettler(
	stored: StoredContent,
	upserts: Map<string, StoredLine>,
	rules: SettleRules,
	now: Instant,
) {
	const copies = createCopyFinder(stored, rules);
	let named = 0;

	function asCopy(line: StoredLine, origin: Origin): MergeResult | undefined {
		const known = stored.records.get(line.key);
		if (known !== undefined && readStored(known).verification.method !== 'none') return undefined;
		const copy = copies.find(line);
		if (copy === undefined) return undefined;
		const { sourceId, reviewId } = copy.original;
		const what = copy.kind === 'same' ? 'the same review as' : 'probably a copy of';
		const became = { skipped: `${what} one from "${sourceId}", which is used instead` };
		const given = giveParts(`${sourceId}\n${reviewId}`, line);
		const result = { origin, became, copyOf: copy.original };
		named += 1;
		if (named > MAX_NAMED) return result;
		return { ...result, warning: `${what} ${reviewId} of "${sourceId}"${given}` };
	}

	/** Returns what was given, for the report. */
	function giveParts(key: string, line: StoredLine): string {
		const original = upserts.get(key) ?? stored.records.get(key);
		if (original === undefined) return '';
		const [review, copy] = [readStored(original), readStored(line)];
		const isHidden = rules.isFirstParty(review.source.id) || !rules.isWhole(copy.source.id);
		const whole = withParts(review, copy, isHidden ? ['responses'] : ['author', 'responses']);
		if (whole === review) return '';
		upserts.set(key, toStoredLine(stampRecord(whole, now)));
		const parts = [
			...(whole.author === review.author ? [] : ['name']),
			...(whole.responses === review.responses ? [] : ['reply']),
		];
		return `, which gets its ${parts.join(' and ')}`;
	}

	return { asCopy, add: copies.add };
}
