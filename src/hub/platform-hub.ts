import { createHub, type HubAccess } from './core/hub.ts';
import { createCallbackClient, hubUserAgent } from './callbacks/callback-client.ts';
import { currentTime } from '../platform/clock.ts';
import { createDeployedTopics } from './deployment/deployed-topics.ts';
import { createOriginTopics } from './deployment/origin-topics.ts';
import { createDeployedSnapshots } from './deployment/snapshot-store.ts';
import type { Environment } from '../platform/environment.ts';
import { createScriptRunner } from './stores/kv/kv-client.ts';
import { createKvSubscriptionStore } from './stores/kv/subscription-store.ts';
import { createQuietReport } from '../platform/quiet-report.ts';
import { createRandomId } from '../platform/random.ts';
import { createVercelQueue } from './queues/vercel/vercel-queue.ts';

/**
 * Where the build leaves the topics, from the working directory of a function. Not joined with it:
 * the tracer would pack the folder into every function, and `includeFiles` says into which.
 */
const TOPIC_FOLDER = 'edition/topics';

/** A hub whose work the platform brings. */
export interface PlatformHub extends HubAccess {
	/** Answers a call of the platform that brings work. */
	consume(request: Request): Promise<Response>;
}

/**
 * A hub for functions on Vercel: subscriptions in Vercel KV, work in Vercel Queues, topics as the
 * public origin serves them. Nothing lives in the function itself. `undefined` elsewhere, and where
 * no store is connected to the project. A secret that is not set lets nobody in.
 */
export function openPlatformHub(
	environment: Environment,
	createQueue = createVercelQueue,
): PlatformHub | undefined {
	const { onVercel, kv, hub: policy, queues, hookSecret, cronSecret } = environment;
	if (!onVercel || kv === undefined) return undefined;
	const { concurrency, concurrencyPerHost } = policy;
	const report = createQuietReport(currentTime);
	const queue = createQueue({ ...queues, concurrency, concurrencyPerHost, report });
	const loadDeployed = createDeployedTopics(TOPIC_FOLDER);
	const topics = createOriginTopics(policy.baseUrl, loadDeployed);
	const hub = createHub({
		policy,
		store: createKvSubscriptionStore(createScriptRunner(kv)),
		queue,
		snapshots: createDeployedSnapshots(loadDeployed, topics),
		topics,
		client: createCallbackClient({
			allowLoopback: policy.allowLoopback,
			userAgent: hubUserAgent(policy.baseUrl),
			keepsConnections: false,
		}),
		now: currentTime,
		createId: createRandomId,
		random: Math.random,
	});
	return {
		hub,
		consume: (request) => queue.consume(request, hub.runJob),
		hookSecret: statedSecret('DEPLOY_HOOK_SECRET', hookSecret),
		cronSecret: statedSecret('CRON_SECRET', cronSecret),
	};
}

function statedSecret(variable: string, secret: string | undefined): string {
	if (secret === undefined) console.warn(`Cannot let anybody in with ${variable}: it is not set`);
	return secret ?? '';
}
