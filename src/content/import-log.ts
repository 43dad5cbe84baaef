import { existsSync } from 'node:fs';
import * as z from 'zod';
import { Instant } from '../reviews/calendar-date.ts';
import { Distribution } from '../reviews/distribution.ts';
import { compareText } from '../reviews/order.ts';
import { Rating, ReviewId, Source } from '../reviews/review.ts';
import {
	raiseStars,
	applyStarChange,
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
});
export type ImportedLedger = z.output<typeof ImportedLedger>;

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
	/** Ids of removed reviews that this run brings back on purpose. */
	readonly restored?: Iterable<string>;
}

/** Returns the ledger after an import, or the same object if no count changed. */
export function moveLedger(
	ledger: ImportedLedger | undefined,
	{ before, after, leftOut = new Map(), takenIn = [], keptAway = [], restored = [] }: CountedRun,
	now: Instant,
): ImportedLedger {
	const left = new Map([...Object.entries(ledger?.left_out ?? {}), ...leftOut]);
	for (const id of takenIn) left.delete(id);
	const stars = applyStarChange(ledger?.stars ?? before, before, after);
	const kept = new Set([...(ledger?.kept_away ?? []), ...keptAway]);
	for (const id of restored) kept.delete(id);
	return renew(ledger, { stars, leftOut: left, keptAway: [...kept] }, now);
}

/** Adds reviews added by hand to the ledger. Its counts never decrease. */
export function growLedger(
	ledger: ImportedLedger | undefined,
	found: StarCounts,
	now: Instant,
): ImportedLedger {
	const stars = ledger === undefined ? found : raiseStars(ledger.stars, found);
	const leftOut = new Map(Object.entries(ledger?.left_out ?? {}));
	return renew(ledger, { stars, leftOut, keptAway: ledger?.kept_away ?? [] }, now);
}

function renew(
	ledger: ImportedLedger | undefined,
	{
		stars,
		leftOut,
		keptAway,
	}: {
		readonly stars: StarCounts;
		readonly leftOut: ReadonlyMap<string, LeftOut>;
		readonly keptAway: readonly string[];
	},
	now: Instant,
): ImportedLedger {
	const sorted = [...leftOut].toSorted(([a], [b]) => compareText(a, b));
	const next = {
		counted_since: ledger?.counted_since ?? now,
		changed_at: ledger?.changed_at ?? now,
		stars: { ...stars },
		...(sorted.length === 0 ? {} : { left_out: Object.fromEntries(sorted) }),
		...(keptAway.length === 0 ? {} : { kept_away: keptAway.toSorted(compareText) }),
	};
	if (ledger !== undefined && renderLedger(next) === renderLedger(ledger)) return ledger;
	return { ...next, changed_at: now };
}

/** Renders `content/imported.json`, with sources and ids in the order of the ledger. */
export function renderLedger(ledger: ImportedLedger): string {
	return `${JSON.stringify(ledger, null, '\t')}\n`;
}
