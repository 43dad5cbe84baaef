import { existsSync } from 'node:fs';
import * as z from 'zod';
import { Instant } from '../reviews/calendar-date.ts';
import { Distribution } from '../reviews/distribution.ts';
import { compareText } from '../reviews/order.ts';
import { Rating, ReviewId, Source } from '../reviews/review.ts';
import {
	addStars,
	applyStarChange,
	countStars,
	raiseStars,
	UNKNOWN_SOURCE,
	type StarCounts,
} from '../reviews/star-counts.ts';
import { contentPaths } from './content-paths.ts';
import { readJson } from './read-json.ts';

/** A review in an export that was not imported, with the platform's reason. */
export const LeftOut = z.strictObject({
	source: Source.shape.id,
	reason: z.string().min(1),
	rating: Rating,
});
export type LeftOut = z.output<typeof LeftOut>;

/**
 * `content/imported.json`: how many reviews were ever imported or added, by source and stars. Each import
 * adds its changes, and each publication adds the reviews added by hand. Neither recounts the stored
 * reviews, so a deleted line is noticed.
 */
export const ImportedLedger = z.strictObject({
	counted_since: Instant,
	changed_at: Instant,
	stars: z.record(z.union([Source.shape.id, z.literal(UNKNOWN_SOURCE)]), Distribution),
	left_out: z.record(ReviewId, LeftOut).optional(),
	kept_away: z
		.array(ReviewId)
		.optional()
		.describe(
			'Removed reviews that were never published, which no import brings back. Not public.',
		),
	removed_early: z
		.record(ReviewId, z.strictObject({ source: Source.shape.id, rating: Rating }))
		.optional()
		.describe(
			'Reviews that were removed with a reason before any publication. No import brings them back, and only their stars are public.',
		),
});
export type ImportedLedger = z.output<typeof ImportedLedger>;

/** Reviews by id that were removed before they were published, with their source and stars. */
export type EarlyRemovals = NonNullable<ImportedLedger['removed_early']>;

/** Returns the ids of removed reviews without a tombstone. */
export function keptAwayIn(ledger: ImportedLedger | undefined): Set<string> {
	return new Set([...(ledger?.kept_away ?? []), ...Object.keys(ledger?.removed_early ?? {})]);
}

/**
 * Reads the ledger; `undefined` before the first import or publication.
 * @throws {ContentError}
 */
export async function loadLedger(contentDir: string): Promise<ImportedLedger | undefined> {
	const path = contentPaths(contentDir).ledger;
	return existsSync(path) ? readJson(path, ImportedLedger) : undefined;
}

/** The star counts before and after an import, and the reviews it left out. */
export interface CountedRun {
	readonly before: StarCounts;
	readonly after: StarCounts;
	/** By review id: reviews that this run left out, and reviews that it imported. */
	readonly leftOut?: ReadonlyMap<string, LeftOut>;
	readonly takenIn?: Iterable<string>;
	/** Ids of removed reviews that were never published. */
	readonly keptAway?: Iterable<string>;
	/** Reviews that this run removes before they were published. */
	readonly early?: EarlyRemovals;
	/** Ids of removed reviews that this run brings back on purpose. */
	readonly restored?: Iterable<string>;
}

/** Returns the ledger after an import, or the same object if no count changed. */
export function moveLedger(
	ledger: ImportedLedger | undefined,
	run: CountedRun,
	now: Instant,
): ImportedLedger {
	const { leftOut = new Map(), takenIn = [], keptAway = [], early = {}, restored = [] } = run;
	const left = new Map([...Object.entries(ledger?.left_out ?? {}), ...leftOut]);
	const removedEarly = new Map(Object.entries({ ...ledger?.removed_early, ...early }));
	for (const id of takenIn) {
		left.delete(id);
		removedEarly.delete(id);
	}
	const before = addStars(run.before, countStars(Object.values(ledger?.removed_early ?? {})));
	const after = addStars(run.after, countStars(removedEarly.values()));
	const stars = applyStarChange(ledger?.stars ?? before, before, after);
	const kept = new Set([...(ledger?.kept_away ?? []), ...keptAway]);
	for (const id of restored) kept.delete(id);
	return renew(ledger, { stars, leftOut: left, removedEarly, keptAway: [...kept] }, now);
}

/** Adds reviews added by hand to the ledger. Its counts never decrease. */
export function growLedger(
	ledger: ImportedLedger | undefined,
	found: StarCounts,
	now: Instant,
): ImportedLedger {
	const stars = ledger === undefined ? found : raiseStars(ledger.stars, found);
	const leftOut = new Map(Object.entries(ledger?.left_out ?? {}));
	const removedEarly = new Map(Object.entries(ledger?.removed_early ?? {}));
	return renew(ledger, { stars, leftOut, removedEarly, keptAway: ledger?.kept_away ?? [] }, now);
}

function renew(
	ledger: ImportedLedger | undefined,
	{
		stars,
		leftOut,
		removedEarly,
		keptAway,
	}: {
		readonly stars: StarCounts;
		readonly leftOut: ReadonlyMap<string, LeftOut>;
		readonly removedEarly: ReadonlyMap<string, EarlyRemovals[string]>;
		readonly keptAway: readonly string[];
	},
	now: Instant,
): ImportedLedger {
	const next = {
		counted_since: ledger?.counted_since ?? now,
		changed_at: ledger?.changed_at ?? now,
		stars: { ...stars },
		...(leftOut.size > 0 && { left_out: sortedById(leftOut) }),
		...(keptAway.length === 0 ? {} : { kept_away: keptAway.toSorted(compareText) }),
		...(removedEarly.size > 0 && { removed_early: sortedById(removedEarly) }),
	};
	if (ledger !== undefined && renderLedger(next) === renderLedger(ledger)) return ledger;
	return { ...next, changed_at: now };
}

function sortedById<Entry>(entries: ReadonlyMap<string, Entry>): Record<string, Entry> {
	return Object.fromEntries([...entries].toSorted(([a], [b]) => compareText(a, b)));
}

/** Renders `content/imported.json`, with sources and ids in the order of the ledger. */
export function renderLedger(ledger: ImportedLedger): string {
	return `${JSON.stringify(ledger, null, '\t')}\n`;
}
