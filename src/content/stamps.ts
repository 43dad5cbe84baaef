import { existsSync } from 'node:fs';
import { toBusiness } from '../reviews/business/business-file.ts';
import { ENGINE_VERSION } from '../insights/engine-version.ts';
import { digestOf } from '../reviews/canonical-json.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { compareText } from '../reviews/order.ts';
import { isLater } from '../reviews/changes/advance-history.ts';
import { recordDigest } from '../reviews/record-digest.ts';
import type { Recommendation } from '../reviews/recommendation.ts';
import { Stamps, type Content, type Settings, type Stamp } from './content.ts';
import { contentPaths } from './content-paths.ts';
import { readJson } from './read-json.ts';

/**
 * Reads the stamps; empty before the first import or publication.
 * @throws {ContentError}
 */
export async function loadStamps(contentDir: string): Promise<Stamps> {
	const path = contentPaths(contentDir).stamps;
	return existsSync(path) ? readJson(path, Stamps) : {};
}

/** Digests of everything that has a stamp. */
export type Digests = Readonly<Record<keyof Stamps, string>>;

/** The digest of readings, recommendations or a log if there are none. They get no stamp before the first one. */
export const NONE = 'none';

/** A record, identified by its content. */
export interface DigestedRecord {
	readonly id: string;
	/** `recordDigest`. */
	readonly digest: string;
}

/** Digests the set of records and their content, so that a deleted line is noticed. */
export function digestRecords(
	records: readonly DigestedRecord[],
	removedIds: Iterable<string>,
): string {
	const lines = records.map(({ id, digest }) => `${id} ${digest}`);
	return digestOf([lines.toSorted(compareText), [...removedIds].toSorted(compareText)]);
}

/** Digests of the settings that affect the reviews dataset, and of all settings. */
export function digestSettings(settings: Settings): Pick<Digests, 'dataset' | 'settings'> {
	const { businessFile, staff, services, serviceAreas, aspects, overrides } = settings;
	const { block } = overrides.mentions;
	const dataset = [toBusiness(businessFile), businessFile.review_policy];
	return {
		dataset: digestOf([...dataset, staff, services, serviceAreas, aspects, block, ENGINE_VERSION]),
		settings: digestOf(settings),
	};
}

/** Digests the content as it is now. */
export function digestContent({
	records,
	removed,
	settings,
	readings,
	readerQuality,
	recommendations,
	log,
}: Omit<Content, 'stamps'>): Digests {
	const digested = records.map((record) => ({ id: record.id, digest: recordDigest(record) }));
	const gone = removed.map(({ id }) => id);
	return {
		records: digestRecords(digested, gone),
		...digestSettings(settings),
		readings: digestReadings({ readings, readerQuality }),
		recommendations: digestRecommendations(recommendations),
		log: log?.checkpoint.root ?? NONE,
	};
}

/** Returns the stamps that the content has once it is live, even if it was edited since it was stamped. */
export function stampsOf(content: Content): Record<string, Stamp> {
	const digests: Record<string, string> = digestContent(content);
	const stamped = Object.entries(content.stamps).map(([name, stamp]) => [
		name,
		{ ...stamp, digest: digests[name] },
	]);
	return Object.fromEntries(stamped);
}

/** Digests the readings in use, and the quality figures of their readers. */
export function digestReadings({
	readings = new Map(),
	readerQuality = [],
}: Pick<Content, 'readings' | 'readerQuality'>): string {
	if (readings.size === 0 && readerQuality.length === 0) return NONE;
	const sorted = [...readings.values()].toSorted((a, b) => compareText(a.id, b.id));
	return digestOf([sorted, readerQuality]);
}

/** Digests the recommendations without stars, whatever their order. */
export function digestRecommendations(recommendations: readonly Recommendation[] = []): string {
	if (recommendations.length === 0) return NONE;
	return digestOf(recommendations.toSorted((a, b) => compareText(a.id, b.id)));
}

/**
 * Returns stamps that match the digests: old stamps if nothing changed, otherwise new ones at
 * `now`. Content that differs from the `live` one also gets `now`, unless its stamp is newer: after a
 * rollback, times must not go back.
 */
export function updateStamps(
	stamps: Stamps,
	digests: Partial<Digests>,
	now: Instant,
	live: Stamps = {},
): Stamps {
	const names = Stamps.keyof().options.filter(
		(name) => stamps[name] || (digests[name] ?? NONE) !== NONE,
	);
	return Object.fromEntries(
		names.map((name) => [name, renew(stamps[name], digests[name], now, live[name])]),
	);
}

/** Renders `content/stamps.json`. */
export function renderStamps(stamps: Stamps): string {
	return `${JSON.stringify(stamps, null, '\t')}\n`;
}

function renew(
	stamp: Stamp | undefined,
	digest: string | undefined,
	now: Instant,
	live: Stamp | undefined,
): Stamp | undefined {
	if (digest === undefined) return stamp;
	const isOld =
		live !== undefined &&
		live.digest !== digest &&
		!isLater(stamp?.changed_at ?? now, live.changed_at);
	return stamp?.digest === digest && !isOld ? stamp : { digest, changed_at: now };
}
