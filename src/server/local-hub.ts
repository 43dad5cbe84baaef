import { installHub } from '../hub/current-hub.ts';
import { openEmbeddedHub } from '../hub/embedded-hub.ts';
import type { Environment } from '../platform/environment.ts';
import { readLocalSecret } from '../platform/local-secret.ts';
import type { LiveTopics } from '../hub/core/snapshot.ts';

export interface LocalHub {
	start(): Promise<void>;
	/** Publishes changed topics. Returns the number of deliveries queued. */
	notify(): Promise<number>;
	stop(graceMilliseconds: number): Promise<void>;
	close(): Promise<void>;
}

/**
 * Opens the hub in a server's data folder and makes it available to the functions.
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
				// The edition is live anyway, and the hub will check again on its own.
				console.error(error);
				return 0;
			}
		},
	};
}
