import { checkCallback, type CallbackCheckResult } from './callback-check.ts';
import type { RunJob } from './delivery-queue.ts';
import { deliver } from './delivery.ts';
import { denySubscription } from './denial.ts';
import { createActivityReader, type HubActivity } from './hub-activity.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import { fanOut, publishChanges, type PublishedChanges } from './publishing.ts';
import { receiveRequest, type Reception } from './receive-request.ts';
import { deliverTest, replay, type Replay, type TestDelivery } from './repeat-delivery.ts';
import type { HubRequest } from './subscription.ts';
import { toSubscriptionStatus, type SubscriptionStatus } from './subscription-status.ts';
import type { TopicPath } from './topic.ts';
import { verifyRequest } from './verification.ts';

/**
 * A WebSub hub for the topics of this service (W3C Recommendation, 2 June 2026). Each of its
 * functions throws `StoreUnavailableError` or `TopicsUnavailableError` when it could promise nothing.
 */
export interface Hub {
	readonly policy: HubPolicy;
	/** Takes a request that has been read and checked. */
	receive(request: HubRequest, client: string): Promise<Reception>;
	/** Tells what the hub would make of a callback. */
	checkCallback(callback: string, topic: TopicPath, client: string): Promise<CallbackCheckResult>;
	/** What became of a request, for whoever knows its id; `undefined` if none has it. */
	readStatus(id: string): Promise<SubscriptionStatus | undefined>;
	/** Delivers the topic as it is, at once and once, for the sender of a confirmed request. */
	deliverTest(id: string, client: string): Promise<TestDelivery>;
	/** Has the last publication delivered once more, for the sender of a confirmed request. */
	replay(id: string, client: string): Promise<Replay>;
	/** How the hub does, for everybody. */
	describeActivity(): Promise<HubActivity>;
	/** Looks at the topics, and has subscribers told of those that changed. */
	publishChanges(): Promise<PublishedChanges>;
	/** Does a piece of the work that the queue keeps. */
	readonly runJob: RunJob;
	/** Forgets what has ended. */
	removeExpired(): Promise<void>;
}

/** A hub, and what only its operator knows. */
export interface HubAccess {
	readonly hub: Hub;
	/** Whoever knows it may say that an edition has gone live. */
	readonly hookSecret: string;
	/** Whoever knows it may have the hub look after itself. */
	readonly cronSecret: string;
}

export function createHub(dependencies: HubDependencies): Hub {
	return {
		policy: dependencies.policy,
		receive: (request, client) => receiveRequest(dependencies, request, client),
		checkCallback: (callback, topic, client) =>
			checkCallback(dependencies, callback, topic, client),
		async readStatus(id) {
			const at = dependencies.now();
			const record = await dependencies.store.readRecord(id, at);
			return record && toSubscriptionStatus(record, dependencies.policy, at);
		},
		deliverTest: (id, client) => deliverTest(dependencies, id, client),
		replay: (id, client) => replay(dependencies, id, client),
		describeActivity: createActivityReader(dependencies),
		publishChanges: () => publishChanges(dependencies),
		runJob(job) {
			switch (job.kind) {
				case 'verify':
					return verifyRequest(dependencies, job);
				case 'fan-out':
					return fanOut(dependencies, job);
				case 'deliver':
					return deliver(dependencies, job);
				case 'deny':
					return denySubscription(dependencies, job);
			}
		},
		removeExpired: () => dependencies.store.removeExpired(dependencies.now()),
	};
}
