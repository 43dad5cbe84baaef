import type { Instant } from '../../reviews/calendar-date.ts';
import { newestFirst } from '../../reviews/order.ts';
import { countRatings } from '../../reviews/rating-summary.ts';
import { ImportError } from '../import-error.ts';
import type { MissingReport } from '../import-report.ts';
import type { StatedTotal } from '../stated-totals.ts';
import { reviewIdOf } from './review-id.ts';
import { keyOf, readRecommendation, readStored } from './stored-line.ts';
import { linesById, toRemoval, type Removal, type StoredContent } from './stored-shards.ts';

/** The operator's statement that an export holds everything the source has. */
export interface Completeness {
	/** How many reviews the operator agrees to remove; undefined to only list them. */
	readonly yes?: number | undefined;
	/** Go on if the export looks incomplete. */
	readonly force: boolean;
}

/** Stops `--complete`: too many reviews are missing, or another number than `--yes` says. */
export class MissingReviews extends ImportError {
	override readonly name = 'MissingReviews';
	/** The flags that change in the command to run next. */
	readonly flags: Readonly<Record<string, true | undefined>>;

	constructor(message: string, flags: MissingReviews['flags']) {
		super(message);
		this.flags = flags;
	}
}

/** The share of the stored reviews above which an export is hardly complete, unless only one is missing. */
const MOST_MISSING = 0.1;
/** How many ids a message names. */
const MOST_NAMED = 3;

export type Coverage = ReturnType<typeof createCoverage>;

/** Collects what an export has, and compares it with what is stored. */
export function createCoverage({ yes, force }: Completeness) {
	const seen = new Set<string>();
	/** The ids that an export has, by source. */
	const named = new Map<string, Set<string>>();
	const permanent = new Map<string, ReadonlySet<string>>();
	const unread: string[] = [];
	const covered = new Set<string>();
	const totals = new Map<string, { total: number; readonly ids: Set<string> }>();
	let unnamed = 0;

	return {
		/** Notes a record that the export has, or one of which not even the id can be read. */
		saw(sourceId: string, reviewId: string | undefined): void {
			if (reviewId === undefined) unnamed += 1;
			else {
				seen.add(toKey(sourceId, reviewId));
				named.set(sourceId, (named.get(sourceId) ?? new Set()).add(reviewId));
			}
		},
		/** Notes the sheets of a file that were not read. */
		leftUnread(file: string, sheets: readonly string[]): void {
			if (sheets.length > 0) unread.push(`${sheets.join(', ')} of "${file}"`);
		},
		/** Notes that the export is about the reviews of a source at a location. */
		covers(sourceId: string, location: string): void {
			covered.add(`${sourceId}\n${location}`);
		},
		/** Notes how many reviews a file says that the source has. */
		states(stated: readonly StatedTotal[]): void {
			for (const { place, total, ids } of stated) {
				const known = totals.get(place) ?? { total, ids: new Set() };
				for (const id of ids) known.ids.add(id);
				totals.set(place, { ...known, total: Math.max(known.total, total) });
			}
		},
		findMissing,
	};

	/** Returns the permanent ids of what the export has from a source, if it belongs to another one. */
	function idsSeen(sourceId: string, owner: string): ReadonlySet<string> {
		const place = `${sourceId}\n${owner}`;
		const known =
			permanent.get(place) ??
			new Set([...(named.get(sourceId) ?? [])].map((id) => reviewIdOf(owner, id)));
		permanent.set(place, known);
		return known;
	}

	/** @throws {MissingReviews} if the export looks incomplete, or `yes` is another number. */
	function findMissing(
		stored: StoredContent,
		now: Instant,
	): { readonly report: MissingReport; readonly removals: readonly Removal[] } {
		const lines = [...linesById(stored).values()]
			.filter(({ id }) => !stored.removedIds.has(id))
			.map((line) => ({ line, review: line.counted ? readStored(line) : readRecommendation(line) }))
			.filter(({ line, review }) => covered.has(`${line.source}\n${review.location}`));
		const isThere = ({ line, review }: (typeof lines)[number]) => {
			const sources = sourcesOf(line.source);
			if ('rating' in review) {
				return sources.some((id) => seen.has(toKey(id, review.source.review_id)));
			}
			return sources.some((id) => idsSeen(id, line.source).has(line.id));
		};
		const missing = lines.filter((one) => !isThere(one));
		const rest = lines.filter(isThere);
		const doubt = findDoubt(
			missing.map(({ line }) => line.id),
			lines.length,
		);
		if (doubt !== undefined && !force) {
			throw new MissingReviews(
				`Cannot treat the export as complete: ${doubt}\nExport all reviews again, or list those that would go:`,
				{ force: true, 'dry-run': true, yes: undefined },
			);
		}
		if (yes !== undefined && yes !== missing.length) {
			throw new MissingReviews(
				`Cannot remove ${yes} ${yes === 1 ? 'review' : 'reviews'}: ${missing.length} stored reviews are not in the export\nTo see them:`,
				{ 'dry-run': true, yes: undefined },
			);
		}
		const rated = (some: typeof lines) =>
			countRatings(some.flatMap(({ review }) => ('rating' in review ? [review] : [])));
		const reviews = missing.map(({ review }) => {
			const { id, date, location } = review;
			const opinion =
				'rating' in review ? { rating: review.rating } : { recommends: review.recommends };
			return { id, date, location, ...opinion };
		});
		return {
			report: {
				removed: yes !== undefined,
				needsForce: doubt !== undefined,
				reviews: reviews.toSorted(newestFirst),
				stars: { missing: rated(missing), rest: rated(rest) },
			},
			removals:
				yes === undefined
					? []
					: missing.map(({ line }) => toRemoval(line, stored, 'platform removal', now)),
		};
	}

	function findDoubt(missing: readonly string[], stored: number): string | undefined {
		for (const { total, ids } of totals.values()) {
			if (total > ids.size) {
				return `Google counts ${total} reviews for one location, but the export has ${ids.size}`;
			}
		}
		if (unread.length > 0) {
			return `these sheets were not read: ${unread.join(', ')}; if they contain reviews, save each as its own file`;
		}
		if (unnamed > 0) return `${unnamed} of its records cannot be read`;
		if (missing.length <= Math.max(1, stored * MOST_MISSING)) return undefined;
		const others = missing.length - MOST_NAMED;
		const ids = `${missing.slice(0, MOST_NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
		return `${missing.length} of the ${stored} stored reviews are not in it, which is more than a tenth: ${ids}`;
	}
}

function toKey(id: string, reviewId: string): string {
	return keyOf({ source: { id, name: '', review_id: reviewId } });
}

/**
 * Returns a source with those that its id begins with: a record of Birdeye that cannot be read may be a
 * review of "birdeye-google".
 */
function sourcesOf(id: string): string[] {
	return id.split('-').map((_, at, words) => words.slice(0, at + 1).join('-'));
}
