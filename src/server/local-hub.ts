import { installHub } from '../hub/current-hub.ts';
import { openEmbeddedHub } from '../hub/embedded-hub.ts';
import type { Environment } from '../platform/environment.ts';
import { readLocalSecret } from '../platform/local-secret.ts';
import type { LiveTopics } from '../hub/core/snapshot.ts';

/** The hub of a local server. */
export interface LocalHub {
	start(): Promise<void>;
	/** Looks at the topics; gives how many subscriptions will be told of a change. */
	notify(): Promise<number>;
	stop(graceMilliseconds: number): Promise<void>;
	close(): Promise<void>;
}

/**
 * Opens the hub on the data of a server, and lets the functions speak to it.
 * @throws {OperationError} if its file cannot be opened.
 */
export async function openLocalHub(
	{ dataDir, hub: policy, hookSecret, cronSecret, kv }: Environment,
	topics: LiveTopics,
): Promise<LocalHub> {
	const { hub, start, stop, close } = openEmbeddedHub({ dataDir, policy, topics, kv });
	installHub({
		hub,
		hookSecret: hookSecret ?? (await readLocalSecret(dataDir, 'deploy-hook-secret')),
		cronSecret: cronSecret ?? (await readLocalSecret(dataDir, 'cron-secret')),
	});
	return {
		start,
		stop,
		close,
		async notify() {
			try {
				return (await hub.publishChanges()).queued;
			} catch (error) {
				// The edition is live all the same, and the hub will look again by itself.
				console.error(error);
				return 0;
			}
		},
	};
}
