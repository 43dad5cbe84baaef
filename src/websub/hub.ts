import type { RunJob } from './delivery-queue.ts';
import { deliver } from './delivery.ts';
import { denySubscription } from './denial.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import type { HubPolicy } from './hub-policy.ts';
import { fanOut, publishChanges, type PublishedChanges } from './publishing.ts';
import { receiveRequest, type Reception } from './receive-request.ts';
import type { HubRequest } from './subscription.ts';
import { verifyRequest } from './verification.ts';

/**
 * A WebSub hub for the topics of this service (W3C Recommendation, 2 June 2026). Each of its
 * functions throws `StoreUnavailableError` when it could promise nothing.
 */
export interface Hub {
	readonly policy: HubPolicy;
	/** Takes a request that has been read and checked. */
	receive(request: HubRequest, client: string): Promise<Reception>;
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
}

export function createHub(dependencies: HubDependencies): Hub {
	return {
		policy: dependencies.policy,
		receive: (request, client) => receiveRequest(dependencies, request, client),
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
