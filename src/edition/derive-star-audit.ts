import { countFound, toCounted } from '../content/audit-stars.ts';
import type { Content } from '../content/content.ts';
import { publishedRecords } from '../content/published-records.ts';
import type { StarAudit } from './documents/edition.ts';
import { countStars, raiseStars, UNKNOWN_SOURCE } from '../reviews/star-counts.ts';

/** Counts the stars of all imported, held-back, removed and left-out reviews. */
export function deriveStarAudit(content: Content): StarAudit {
	const { records, removed, ledger } = content;
	const reviews = records.map(toCounted);
	const stars = new Map(reviews.map((review) => [review.id, review]));
	const gone = removed.map(({ id, rating, source }) => ({
		source: source ?? stars.get(id)?.source ?? UNKNOWN_SOURCE,
		rating,
	}));
	const removedIds = new Set(removed.map(({ id }) => id));
	const shown = new Set(publishedRecords(content).map(({ id }) => id));
	const heldBack = reviews.filter(({ id }) => !shown.has(id) && !removedIds.has(id));

	const found = countFound(reviews, removed);
	return {
		countedSince: ledger?.counted_since,
		// Reviews added by hand enter the ledger at the next publication, so count them here too.
		imported: ledger === undefined ? found : raiseStars(ledger.stars, found),
		heldBack: countStars(heldBack),
		removed: countStars(gone),
		leftOut: Object.values(ledger?.left_out ?? {}),
	};
}
