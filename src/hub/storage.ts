import { join } from 'node:path';
import type { KvAccess } from '../platform/environment.ts';
import { createRandomId } from '../platform/random.ts';
import type { WorkingQueue } from './core/delivery-queue.ts';
import type { SubscriptionStore } from './core/subscription-store.ts';
import type { HostPace } from './queues/host-pace.ts';
import type { LaneLimits, LaneName } from './queues/lane.ts';
import { createRedisQueue } from './queues/redis/delivery-queue.ts';
import { createEmbeddedQueue } from './queues/sqlite/delivery-queue.ts';
import { createScriptRunner } from './stores/kv/kv-client.ts';
import { createKeyNames } from './stores/kv/key-names.ts';
import { createKvSubscriptionStore, HUB_TAG } from './stores/kv/subscription-store.ts';
import { connectRedis, openAnother } from './stores/redis/redis-connection.ts';
import { createReplication } from './stores/redis/replication.ts';
import {
	createRedisScriptRunner,
	createRedisSubscriptionStore,
} from './stores/redis/subscription-store.ts';
import { openHubDatabase } from './stores/sqlite/hub-database.ts';
import { createSqliteSubscriptionStore } from './stores/sqlite/subscription-store.ts';

/** Where a hub in this process keeps its data, and the queue of its work. */
export interface HubStorage {
	readonly system: 'sqlite' | 'redis';
	readonly store: SubscriptionStore;
	readonly queue: WorkingQueue;
	/** Later calls throw `StoreUnavailableError`. */
	close(): Promise<void>;
}

export interface StorageOptions {
	readonly lanes: Readonly<Record<LaneName, LaneLimits>>;
	readonly pace: HostPace;
	/** Longest delay of any job. */
	readonly longestWaitSeconds: number;
	readonly now: () => number;
	readonly report: (error: unknown) => void;
}

/**
 * Opens a SQLite file in `DATA_DIR`, for one process.
 * @throws {OperationError} if the file cannot be opened.
 */
export function openSqliteStorage(
	dataDir: string,
	/** If set, subscriptions are stored in Vercel KV instead. */
	kv: KvAccess | undefined,
	options: StorageOptions,
): HubStorage {
	const database = openHubDatabase(join(dataDir, 'hub.sqlite'));
	const embedded = createSqliteSubscriptionStore(database);
	return {
		system: 'sqlite',
		store: kv ? createKvSubscriptionStore(createScriptRunner(kv)) : embedded,
		queue: createEmbeddedQueue({ ...options, database }),
		async close() {
			await embedded.settle().catch(options.report);
			await database.close();
		},
	};
}

/**
 * Connects to Redis, which several processes share.
 * @throws {OperationError} if it cannot be reached.
 */
export async function openRedisStorage(
	urls: readonly string[],
	options: StorageOptions,
	tag = HUB_TAG,
): Promise<HubStorage> {
	const { report } = options;
	const connection = await connectRedis(urls, report);
	const waiting = openAnother(connection, report);
	const names = createKeyNames(tag);
	const replication = createReplication(waiting, names.replication);
	// Without a replica, it refuses requests, but delivers.
	await replication.start().catch(report);
	const run = createRedisScriptRunner(connection);
	return {
		system: 'redis',
		store: createRedisSubscriptionStore(run, replication, tag),
		queue: createRedisQueue({
			...options,
			connection,
			replication,
			tag,
			process: createRandomId(),
		}),
		async close() {
			connection.disconnect();
			waiting.disconnect();
		},
	};
}
