import type { HubAccess } from '../websub/hub.ts';

let current: HubAccess | undefined;

/** The hub that the functions speak to; `undefined` where none has a store to keep its promises in. */
export function loadCurrentHub(): HubAccess | undefined {
	return current;
}

export function installHub(hub: HubAccess): void {
	current = hub;
}
