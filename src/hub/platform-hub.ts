import { createHub, type HubAccess } from './core/hub.ts';
import { createSnapshotLoader } from './core/snapshot-loader.ts';
import { createCallbackClient, hubUserAgent } from './callbacks/callback-client.ts';
import { currentTime } from '../platform/clock.ts';
import { createDeployedTopics } from './deployment/deployed-topics.ts';
import { createOriginTopics } from './deployment/origin-topics.ts';
import type { Environment } from '../platform/environment.ts';
import { createScriptRunner } from './stores/kv/kv-client.ts';
import { createKvSubscriptionStore } from './stores/kv/subscription-store.ts';
import { createThrottledLogger } from '../platform/throttled-logger.ts';
import { createRandomId } from '../platform/random.ts';
import { createHostPace } from './queues/host-pace.ts';
import { createVercelQueue } from './queues/vercel/vercel-queue.ts';

/**
 * Folder of the built topics, relative to the working directory of a function. With an absolute path,
 * Vercel's file tracing would pack the folder into every function; `includeFiles` selects them.
 */
const TOPIC_FOLDER = 'edition/topics';

/** A hub whose jobs come from the platform's queue. */
export interface PlatformHub extends HubAccess {
	/** Handles a request from the platform that delivers jobs. */
	consume(request: Request): Promise<Response>;
}

/**
 * Opens a hub for functions on Vercel: subscriptions in Vercel KV, jobs in Vercel Queues, topics
 * from the public origin. The function itself stores nothing. Returns `undefined` elsewhere, and if
 * no store is connected to the project. A secret that is not set authorizes nobody.
 */
export function openPlatformHub(
	environment: Environment,
	createQueue = createVercelQueue,
): PlatformHub | undefined {
	const { onVercel, kv, hub: policy, queues, hookSecret, cronSecret } = environment;
	if (!onVercel || kv === undefined) return undefined;
	const { concurrency, concurrencyPerHost } = policy;
	const report = createThrottledLogger(currentTime);
	const pace = createHostPace();
	const queue = createQueue({ ...queues, concurrency, concurrencyPerHost, pace, report });
	const deployed = createDeployedTopics(TOPIC_FOLDER);
	const topics = createOriginTopics(policy.baseUrl, deployed);
	const hub = createHub({
		policy,
		store: createKvSubscriptionStore(createScriptRunner(kv)),
		queue,
		loadSnapshot: createSnapshotLoader(topics, deployed.load),
		topics,
		client: pace.timed(
			createCallbackClient({
				allowLoopback: policy.allowLoopback,
				userAgent: hubUserAgent(policy.baseUrl),
				reusesConnections: false,
			}),
		),
		now: currentTime,
		createId: createRandomId,
		random: Math.random,
	});
	return {
		hub,
		consume: (request) => queue.consume(request, hub.runJob),
		hookSecret: readHubSecret('DEPLOY_HOOK_SECRET', hookSecret),
		cronSecret: readHubSecret('CRON_SECRET', cronSecret),
	};
}

function readHubSecret(variable: string, secret: string | undefined): string {
	if (secret === undefined)
		console.warn(`Cannot authorize requests with ${variable}: it is not set`);
	return secret ?? '';
}
