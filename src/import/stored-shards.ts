import { countFound, toCounted, type CountedReview } from '../content/audit-stars.ts';
import type { FileChange } from '../content/commit-files.ts';
import { toJsonLine } from '../content/read-json-lines.ts';
import { digestRecords } from '../content/stamps.ts';
import { recordDigest } from '../reviews/record-digest.ts';
import { Tombstone, type StoredReview } from '../reviews/stored-review.ts';
import { compareText } from '../reviews/order.ts';
import type { StarCounts } from '../reviews/star-counts.ts';

/** A stored record as its line of JSON, with the facts that merging needs. */
export interface StoredLine {
	readonly id: string;
	readonly date: string;
	/** `recordDigest`. */
	readonly digest: string;
	/** Source id and id at the source. */
	readonly key: string;
	/**
	 * The line with its line feed, kept as it is while the record does not change. In UTF-8: strings
	 * beyond Latin-1 would take twice the memory.
	 */
	readonly line: Buffer;
	/** Path below the content folder. */
	readonly shard: string;
	/** What the ledger of imports counts of it. */
	readonly counted: CountedReview;
}

/** Everything that imports have stored: by source and id at the source, and what was removed. */
export interface StoredContent {
	readonly records: ReadonlyMap<string, StoredLine>;
	readonly removedIds: ReadonlySet<string>;
	readonly tombstones: readonly Tombstone[];
	/** Text of `removed.jsonl`. */
	readonly removed: string;
}

const REMOVED_FILE = 'removed.jsonl';

export function keyOf({ source }: Pick<StoredReview, 'source'>): string {
	return `${source.id}\n${source.review_id}`;
}

function shardOf({ source, date }: Pick<StoredReview, 'source' | 'date'>): string {
	return `reviews/${source.id}/${date.slice(0, 4)}.jsonl`;
}

/** The line of a record that its schema has checked and that is stamped. */
export function toStoredLine(record: StoredReview): StoredLine {
	return {
		id: record.id,
		date: record.date,
		digest: record.digest ?? recordDigest(record),
		key: keyOf(record),
		line: Buffer.from(`${toJsonLine(record)}\n`),
		shard: shardOf(record),
		counted: toCounted(record),
	};
}

/** What an import makes of the stored content. */
export interface StoredChange {
	/** The files that differ; none when nothing does. */
	readonly files: readonly FileChange[];
	/** Digest of all records and removals afterwards, for the stamp of the whole. */
	readonly digest: string;
	/** What the ledger of imports counts, before and afterwards. */
	readonly before: StarCounts;
	readonly after: StarCounts;
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

	const entriesOf = new Map([...touched].map((shard) => [shard, [] as StoredLine[]]));
	for (const line of next.values()) entriesOf.get(line.shard)?.push(line);
	const shards = [...entriesOf].map(([path, entries]) => ({
		path,
		text: entries.length === 0 ? undefined : toText(entries),
	}));
	const tombstones = removals.flatMap(({ tombstone }) => tombstone ?? []);
	const removedIds = [...stored.removedIds, ...tombstones.map(({ id }) => id)];
	return {
		files: [
			...shards.toSorted((a, b) => compareText(a.path, b.path)),
			...(tombstones.length === 0 ? [] : [addTombstones(stored.removed, tombstones)]),
		],
		digest: digestRecords([...next.values()], removedIds),
		before: countLines(stored.records.values(), stored.tombstones),
		after: countLines(next.values(), [...stored.tombstones, ...tombstones]),
	};
}

/** The record of a line, which was checked when it was read or made. */
export function readStored({ line }: StoredLine): StoredReview {
	return JSON.parse(line.toString().replace(/^\ufeff/, '')) as StoredReview;
}

/** The stars of what is stored, or was removed. */
export function countLines(
	lines: Iterable<StoredLine>,
	tombstones: readonly Tombstone[],
): StarCounts {
	return countFound(
		Iterator.from(lines).map(({ counted }) => counted),
		tombstones,
	);
}

/** The text of a shard, oldest review first. */
function toText(entries: readonly StoredLine[]): Buffer {
	const sorted = entries.toSorted((a, b) => compareText(a.date, b.date) || compareText(a.id, b.id));
	return Buffer.concat(sorted.map(({ line }) => line));
}

function addTombstones(removed: string, tombstones: readonly Tombstone[]): FileChange {
	const before = removed === '' || removed.endsWith('\n') ? removed : `${removed}\n`;
	const sorted = tombstones.toSorted((a, b) => compareText(a.id, b.id));
	const lines = sorted.map((tombstone) => `${toJsonLine(Tombstone.parse(tombstone))}\n`);
	return { path: REMOVED_FILE, text: before + lines.join('') };
}
