import type { DeliveryQueue } from '../websub/delivery-queue.ts';
import { createHub, type HubAccess } from '../websub/hub.ts';
import { createCallbackClient } from './callback-client.ts';
import { currentTime } from './clock.ts';
import { createDeployedTopics } from './deployment/deployed-topics.ts';
import { createOriginTopics } from './deployment/origin-topics.ts';
import { createDeployedSnapshots } from './deployment/snapshot-store.ts';
import type { Environment } from './environment.ts';
import { createScriptRunner } from './kv/kv-client.ts';
import { createKvSubscriptionStore } from './kv/subscription-store.ts';
import { createRandomId } from './random.ts';

/**
 * Where the build leaves the topics, from the working directory of a function. Not joined with it:
 * the tracer would pack the folder into every function, and `includeFiles` says into which.
 */
const TOPIC_FOLDER = 'edition/topics';

/**
 * A hub for functions on Vercel: subscriptions in Vercel KV, work in the given queue, topics as the
 * public origin serves them. Nothing lives in the function itself. `undefined` elsewhere, and where
 * no store is connected to the project. A secret that is not set lets nobody in.
 */
export function openPlatformHub(
	{ onVercel, kv, hub: policy, hookSecret, cronSecret }: Environment,
	createQueue: () => DeliveryQueue,
): HubAccess | undefined {
	if (!onVercel || kv === undefined) return undefined;
	const loadDeployed = createDeployedTopics(TOPIC_FOLDER);
	const topics = createOriginTopics(policy.baseUrl, loadDeployed);
	const hub = createHub({
		policy,
		store: createKvSubscriptionStore(createScriptRunner(kv)),
		queue: createQueue(),
		snapshots: createDeployedSnapshots(loadDeployed, topics),
		topics,
		client: createCallbackClient({
			allowLoopback: policy.allowLoopback,
			userAgent: `Forecourt-WebSub/1.0 (+${policy.baseUrl})`,
		}),
		now: currentTime,
		createId: createRandomId,
		random: Math.random,
	});
	return {
		hub,
		hookSecret: statedSecret('DEPLOY_HOOK_SECRET', hookSecret),
		cronSecret: statedSecret('CRON_SECRET', cronSecret),
	};
}

function statedSecret(variable: string, secret: string | undefined): string {
	if (secret === undefined) console.warn(`Cannot let anybody in with ${variable}: it is not set`);
	return secret ?? '';
}
