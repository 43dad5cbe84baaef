import type { Hub } from '../websub/hub.ts';

/** The hub of this process, and what only its operator knows. */
export interface InstalledHub {
	readonly hub: Hub;
	/** Whoever knows it may say that an edition has gone live. */
	readonly hookSecret: string;
}

let current: InstalledHub | undefined;

/** The hub that the functions speak to; `undefined` where none has a store to keep its promises in. */
export function loadCurrentHub(): InstalledHub | undefined {
	return current;
}

export function installHub(hub: InstalledHub | undefined): void {
	current = hub;
}
