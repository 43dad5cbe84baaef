import type { Instant } from '../reviews/calendar-date.ts';
import { recordDigest, isStamped, stampRecord } from '../reviews/record-digest.ts';
import { StoredReview, type Tombstone } from '../reviews/stored-review.ts';
import { reviewIdOf } from './review-id.ts';
import { keyOf, toStoredLine, type StoredContent, type StoredLine } from './stored-shards.ts';
import type { ReviewCandidate } from './review-candidate.ts';

/** Where a record comes from, for the report. */
export interface Origin {
	readonly file: number;
	readonly line: number;
	readonly id: string;
}

/** What became of a record; `warning` says what an operator may want to look at. */
export interface Verdict {
	readonly origin: Origin;
	readonly became:
		| 'added'
		| 'updated'
		| 'unchanged'
		| 'duplicate'
		| { readonly skipped: string; readonly removed?: boolean };
	readonly heldBack?: boolean;
	readonly warning?: string;
}

export interface Merge {
	readonly verdicts: readonly Verdict[];
	readonly upserts: readonly StoredLine[];
	readonly removals: readonly { readonly key: string; readonly tombstone?: Tombstone }[];
}

export interface Merger {
	offer(candidate: ReviewCandidate, origin: Origin): void;
	/** Says that the author does not consent to publication. */
	refuse(sourceId: string, origin: Origin): void;
	finish(): Merge;
}

interface Offer {
	readonly candidate: ReviewCandidate;
	readonly origin: Origin;
	readonly warning?: string;
}

const UNSET: Instant = '1970-01-01T00:00:00Z';

/**
 * Brings the records of a run together with what is stored, by source and id at the source. What is
 * equal stays untouched, times included; of several versions the latest counts; a refused consent
 * counts wherever in the run it stands; what was removed stays removed.
 */
export function createMerger(stored: StoredContent, now: Instant): Merger {
	const offers = new Map<string, Offer>();
	const refusals = new Map<string, { readonly sourceId: string; readonly origin: Origin }>();
	const verdicts: Verdict[] = [];

	function offer(candidate: ReviewCandidate, origin: Origin): void {
		const key = keyOf(candidate);
		const earlier = offers.get(key);
		if (earlier === undefined) {
			offers.set(key, { candidate, origin });
			return;
		}
		if (digestOfCandidate(earlier.candidate) === digestOfCandidate(candidate)) {
			verdicts.push({ origin, became: 'duplicate' });
			return;
		}
		const warning = 'stands in the run more than once with different content; the latest counts';
		const isOlder = isEditedBefore(candidate, earlier.candidate);
		offers.set(key, isOlder ? { ...earlier, warning } : { candidate, origin, warning });
		verdicts.push({ origin: isOlder ? origin : earlier.origin, became: 'duplicate' });
	}

	function refuse(sourceId: string, origin: Origin): void {
		const key = `${sourceId}\n${origin.id}`;
		if (refusals.has(key)) verdicts.push({ origin, became: 'duplicate' });
		else refusals.set(key, { sourceId, origin });
	}

	function finish(): Merge {
		const upserts: StoredLine[] = [];
		const removals: { key: string; tombstone?: Tombstone }[] = [];
		for (const [key, { sourceId, origin }] of refusals) {
			const before = stored.records.get(key);
			if (before === undefined) {
				verdicts.push({ origin, became: { skipped: 'no consent to publication' } });
				continue;
			}
			removals.push(withdraw(before, stored, now));
			const warning = `the stored review ${reviewIdOf(sourceId, origin.id)} was removed`;
			const became = { skipped: 'consent withdrawn', removed: true };
			verdicts.push({ origin, became, warning });
		}
		for (const [key, offered] of offers) {
			const { verdict, line } = refusals.has(key) ? overrule(offered) : settle(key, offered);
			verdicts.push(verdict);
			if (line !== undefined) upserts.push(line);
		}
		return { verdicts, upserts, removals };
	}

	function settle(key: string, { candidate, origin, warning }: Offer): Settled {
		const line = stored.records.get(key);
		const before = line === undefined ? undefined : StoredReview.parse(JSON.parse(line.line));
		const about = { origin, heldBack: candidate.verification.method === 'none' };
		const warned = warning === undefined ? about : { ...about, warning };
		if (stored.removedIds.has(before?.id ?? candidate.id)) {
			return { verdict: { origin, became: { skipped: 'removed earlier (removed.jsonl)' } } };
		}
		if (before === undefined) {
			const review = { ...candidate, verification: { ...candidate.verification, checked_at: now } };
			return {
				verdict: { ...warned, became: 'added' },
				line: toStoredLine(stampRecord(review, now)),
			};
		}

		const next = continueRecord(before, candidate, now);
		if (recordDigest(next) === recordDigest(before)) {
			return { verdict: { ...warned, became: 'unchanged' } };
		}
		if (isEditedBefore(candidate, before)) {
			return { verdict: { origin, became: { skipped: 'older than what is stored' } } };
		}
		const byHand = isStamped(before) ? {} : { warning: 'an edit by hand was replaced' };
		return {
			verdict: { ...warned, ...byHand, became: 'updated' },
			line: toStoredLine(stampRecord(next, now)),
		};
	}

	return { offer, refuse, finish };
}

interface Settled {
	readonly verdict: Verdict;
	readonly line?: StoredLine;
}

function overrule({ origin }: Offer): Settled {
	const warning = 'consent is both given and refused in the run; the refusal counts';
	return { verdict: { origin, became: { skipped: 'no consent to publication' }, warning } };
}

/** A tombstone stands for a review that readers may have copied; what was never shown needs none. */
function withdraw({ key, line }: StoredLine, { removedIds }: StoredContent, now: Instant) {
	const { id, rating, verification } = StoredReview.parse(JSON.parse(line));
	if (verification.method === 'none' || removedIds.has(id)) return { key };
	return { key, tombstone: { id, removed_at: now, reason: 'consent withdrawn', rating } };
}

function continueRecord(
	before: StoredReview,
	candidate: ReviewCandidate,
	now: Instant,
): StoredReview {
	const { method } = candidate.verification;
	const checkedAt = method === before.verification.method ? before.verification.checked_at : now;
	return { ...candidate, id: before.id, verification: { method, checked_at: checkedAt } };
}

function digestOfCandidate(candidate: ReviewCandidate): string {
	const verification = { ...candidate.verification, checked_at: UNSET };
	return recordDigest({ ...candidate, verification });
}

type Editable = Pick<StoredReview, 'edited_at'>;

/** A version without an edit is older than one with: it is the review as it was at first. */
function isEditedBefore({ edited_at: one }: Editable, { edited_at: other }: Editable): boolean {
	if (other === undefined) return false;
	return one === undefined || Date.parse(one) < Date.parse(other);
}
