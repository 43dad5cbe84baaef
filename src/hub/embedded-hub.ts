import { setTimeout as delay } from 'node:timers/promises';
import { createHub } from './core/hub.ts';
import type { HubPolicy } from '../platform/hub-policy.ts';
import { createSnapshotLoader } from './core/snapshot-loader.ts';
import { PENDING_LIMITS } from './core/request-limits.ts';
import { longestWaitSeconds } from './core/retry.ts';
import type { LiveTopics } from './core/snapshot.ts';
import { createCallbackClient, hubUserAgent } from './callbacks/callback-client.ts';
import { currentTime } from '../platform/clock.ts';
import type { KvAccess } from '../platform/environment.ts';
import { createHostPace } from './queues/host-pace.ts';
import { laneOf } from './queues/lane.ts';
import { createThrottledLogger } from '../platform/throttled-logger.ts';
import { createRandomId } from '../platform/random.ts';
import { openRedisStorage, openSqliteStorage, type StorageOptions } from './storage.ts';
import { messageSpan } from '../platform/tracing/hub-spans.ts';
import { inRootSpan } from '../platform/tracing/tracer.ts';
import { currentTracing } from '../platform/tracing/tracing.ts';

export interface EmbeddedHubOptions {
	readonly dataDir: string;
	readonly policy: HubPolicy;
	readonly topics: LiveTopics;
	/** If set, subscriptions are stored in Vercel KV instead of SQLite. */
	readonly kv: KvAccess | undefined;
	/** URLs of Redis. If set, everything is stored there, and several processes share the hub. */
	readonly redis: readonly string[] | undefined;
}

/** How often the hub checks for unreported changes and deletes expired records. */
const MAINTENANCE_MILLISECONDS = 30_000;
const CUT_OFF_MILLISECONDS = 300;
/** High, because first verifications are cheap and slow callbacks must not delay new subscribers. */
const FIRST_VERIFICATIONS_PER_DELIVERY = 4;
/** Fan-out jobs are cheap, so running one at a time is fast enough. */
const FAN_OUT = { concurrency: 1, concurrencyPerHost: 1 };

/**
 * Opens a hub in this process.
 * @throws {OperationError} if its storage cannot be opened.
 */
export async function openEmbeddedHub(options: EmbeddedHubOptions) {
	const { dataDir, policy, topics, kv, redis } = options;
	const now = currentTime;
	const report = createThrottledLogger(now);
	const stopping = new AbortController();
	const pace = createHostPace();
	const { concurrency, concurrencyPerHost, allowLoopback, baseUrl } = policy;
	// All pending requests of a host may be verified at once.
	const verifyingPerHost = policy.limitsRates ? PENDING_LIMITS.perHost : Infinity;
	const settings: StorageOptions = {
		now,
		report,
		pace,
		longestWaitSeconds: longestWaitSeconds(policy),
		lanes: {
			ask: {
				concurrency: concurrency * FIRST_VERIFICATIONS_PER_DELIVERY,
				concurrencyPerHost: verifyingPerHost,
			},
			'ask-again': { concurrency, concurrencyPerHost: verifyingPerHost },
			deliver: { concurrency, concurrencyPerHost },
			'fan-out': FAN_OUT,
		},
	};
	const storage =
		redis === undefined
			? openSqliteStorage(dataDir, kv, settings)
			: await openRedisStorage(redis, settings);
	const { queue, store } = storage;
	const hub = createHub({
		policy,
		store,
		queue,
		loadSnapshot: createSnapshotLoader(topics),
		topics,
		client: pace.timed(
			createCallbackClient({
				allowLoopback,
				userAgent: hubUserAgent(baseUrl),
				signal: stopping.signal,
			}),
		),
		now,
		createId: createRandomId,
		random: Math.random,
	});

	let maintenanceTimer: NodeJS.Timeout | undefined;
	const runMaintenance = async () => {
		await hub.publishChanges().catch(report);
		await hub.removeExpired().catch(report);
	};

	return {
		hub,
		/** Starts the work, including waiting jobs and changes made while the hub was down. */
		async start(): Promise<void> {
			await runMaintenance();
			const tracing = await currentTracing();
			// Jobs get root spans: the span of the request that woke the queue has ended.
			queue.start((job, onAnswer) =>
				inRootSpan(tracing, messageSpan(storage.system, laneOf(job)), () =>
					hub.runJob(job, onAnswer),
				),
			);
			maintenanceTimer = setInterval(() => void runMaintenance(), MAINTENANCE_MILLISECONDS);
		},
		/** Gives running jobs this much time to finish. The next start repeats those that do not. */
		async stop(graceMilliseconds: number): Promise<void> {
			clearInterval(maintenanceTimer);
			const stopped = queue.stop();
			await Promise.race([stopped, delay(graceMilliseconds, undefined, { ref: false })]);
			stopping.abort();
			// Aborted jobs end at once, unless they wait for a store that does not respond.
			await Promise.race([stopped, delay(CUT_OFF_MILLISECONDS, undefined, { ref: false })]);
		},
		/** Closes the storage. Later calls throw `StoreUnavailableError`. */
		close: () => storage.close(),
	};
}
