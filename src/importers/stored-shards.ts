import type { FileChange } from '../content/commit-files.ts';
import { toJsonLine } from '../content/read-json-lines.ts';
import { digestRecords } from '../content/stamps.ts';
import { recordDigest } from '../reviews/record-digest.ts';
import { StoredReview, Tombstone } from '../reviews/stored-review.ts';
import { compareText } from '../reviews/order.ts';

/** A stored record with the line that holds it, which stays as it is while the record does. */
export interface StoredLine {
	readonly id: string;
	readonly date: string;
	/** `recordDigest`. */
	readonly digest: string;
	/** Source id and id at the source. */
	readonly key: string;
	readonly line: string;
	/** Path below the content folder. */
	readonly shard: string;
}

/** Everything that imports have stored: by source and id at the source, and what was removed. */
export interface StoredContent {
	readonly records: ReadonlyMap<string, StoredLine>;
	readonly removedIds: ReadonlySet<string>;
	/** Text of `removed.jsonl`. */
	readonly removed: string;
}

const REMOVED_FILE = 'removed.jsonl';

export function keyOf({ source }: Pick<StoredReview, 'source'>): string {
	return `${source.id}\n${source.review_id}`;
}

export function shardOf({ source, date }: Pick<StoredReview, 'source' | 'date'>): string {
	return `reviews/${source.id}/${date.slice(0, 4)}.jsonl`;
}

/** A record as one line, its members in the order of the schema. */
export function toStoredLine(review: StoredReview): StoredLine {
	const record = StoredReview.parse(review);
	return {
		id: record.id,
		date: record.date,
		digest: recordDigest(record),
		key: keyOf(record),
		line: toJsonLine(record),
		shard: shardOf(record),
	};
}

/** What an import makes of the stored content. */
export interface StoredChange {
	/** The files that differ; none when nothing does. */
	readonly files: readonly FileChange[];
	/** Digest of all records and removals afterwards, for the stamp of the whole. */
	readonly digest: string;
}

/** The content once the records are stored, deleted and their tombstones set. */
export function deriveChanges(
	stored: StoredContent,
	upserts: readonly StoredLine[],
	removals: readonly { readonly key: string; readonly tombstone?: Tombstone | undefined }[],
): StoredChange {
	const next = new Map(stored.records);
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

	const lines = new Map([...touched].map((shard) => [shard, [] as StoredLine[]]));
	for (const line of next.values()) lines.get(line.shard)?.push(line);
	const shards = [...lines].map(([path, entries]) => ({ path, text: toText(entries) }));
	const tombstones = removals.flatMap(({ tombstone }) => tombstone ?? []);
	const removedIds = [...stored.removedIds, ...tombstones.map(({ id }) => id)];
	return {
		files: [
			...shards.toSorted((a, b) => compareText(a.path, b.path)),
			...(tombstones.length === 0 ? [] : [addTombstones(stored.removed, tombstones)]),
		],
		digest: digestRecords([...next.values()], removedIds),
	};
}

/** Oldest first; undefined for a shard that no record is left in. */
function toText(entries: readonly StoredLine[]): string | undefined {
	if (entries.length === 0) return undefined;
	const sorted = entries.toSorted((a, b) => compareText(a.date, b.date) || compareText(a.id, b.id));
	return sorted.map(({ line }) => `${line}\n`).join('');
}

function addTombstones(removed: string, tombstones: readonly Tombstone[]): FileChange {
	const before = removed === '' || removed.endsWith('\n') ? removed : `${removed}\n`;
	const sorted = tombstones.toSorted((a, b) => compareText(a.id, b.id));
	const lines = sorted.map((tombstone) => `${toJsonLine(Tombstone.parse(tombstone))}\n`);
	return { path: REMOVED_FILE, text: before + lines.join('') };
}
