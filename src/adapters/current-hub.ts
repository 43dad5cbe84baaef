import type { DeliveryQueue } from '../websub/delivery-queue.ts';
import type { HubAccess } from '../websub/hub.ts';
import { StoreUnavailableError } from '../websub/subscription-store.ts';
import { readEnvironment } from './environment.ts';
import { openPlatformHub } from './platform-hub.ts';

let current: HubAccess | undefined;

/**
 * The hub that the functions speak to: the one that a local server installed, or on Vercel one that
 * the instance opens when it is first asked for. `undefined` where none has a store to keep its
 * promises in.
 */
export function loadCurrentHub(): HubAccess | undefined {
	current ??= openPlatformHub(readEnvironment(), createQueue);
	return current;
}

export function installHub(hub: HubAccess): void {
	current = hub;
}

/** A deployment without a queue promises no work. */
function createQueue(): DeliveryQueue {
	const reason = 'Cannot queue: this deployment has no queue';
	return { enqueue: () => Promise.reject(new StoreUnavailableError(reason)) };
}
