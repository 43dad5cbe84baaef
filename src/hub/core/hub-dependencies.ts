import type { CallbackClient } from './callback-client.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import type { LiveTopics, LoadSnapshot } from './snapshot.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** External dependencies of the hub. */
export interface HubDependencies {
	readonly policy: HubPolicy;
	readonly store: SubscriptionStore;
	readonly queue: DeliveryQueue;
	readonly loadSnapshot: LoadSnapshot;
	readonly topics: LiveTopics;
	readonly client: CallbackClient;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** 32 random characters of the base64url alphabet. */
	readonly createId: () => string;
	/** From 0 to 1. */
	readonly random: () => number;
}
