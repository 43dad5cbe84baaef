import { subscriptionId } from '../../../src/hub/core/subscription.ts';
import type {
	Capacity,
	DeliveryEnd,
	FailureLimit,
	SubscriptionStore,
} from '../../../src/hub/core/subscription-store.ts';
import { CALLBACK, START } from '../../support/hub.ts';

/** Limits that are never reached. */
export const ROOMY: Capacity = {
	pending: 1e9,
	pendingPerHost: 1e9,
	perTopic: 1e9,
	perHost: 1e9,
	perPath: 1e9,
};
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const PAIR = subscriptionId('/feed.xml', CALLBACK);

/** The subscription of `PAIR`, as a delivery knows it. */
export const aSubscription = (
	changes: Partial<DeliveryEnd['subscription']> = {},
): DeliveryEnd['subscription'] => ({
	id: PAIR,
	sequence: 0,
	request: '',
	topic: '/feed.xml',
	callback: CALLBACK,
	...changes,
});

export const failures = (count: number, spanSeconds = 0): FailureLimit => ({ count, spanSeconds });

/** Returns publication `number` of `/feed.xml`, adding it and earlier ones if needed. */
export async function published(store: SubscriptionStore, number: number) {
	for (;;) {
		const last = await store.readPublication('/feed.xml');
		const made = last?.number ?? 0;
		if (made >= number) return { topic: '/feed.xml' as const, number, etag: `"${number}"` };
		await store.addPublication('/feed.xml', `"${made + 1}"`, last, START);
	}
}
