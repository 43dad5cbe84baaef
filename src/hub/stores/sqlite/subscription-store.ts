import type { SubscriptionStore } from '../../core/subscription-store.ts';
import { createDeliveryLog } from './delivery-log.ts';
import type { HubDatabase } from './hub-database.ts';
import { toPublication } from '../stored-rows.ts';
import { readCounts } from './hourly-counts.ts';
import { readRecord } from './request-records.ts';
import { createRequestOperations } from './request-operations.ts';
import { createSubscriptionOperations } from './subscription-operations.ts';

/** Opens the hub's store in its SQLite file. `settle` writes what is still in memory. */
export function createSqliteSubscriptionStore(
	database: HubDatabase,
): SubscriptionStore & { settle(): Promise<void> } {
	const log = createDeliveryLog(database);
	return {
		settle: log.write,
		...createRequestOperations(database),
		...createSubscriptionOperations(database, log),
		recordAttempt: async (id, attempt) => log.addAttempt(id, attempt),
		async readRecord(id, now) {
			await log.write();
			return database.read((reading) => readRecord(reading, id, now));
		},
		async readCounts(now) {
			await log.write();
			return database.read((reading) => readCounts(reading, now));
		},
		readPublication: (topic) =>
			database.read(({ get }) =>
				toPublication(get('SELECT * FROM publications WHERE topic = ?', topic)),
			),
		addPublication: (topic, etag, previous, now) =>
			database.transact(({ get, run }) => {
				const last = get('SELECT number FROM publications WHERE topic = ?', topic);
				const number = previous?.number ?? 0;
				if (Number(last?.['number'] ?? 0) !== number) return undefined;
				const sql = `INSERT OR REPLACE INTO publications
					(topic, number, etag, announced, published_at) VALUES (?, ?, ?, 0, ?)`;
				run(sql, topic, number + 1, etag, now);
				return { topic, number: number + 1, etag, publishedAt: now, announced: false };
			}),
		async markAnnounced({ topic, number }) {
			await database.transact(({ run }) =>
				run('UPDATE publications SET announced = 1 WHERE topic = ? AND number = ?', topic, number),
			);
		},
	};
}
