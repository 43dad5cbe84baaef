import type { LiveTopics, Snapshot, SnapshotStore } from '../../websub/snapshot.ts';
import type { TopicPath } from '../../websub/topic.ts';
import type { LoadDeployedTopic } from './deployed-topics.ts';

/**
 * Snapshots that need no room: a deployment keeps its bytes, and the origin those that are live. What
 * is neither is of a publication that another one will supersede. Remembers one of each topic.
 */
export function createDeployedSnapshots(
	loadDeployed: LoadDeployedTopic,
	live: LiveTopics,
): SnapshotStore {
	const recent = new Map<TopicPath, Snapshot>();
	return {
		save: async () => undefined,
		async load(topic, etag) {
			const known = recent.get(topic);
			if (known?.etag === etag) return known;
			const snapshot = (await loadDeployed(topic, etag)) ?? (await loadLive(live, topic, etag));
			if (snapshot) recent.set(topic, snapshot);
			return snapshot;
		},
	};
}

/** Looks at the tag first: the bytes of another one would be downloaded for nothing. */
async function loadLive(
	live: LiveTopics,
	topic: TopicPath,
	etag: string,
): Promise<Snapshot | undefined> {
	if ((await live.readTag(topic)) !== etag) return undefined;
	const snapshot = await live.readSnapshot(topic);
	return snapshot.etag === etag ? snapshot : undefined;
}
