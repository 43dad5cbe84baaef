import type { Instant } from '../../reviews/calendar-date.ts';
import {
	importedDigest,
	isEdited,
	recordDigest,
	stampRecord,
} from '../../reviews/record-digest.ts';
import type { LoggedRemoval } from '../../content/logged-removals.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';
import type { Redaction } from '../../content/redactions.ts';
import { createRedactAgain } from './apply-redactions.ts';
import { REMOVED_EARLIER, type MergeResult, type Origin } from './merge-result.ts';
import { continueRecord, withLink } from './continue-record.ts';
import { createRecommendationMerger } from './merge-recommendations.ts';
import { reviewIdOf } from './review-id.ts';
import { withKnown, withWholeText, type Lacking } from '../values/excerpt.ts';
import type { CopyRules } from './find-copies.ts';
import { createCopySettler } from './settle-copies.ts';
import { readStored, recommendationKey, toStoredLine, type StoredLine } from './stored-line.ts';
import { storedLine, toRemoval, type Removal, type StoredContent } from './stored-shards.ts';

export interface Merge {
	readonly results: readonly MergeResult[];
	readonly upserts: readonly StoredLine[];
	readonly removals: readonly Removal[];
	/** Ids of refused recommendations, which no import brings back. */
	readonly keptAway: readonly string[];
}

export interface MergeRules extends Pick<CopyRules, 'isWhole'> {
	readonly now: Instant;
	/** Ids of removed reviews without a tombstone, which stay removed. */
	readonly keptAway: ReadonlySet<string>;
	/** Reviews that the transparency log says were removed, by id. */
	readonly removed?: ReadonlyMap<string, LoggedRemoval>;
	/** Ids of reviews to import in spite of their tombstone. */
	readonly restored?: ReadonlySet<string>;
	/** Redactions by hand, which are repeated. */
	readonly redactions: readonly Redaction[];
}

/** A record in the import, in the form in which it would be stored. */
export interface Offer {
	readonly line: StoredLine;
	readonly edited_at: Instant | undefined;
	readonly heldBack: boolean;
	readonly lacks?: Lacking | undefined;
	readonly origin: Origin;
	readonly warning?: string;
}

/** A record whose author does not allow it, or that its source removed. */
interface Refusal {
	readonly sourceId: string;
	readonly origin: Origin;
	readonly reason: 'consent withdrawn' | 'platform removal';
}

export type Merger = ReturnType<typeof createMerger>;

const NOT_ALLOWED = 'the customer did not allow publishing';
const REFUSED = {
	'consent withdrawn': 'the customer withdrew consent',
	'platform removal': 'the site removed the review',
} as const;
const NO_FIT = 'the text changed at its source, and its redactions by hand no longer fit';
const CHANGED = `${NO_FIT}: the stored text stays; see npm run redact`;
const LEFT_OUT = `${NO_FIT}: the text is left out; see npm run redact`;

/**
 * Merges the records of an import with the stored ones, by source and id at the source. Equal records
 * stay unchanged, including their times. The latest version of a record is stored. A refusal of
 * consent applies to the whole import. Removed reviews stay removed, unless the removal undid an import.
 * If several sources have the same review, the stored copy is used, or else the first one.
 */
export function createMerger(
	stored: StoredContent,
	{ now, keptAway, removed = new Map(), restored = new Set(), redactions, ...rules }: MergeRules,
) {
	const redactAgain = createRedactAgain(redactions);
	const recommendations = createRecommendationMerger(stored, keptAway);
	const offers = new Map<string, Offer>();
	const refusals = new Map<string, Refusal>();
	const results: MergeResult[] = [];
	const mistaken = new Set(
		stored.tombstones.filter(({ reason }) => reason === 'imported by mistake').map(({ id }) => id),
	);

	/** Adds a review from the import. */
	function offer(offered: Offer): void {
		const { line, origin } = offered;
		const earlier = offers.get(line.key);
		if (earlier === undefined) {
			offers.set(line.key, offered);
			return;
		}
		if (earlier.line.digest === line.digest) {
			results.push({ origin, became: 'duplicate' });
			return;
		}
		const warning =
			'appears more than once in this import with different content; the latest version is used';
		const isOlder = isEditedBefore(offered, earlier);
		const [latest, former] = isOlder ? [earlier, offered] : [offered, earlier];
		offers.set(line.key, { ...latest, line: withWholeLine(latest, former), warning });
		results.push({ origin: isOlder ? origin : earlier.origin, became: 'duplicate' });
	}

	/** Keeps the full text if the latest version is only an excerpt of it. */
	function withWholeLine(latest: Offer, former: Offer): StoredLine {
		const record = readStored(latest.line);
		const whole = withWholeText(record, readStored(former.line));
		return whole === record ? latest.line : toStoredLine(stampRecord(whole, now));
	}

	/** Records that the author does not consent to publication, or that the review was removed at its source. */
	function refuse(
		sourceId: string,
		origin: Origin,
		reason: Refusal['reason'] = 'consent withdrawn',
	): void {
		const key = `${sourceId}\n${origin.id}`;
		if (refusals.has(key)) results.push({ origin, became: 'duplicate' });
		else refusals.set(key, { sourceId, origin, reason });
	}

	function finish(): Merge {
		const upserts: StoredLine[] = [];
		const isOffered = (key: string) => offers.has(key);
		const copies = createCopySettler(stored, { ...rules, isOffered });
		const removals: Removal[] = [];
		for (const [key, { sourceId, origin, reason }] of refusals) {
			const before = stored.records.get(key);
			if (before === undefined) {
				results.push({ origin, became: { skipped: NOT_ALLOWED } });
				continue;
			}
			removals.push(toRemoval(before, stored, reason, now));
			const warning = `the stored review ${reviewIdOf(sourceId, origin.id)} was removed`;
			const became = { skipped: REFUSED[reason], removed: true };
			results.push({ origin, became, warning });
		}
		for (const [key, original] of offers) {
			const offered = redactions.length === 0 ? original : withRedactions(key, original);
			const { result, line } = settle(key, offered);
			const copy = line === undefined ? undefined : copies.asCopy(line, offered.origin);
			results.push(copy ?? { ...result, line: line ?? result.line });
			if (line === undefined || copy !== undefined) continue;
			upserts.push(line);
			copies.add(line);
		}
		const recommended = recommendations.finish({
			rated: new Set(upserts.map(({ id }) => id)),
			refused: new Set(
				[...refusals.values()].map(({ sourceId, origin }) => reviewIdOf(sourceId, origin.id)),
			),
		});
		return {
			results: [...results, ...recommended.results],
			upserts: [...upserts, ...recommended.upserts],
			removals: [...removals, ...recommended.removals],
			keptAway: recommended.keptAway,
		};
	}

	function withRedactions(key: string, offered: Offer): Offer {
		const before = stored.records.get(key);
		const { review, isChanged } = redactAgain(
			readStored(offered.line),
			before && readStored(before),
		);
		const line = toStoredLine(stampRecord(review, now));
		return { ...offered, line, ...(isChanged && { warning: before ? CHANGED : LEFT_OUT }) };
	}

	function settle(key: string, offered: Offer): { result: MergeResult; line?: StoredLine } {
		const { line, origin, heldBack, warning } = offered;
		if (refusals.has(key)) {
			const both = 'consent is both given and refused in this import; the refusal applies';
			const became = { skipped: NOT_ALLOWED };
			return { result: { origin, became, warning: both } };
		}
		const warned = { origin, heldBack, ...(warning === undefined ? {} : { warning }) };
		const known = stored.records.get(key);
		const isBack = known === undefined && (restored.has(line.id) || mistaken.has(line.id));
		if (stored.removedIds.has(known?.id ?? line.id) && !isBack) {
			return { result: { origin, became: { skipped: REMOVED_EARLIER.tombstone } } };
		}
		if (known === undefined && keptAway.has(line.id)) {
			return { result: { origin, became: { skipped: REMOVED_EARLIER.ledger } } };
		}
		const removal = removed.get(known?.id ?? line.id);
		if (removal !== undefined) return { result: toRemoved(removal, origin) };
		if (known === undefined) return { result: { ...warned, became: 'added' }, line };

		const before = readStored(known);
		const whole = withWholeText(withKnown(readStored(line), before, offered.lacks), before);
		const next = continueRecord(before, whole, now);
		// The stored proof may still count.
		const kept = { ...warned, heldBack: next.verification.method === 'none' };
		const same = [known.digest, importedDigest(before)];
		if ([next, withLink(next, before)].some((one) => same.includes(recordDigest(one))))
			return { result: { ...kept, became: 'unchanged', line: known } };
		if (isEditedBefore(offered, before)) {
			return { result: { origin, became: { skipped: 'older than the stored version' } } };
		}
		const byHand =
			isEdited(before) && warning !== CHANGED ? { warning: 'an edit by hand was replaced' } : {};
		return {
			result: { ...kept, ...byHand, became: 'updated' },
			line: toStoredLine(stampRecord(next, now)),
		};
	}

	/** Returns the id of a stored review or recommendation that may be published. */
	function storedId(sourceId: string, reviewId: string): string | undefined {
		const own = recommendationKey(reviewIdOf(sourceId, reviewId));
		const line = storedLine(stored, `${sourceId}\n${reviewId}`) ?? storedLine(stored, own);
		return line === undefined || stored.removedIds.has(line.id) ? undefined : line.id;
	}

	/** Whether a review is stored, or was offered before, without its author's name. */
	function isAnonymous(sourceId: string, reviewId: string): boolean {
		const key = `${sourceId}\n${reviewId}`;
		const lines = [offers.get(key)?.line, stored.records.get(key)];
		return lines.some((line) => line !== undefined && readStored(line).author.anonymous);
	}

	return { offer, recommend: recommendations.offer, refuse, storedId, isAnonymous, finish };
}

/** Names the review, because the content has forgotten the removal: a publication with the review would be refused. */
function toRemoved({ id, reason, month }: LoggedRemoval, origin: Origin): MergeResult {
	const warning = `review ${id} was removed in ${month} (${reason}), says the transparency log`;
	return { origin, became: { skipped: REMOVED_EARLIER.log }, warning };
}

/** Whether a version is older. A version that was never edited is the original, so it is older. */
function isEditedBefore(
	{ edited_at: one }: Pick<StoredReview, 'edited_at'>,
	{ edited_at: other }: Pick<StoredReview, 'edited_at'>,
): boolean {
	if (other === undefined) return false;
	return one === undefined || Date.parse(one) < Date.parse(other);
}
