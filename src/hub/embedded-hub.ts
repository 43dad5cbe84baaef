import { setTimeout as delay } from 'node:timers/promises';
import { join } from 'node:path';
import { createHub, type Hub } from './core/hub.ts';
import type { HubPolicy } from '../platform/hub-policy.ts';
import { PENDING_LIMITS } from './core/request-limits.ts';
import { longestWaitSeconds } from './core/retry.ts';
import type { LiveTopics } from './core/snapshot.ts';
import { createCallbackClient, hubUserAgent } from './callbacks/callback-client.ts';
import { currentTime } from '../platform/clock.ts';
import type { KvAccess } from '../platform/environment.ts';
import { createScriptRunner } from './stores/kv/kv-client.ts';
import { createKvSubscriptionStore } from './stores/kv/subscription-store.ts';
import { laneOf } from './queues/lane.ts';
import { createQuietReport } from '../platform/quiet-report.ts';
import { createRandomId } from '../platform/random.ts';
import { createEmbeddedQueue } from './queues/sqlite/delivery-queue.ts';
import { openHubDatabase } from './stores/sqlite/hub-database.ts';
import { createSqliteSnapshotStore } from './stores/sqlite/snapshot-store.ts';
import { createSqliteSubscriptionStore } from './stores/sqlite/subscription-store.ts';
import { messageSpan } from '../platform/tracing/hub-spans.ts';
import { inRootSpan } from '../platform/tracing/tracer.ts';
import { currentTracing } from '../platform/tracing/tracing.ts';

/** A hub that lives in this process, and keeps in one SQLite file what is not in Vercel KV. */
export interface EmbeddedHub {
	readonly hub: Hub;
	/** Begins to work: what waits from before, and what changed while no hub was there. */
	start(): Promise<void>;
	/** Lets questions and deliveries under way end for so long, then leaves them to the next start. */
	stop(graceMilliseconds: number): Promise<void>;
	/** Lets go of the file. Whoever still asks is told that the store is not there. */
	close(): Promise<void>;
}

export interface EmbeddedHubOptions {
	readonly dataDir: string;
	readonly policy: HubPolicy;
	readonly topics: LiveTopics;
	/** Where subscriptions are kept instead. */
	readonly kv: KvAccess | undefined;
}

/** How often a hub looks for what nobody told it of, and forgets what has ended. */
const UPKEEP_MILLISECONDS = 30_000;
const CUT_OFF_MILLISECONDS = 300;
/** A question costs a callback nothing, and a new subscriber should not wait for slow ones. */
const FIRST_QUESTIONS_PER_DELIVERY = 4;
/** Pages of subscriptions are cheap, and one after another is quick enough. */
const FAN_OUT = { concurrency: 1, concurrencyPerHost: 1 };

/** @throws {OperationError} if the file cannot be opened. */
export function openEmbeddedHub(options: EmbeddedHubOptions): EmbeddedHub {
	const { dataDir, policy, topics, kv } = options;
	const database = openHubDatabase(join(dataDir, 'hub.sqlite'));
	const now = currentTime;
	const report = createQuietReport(now);
	const stopping = new AbortController();
	const { concurrency, concurrencyPerHost, allowLoopback, baseUrl } = policy;
	// As many questions to a host at a time as may wait for it.
	const asking = policy.limitsRates ? PENDING_LIMITS.perHost : Infinity;
	const queue = createEmbeddedQueue({
		database,
		now,
		report,
		longestWaitSeconds: longestWaitSeconds(policy),
		lanes: {
			ask: { concurrency: concurrency * FIRST_QUESTIONS_PER_DELIVERY, concurrencyPerHost: asking },
			'ask-again': { concurrency, concurrencyPerHost: asking },
			deliver: { concurrency, concurrencyPerHost },
			'fan-out': FAN_OUT,
		},
	});
	const embedded = createSqliteSubscriptionStore(database);
	const hub = createHub({
		policy,
		store: kv ? createKvSubscriptionStore(createScriptRunner(kv)) : embedded,
		queue,
		snapshots: createSqliteSnapshotStore(database),
		topics,
		client: createCallbackClient({
			allowLoopback,
			userAgent: hubUserAgent(baseUrl),
			signal: stopping.signal,
		}),
		now,
		createId: createRandomId,
		random: Math.random,
	});

	let upkeep: NodeJS.Timeout | undefined;
	const keepUp = async () => {
		try {
			await hub.removeExpired();
			await hub.publishChanges();
		} catch (error) {
			report(error);
		}
	};

	return {
		hub,
		async start() {
			await keepUp();
			const tracing = currentTracing();
			// Whichever request woke the queue: its span is over, and has no part in the others' work.
			queue.start((job) =>
				inRootSpan(tracing, messageSpan('sqlite', laneOf(job)), () => hub.runJob(job)),
			);
			upkeep = setInterval(() => void keepUp(), UPKEEP_MILLISECONDS);
		},
		async stop(graceMilliseconds) {
			clearInterval(upkeep);
			const stopped = queue.stop();
			await Promise.race([stopped, delay(graceMilliseconds, undefined, { ref: false })]);
			stopping.abort();
			// What is cut off ends at once, unless it waits for a store that does not answer.
			await Promise.race([stopped, delay(CUT_OFF_MILLISECONDS, undefined, { ref: false })]);
		},
		async close() {
			await embedded.settle().catch(report);
			await database.close();
		},
	};
}
