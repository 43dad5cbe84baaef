import { checkCallback, type CallbackCheckResult } from './callback-check.ts';
import type { RunJob } from './delivery-queue.ts';
import { deliver } from './delivery.ts';
import { denySubscription } from './denial.ts';
import { createActivityReader, type HubActivity } from './hub-activity.ts';
import { removeExpired } from './ended-leases.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import { fanOut, publishChanges, type PublishedChanges } from './publishing.ts';
import { receiveRequest, type ReceiveResult } from './receive-request.ts';
import { deliverTest, replay, type Replay, type TestDelivery } from './replay-delivery.ts';
import type { LiveTopic } from './snapshot.ts';
import type { HubRequest } from './subscription.ts';
import { toSubscriptionStatus, type SubscriptionStatus } from './subscription-status.ts';
import type { TopicPath } from './topic.ts';
import { verifyRequest } from './verification.ts';

/**
 * A WebSub hub for the topics of this service (W3C Recommendation, 2 June 2026). Its functions
 * throw `StoreUnavailableError` or `TopicsUnavailableError` if the store or the site is unavailable.
 */
export interface Hub {
	readonly policy: HubPolicy;
	/** Returns the limits, with the number of workers at this moment. */
	readPolicy(): Promise<HubPolicy>;
	/** Lists the topics that can be subscribed to, in the order in which they are reported. */
	listTopics(): Promise<readonly LiveTopic[]>;
	/** Accepts a validated request. */
	receive(request: HubRequest, client: string): Promise<ReceiveResult>;
	/** Checks a callback without subscribing it. */
	checkCallback(callback: string, topic: TopicPath, client: string): Promise<CallbackCheckResult>;
	/** Returns the status of a request; `undefined` if the id is unknown. */
	readStatus(id: string): Promise<SubscriptionStatus | undefined>;
	/** Delivers the current topic once, immediately, to the callback of a confirmed request. */
	deliverTest(id: string, client: string): Promise<TestDelivery>;
	/** Queues the current topic again for the callback of a confirmed request. */
	replay(id: string, client: string, delivery: string | undefined): Promise<Replay>;
	/** Returns the public status of the hub. */
	describeActivity(): Promise<HubActivity>;
	/** Checks the topics, and queues deliveries of those that changed. */
	publishChanges(): Promise<PublishedChanges>;
	/** Runs a job from the queue. */
	readonly runJob: RunJob;
	/** Deletes expired records, and notifies the callbacks of ended leases. */
	removeExpired(): Promise<void>;
}

/** A hub, and its operator's secrets. */
export interface HubAccess {
	readonly hub: Hub;
	/** Authorizes requests to the deploy hook. */
	readonly hookSecret: string;
	/** Authorizes the platform's scheduled maintenance requests. */
	readonly cronSecret: string;
}

export function createHub(dependencies: HubDependencies): Hub {
	return {
		policy: dependencies.policy,
		async readPolicy() {
			const { policy, queue } = dependencies;
			return { ...policy, workers: (await queue.countWorkers?.()) ?? policy.workers };
		},
		listTopics: () => dependencies.topics.listTopics(),
		receive: (request, client) => receiveRequest(dependencies, request, client),
		checkCallback: (callback, topic, client) =>
			checkCallback(dependencies, callback, topic, client),
		async readStatus(id) {
			const at = dependencies.now();
			const record = await dependencies.store.readRecord(id, at);
			return record && toSubscriptionStatus(record, dependencies.policy, at);
		},
		deliverTest: (id, client) => deliverTest(dependencies, id, client),
		replay: (id, client, delivery) => replay(dependencies, id, client, delivery),
		describeActivity: createActivityReader(dependencies),
		publishChanges: () => publishChanges(dependencies),
		runJob(job, onAnswer) {
			switch (job.kind) {
				case 'verify':
					return verifyRequest(dependencies, job);
				case 'fan-out':
					return fanOut(dependencies, job);
				case 'deliver':
					return deliver(dependencies, job, onAnswer);
				case 'deny':
					return denySubscription(dependencies, job);
			}
		},
		removeExpired: () => removeExpired(dependencies),
	};
}
