import type { LiveTopics, Snapshot, SnapshotStore } from '../core/snapshot.ts';
import type { TopicPath } from '../core/topic.ts';
import type { LoadDeployedTopic } from './deployed-topics.ts';

/**
 * Snapshots that need no room: a deployment keeps its bytes, and the origin those that are live. What
 * is neither is of a publication that another one will supersede. Remembers one of each topic.
 */
export function createDeployedSnapshots(
	loadDeployed: LoadDeployedTopic,
	live: LiveTopics,
): SnapshotStore {
	const recent = new Map<TopicPath, Loading>();
	const loadAny = async (topic: TopicPath, etag: string) =>
		(await loadDeployed(topic, etag)) ?? loadLive(live, topic, etag);
	return {
		save: async () => undefined,
		async load(topic, etag) {
			const known = recent.get(topic);
			// Many deliveries begin at the same time: one load serves them all.
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

/** Looks at the tag first: the bytes of another one would be downloaded for nothing. */
async function loadLive(
	live: LiveTopics,
	topic: TopicPath,
	etag: string,
): Promise<Snapshot | undefined> {
	if ((await live.readTag(topic)).etag !== etag) return undefined;
	const snapshot = await live.readSnapshot(topic);
	return snapshot.etag === etag ? snapshot : undefined;
}
