import type { HubAccess } from './core/hub.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openPlatformHub, type PlatformHub } from './platform-hub.ts';

let installed: HubAccess | undefined;
let platform: PlatformHub | undefined;

/**
 * Returns the hub that the endpoints use: the one that a local server installed or, on Vercel, one
 * that is opened on first use. `undefined` if there is no store.
 */
export function loadCurrentHub(): HubAccess | undefined {
	return installed ?? loadPlatformHub();
}

/** Returns the consumer of Vercel Queues messages; `undefined` if the hub has its own queue. */
export function loadQueueConsumer(): Pick<PlatformHub, 'consume'> | undefined {
	return installed ? undefined : loadPlatformHub();
}

export function installHub(hub: HubAccess): void {
	installed = hub;
}

function loadPlatformHub(): PlatformHub | undefined {
	platform ??= openPlatformHub(readEnvironment());
	return platform;
}
