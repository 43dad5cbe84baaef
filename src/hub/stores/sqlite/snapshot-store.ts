import type { Snapshot, SnapshotStore } from '../../core/snapshot.ts';
import type { TopicPath } from '../../core/topic.ts';
import type { HubDatabase } from './hub-database.ts';
import type { Row } from './transaction.ts';

/** The publication being delivered, and the one about to replace it. */
const KEPT_PER_TOPIC = 2;

/** Stores snapshots in the hub's SQLite file, and caches the last one of each topic in memory. */
export function createSqliteSnapshotStore(database: HubDatabase): SnapshotStore {
	const recent = new Map<TopicPath, Snapshot>();
	return {
		save: ({ topic, etag, contentType, body }) =>
			database.transact(({ run }) => {
				const insert = `INSERT OR REPLACE INTO snapshots (topic, etag, content_type, body)
					VALUES (?, ?, ?, ?)`;
				run(insert, topic, etag, contentType, body);
				const prune = `DELETE FROM snapshots WHERE topic = :topic AND number NOT IN (
					SELECT number FROM snapshots WHERE topic = :topic ORDER BY number DESC LIMIT :kept)`;
				run(prune, { topic, kept: KEPT_PER_TOPIC });
			}),
		async load(topic, etag) {
			const known = recent.get(topic);
			if (known?.etag === etag) return known;
			const sql = 'SELECT * FROM snapshots WHERE topic = ? AND etag = ?';
			const row = await database.read(({ get }) => get(sql, topic, etag));
			const snapshot = row && toSnapshot(topic, etag, row);
			if (snapshot) recent.set(topic, snapshot);
			return snapshot;
		},
	};
}

function toSnapshot(topic: TopicPath, etag: string, row: Row): Snapshot {
	const body = row['body'];
	if (!(body instanceof Uint8Array)) throw new TypeError('Cannot read a snapshot: it has no bytes');
	return { topic, etag, contentType: String(row['content_type']), body };
}
