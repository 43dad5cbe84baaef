import type { Instant } from '../../reviews/calendar-date.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';

/** Keeps the id, and the time of the verification unless its method changed. */
export function continueRecord(
	before: StoredReview,
	{ changed_at, digest, imported_digest, ...offered }: StoredReview,
	now: Instant,
): StoredReview {
	const { method } = offered.verification;
	const checkedAt = method === before.verification.method ? before.verification.checked_at : now;
	const published_at = sameTime(before.published_at, offered.published_at);
	const edited_at = sameTime(before.edited_at, offered.edited_at);
	const verification = { method, checked_at: checkedAt };
	return { ...offered, id: before.id, published_at, edited_at, verification };
}

/** Returns the stored time if the other only writes it differently: exports of several programs would alternate. */
function sameTime(before: Instant | undefined, offered: Instant | undefined): Instant | undefined {
	const isSame = before !== undefined && Date.parse(before) === Date.parse(offered ?? '');
	return isSame ? before : offered;
}

/** Keeps the stored link to the same site, because programs write the link to one review differently. */
export function withLink(next: StoredReview, { source: { url } }: StoredReview): StoredReview {
	const hosts = [url, next.source.url].map((one) => URL.parse(one ?? '')?.host);
	return hosts[0] === hosts[1] ? { ...next, source: { ...next.source, url } } : next;
}
