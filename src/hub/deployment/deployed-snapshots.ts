import type { LiveTopics, Snapshot, SnapshotStore } from '../core/snapshot.ts';
import type { TopicPath } from '../core/topic.ts';
import type { DeployedTopics } from './deployed-topics.ts';

/**
 * Creates a snapshot store that saves nothing. It loads content from the files of this deployment or
 * from the live origin. Any other content belongs to a publication that a newer one will replace.
 * Caches one snapshot per topic.
 */
export function createDeployedSnapshots(deployed: DeployedTopics, live: LiveTopics): SnapshotStore {
	const recent = new Map<TopicPath, Loading>();
	const loadAny = async (topic: TopicPath, etag: string) =>
		(await deployed.load(topic, etag)) ?? loadLive(live, topic, etag);
	return {
		save: async () => undefined,
		async load(topic, etag) {
			const known = recent.get(topic);
			// Deliveries that start at the same time share one load.
			const loading = known?.etag === etag ? known : { etag, snapshot: loadAny(topic, etag) };
			recent.set(topic, loading);
			const forget = () => recent.get(topic) === loading && recent.delete(topic);
			try {
				const snapshot = await loading.snapshot;
				if (snapshot === undefined) forget();
				return snapshot;
			} catch (error) {
				forget();
				throw error;
			}
		},
	};
}

interface Loading {
	readonly etag: string;
	readonly snapshot: Promise<Snapshot | undefined>;
}

/** Loads a snapshot from the origin. Checks the ETag first, to avoid a useless download. */
async function loadLive(
	live: LiveTopics,
	topic: TopicPath,
	etag: string,
): Promise<Snapshot | undefined> {
	const { topics } = await live.readEdition();
	if (!topics.some((other) => other.path === topic && other.etag === etag)) return undefined;
	const snapshot = await live.readSnapshot(topic);
	return snapshot?.etag === etag ? snapshot : undefined;
}
