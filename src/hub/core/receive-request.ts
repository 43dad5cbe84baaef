import { queueJob } from './delivery-queue.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import { capacityOf, fullReason, ratesOf, REQUEST_MILLISECONDS } from './request-limits.ts';
import { hostOf, type HubRequest } from './subscription.ts';

/**
 * Result of receiving a request. It does not depend on the callback's response or, if there is
 * room, on whether it is already subscribed (WebSub §5.1.2).
 */
export type ReceiveResult =
	/** The id gives access to the status of the request; only the sender gets it. */
	| { readonly state: 'accepted'; readonly id: string }
	/** Too many requests; retry after this time. */
	| { readonly state: 'limited'; readonly retryAfterSeconds: number }
	/** No room for another subscription. */
	| { readonly state: 'full'; readonly retryAfterSeconds: number; readonly reason: string };

const PENDING_RETRY_SECONDS = 60;
const FULL_RETRY_SECONDS = 3600;

/**
 * Stores a request and queues its verification of intent. Both are durable when the promise
 * resolves to `accepted`. `client` is only used as a rate-limit key.
 */
export async function receiveRequest(
	{ policy, store, queue, now, createId }: HubDependencies,
	request: HubRequest,
	client: string,
): Promise<ReceiveResult> {
	const at = now();
	const wait = await store.takeRates(ratesOf(request, client, policy), at);
	if (wait !== undefined) return { state: 'limited', retryAfterSeconds: wait };

	const id = createId();
	const until = at + REQUEST_MILLISECONDS;
	const added = await store.addPending(id, request, capacityOf(policy), at, until);
	if (added === 'full') {
		const reason = fullReason(request.callback);
		return { state: 'full', retryAfterSeconds: FULL_RETRY_SECONDS, reason };
	}
	if (added === 'too-many-pending') {
		return { state: 'limited', retryAfterSeconds: PENDING_RETRY_SECONDS };
	}
	const host = hostOf(request.callback);
	try {
		await queue.enqueue([queueJob({ kind: 'verify', request: id, host, attempt: 1 })]);
	} catch (error) {
		// A request that will never be verified must not take up room.
		await store.dropPending(id, undefined, now()).catch(() => undefined);
		throw error;
	}
	return { state: 'accepted', id };
}
