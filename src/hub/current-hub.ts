import type { HubAccess } from './core/hub.ts';
import { readEnvironment } from '../platform/environment.ts';
import { openPlatformHub, type PlatformHub } from './platform-hub.ts';

let installed: HubAccess | undefined;
let platform: PlatformHub | undefined;

/**
 * The hub that the functions speak to: the one that a local server installed, or on Vercel one that
 * the instance opens when it is first asked for. `undefined` where none has a store to keep its
 * promises in.
 */
export function loadCurrentHub(): HubAccess | undefined {
	return installed ?? loadPlatformHub();
}

/** What does the work that the platform brings; `undefined` where the hub has a queue of its own. */
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
