import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { countFound } from '../../content/audit-stars.ts';
import type { FileChange } from '../../content/commit-files.ts';
import { readJsonLines, toJsonLine } from '../../content/read-json-lines.ts';
import { digestRecommendations, digestRecords, type Digests } from '../../content/stamps.ts';
import { recordDigest } from '../../reviews/record-digest.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import type { RemovalReason } from '../../reviews/removal-reason.ts';
import { StoredReview, StoredTombstone } from '../../reviews/stored-review.ts';
import { compareText } from '../../reviews/order.ts';
import type { StarCounts } from '../../reviews/star-counts.ts';
import { ContentError } from '../../content/content-error.ts';
import { contentPaths } from '../../content/content-paths.ts';
import { listShards } from '../../content/list-shards.ts';
import { loadRecommendations, loadRemoved } from '../../content/load-content.ts';
import {
	keyOf,
	readRecommendation,
	readStored,
	toRecommendationLine,
	toStoredLine,
	type StoredLine,
} from './stored-line.ts';

/** All stored reviews and recommendations, each by their key, and the removed reviews. */
export interface StoredContent {
	readonly records: ReadonlyMap<string, StoredLine>;
	readonly recommendations: ReadonlyMap<string, StoredLine>;
	readonly removedIds: ReadonlySet<string>;
	readonly tombstones: readonly StoredTombstone[];
	/** Text of `removed.jsonl`. */
	readonly removed: string;
}

const REMOVED_FILE = 'removed.jsonl';

/** Returns the stored review or recommendation with this key. */
export function storedLine(
	{ records, recommendations }: Pick<StoredContent, 'records' | 'recommendations'>,
	key: string,
): StoredLine | undefined {
	return records.get(key) ?? recommendations.get(key);
}

/** Returns all stored reviews and recommendations by id. */
export function linesById({ records, recommendations }: StoredContent): Map<string, StoredLine> {
	return new Map([...recommendations.values(), ...records.values()].map((line) => [line.id, line]));
}

/** A review or recommendation to remove, by its key. */
export interface Removal {
	readonly key: string;
	readonly tombstone?: StoredTombstone;
}

/** Removes a review. A published one gets a tombstone, because readers may have copied it. */
export function toRemoval(
	line: StoredLine,
	{ removedIds }: Pick<StoredContent, 'removedIds'>,
	reason: RemovalReason,
	now: Instant,
): Removal {
	const { key } = line;
	if (line.counted === undefined) return { key };
	const { id, rating, source, verification } = readStored(line);
	if (verification.method === 'none' || removedIds.has(id)) return { key };
	return { key, tombstone: { id, removed_at: now, reason, rating, source: source.id } };
}

/** The changes of an import to the stored content. */
export interface StoredChange {
	/** Files that changed; may be empty. */
	readonly files: readonly FileChange[];
	/** Digests of all reviews and removals, and of all recommendations, for the content's stamps. */
	readonly digests: Pick<Digests, 'records' | 'recommendations'>;
	/** The counts in the import ledger, before and after. */
	readonly before: StarCounts;
	readonly after: StarCounts;
}

/**
 * Computes the files that change if these records are stored and removed, including tombstones. Storing
 * a record deletes its tombstone.
 */
export function deriveChanges(
	stored: StoredContent,
	upserts: readonly StoredLine[],
	removals: readonly Removal[],
): StoredChange {
	const next = new Map([...stored.records, ...stored.recommendations]);
	const touched = new Set<string>();
	const touch = (key: string) => {
		const shard = next.get(key)?.shard;
		if (shard !== undefined) touched.add(shard);
	};
	for (const { key } of removals) {
		touch(key);
		next.delete(key);
	}
	for (const line of upserts) {
		touch(line.key);
		next.set(line.key, line);
		touch(line.key);
	}

	const entriesOf = new Map([...touched].map((shard) => [shard, [] as StoredLine[]]));
	for (const line of next.values()) entriesOf.get(line.shard)?.push(line);
	const shards = [...entriesOf].map(([path, entries]) => ({
		path,
		text: entries.length === 0 ? undefined : toText(entries),
	}));
	const lines = [...next.values()];
	const added = removals.flatMap(({ tombstone }) => tombstone ?? []);
	const back = new Set(upserts.map(({ id }) => id).filter((id) => stored.removedIds.has(id)));
	const tombstones = [...stored.tombstones.filter(({ id }) => !back.has(id)), ...added];
	return {
		files: [
			...shards.toSorted((a, b) => compareText(a.path, b.path)),
			...(added.length + back.size === 0 ? [] : [changeTombstones(stored.removed, added, back)]),
		],
		digests: {
			records: digestRecords(
				lines.filter(({ counted }) => counted !== undefined),
				tombstones.map(({ id }) => id),
			),
			recommendations: digestRecommendations(
				lines.filter(({ counted }) => counted === undefined).map(readRecommendation),
			),
		},
		before: countLines(stored.records.values(), stored.tombstones),
		after: countLines(lines, tombstones),
	};
}

/** Counts the stars of stored and removed reviews. */
export function countLines(
	lines: Iterable<StoredLine>,
	tombstones: readonly StoredTombstone[],
): StarCounts {
	return countFound(
		Iterator.from(lines).flatMap(({ counted }) => (counted ? [counted] : [])),
		tombstones,
	);
}

/** Returns the text of a shard, oldest review first. */
function toText(entries: readonly StoredLine[]): Buffer {
	const sorted = entries.toSorted((a, b) => compareText(a.date, b.date) || compareText(a.id, b.id));
	return Buffer.concat(sorted.map(({ line }) => line));
}

function changeTombstones(
	removed: string,
	added: readonly StoredTombstone[],
	back: ReadonlySet<string>,
): FileChange {
	const kept = removed.split('\n').filter((line) => line.trim() !== '' && !back.has(idIn(line)));
	const before = kept.map((line) => `${line}\n`).join('');
	const sorted = added.toSorted((a, b) => compareText(a.id, b.id));
	const lines = sorted.map((tombstone) => `${toJsonLine(StoredTombstone.parse(tombstone))}\n`);
	return { path: REMOVED_FILE, text: before + lines.join('') };
}

/** The id in a line of `removed.jsonl` that was validated when it was read. */
function idIn(line: string): string {
	return (JSON.parse(line.replace(/^\ufeff/, '')) as StoredTombstone).id;
}

/**
 * Reads the content stored by earlier imports.
 * @throws {ContentError} with file, line, field and value of the first invalid record.
 */
export async function loadStoredContent(contentDir: string): Promise<StoredContent> {
	const paths = contentPaths(contentDir);
	const records = new Map<string, StoredLine>();
	const places = new Map<string, string>();
	for (const path of await listShards(paths.reviews)) {
		for await (const { value, text, line } of readJsonLines(path, StoredReview)) {
			const key = keyOf(value);
			const earlier = places.get(key) ?? places.get(value.id);
			if (earlier !== undefined) {
				throw new ContentError(path, line, `"id" ${value.id} is also stored in ${earlier}`);
			}
			places.set(key, `${path}:${line}`).set(value.id, `${path}:${line}`);
			const shard = relative(contentDir, path);
			records.set(key, { ...toStoredLine(value, text), digest: recordDigest(value), shard });
		}
	}

	const recommendations = (await loadRecommendations(contentDir)).map((one) =>
		toRecommendationLine(one),
	);
	const tombstones = await loadRemoved(paths.removed);
	return {
		records,
		recommendations: new Map(recommendations.map((line) => [line.key, line])),
		removed: existsSync(paths.removed) ? await readFile(paths.removed, 'utf8') : '',
		tombstones,
		removedIds: new Set(tombstones.map(({ id }) => id)),
	};
}
