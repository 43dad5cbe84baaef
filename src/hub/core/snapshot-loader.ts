import type { LiveTopics, LoadSnapshot, Snapshot } from './snapshot.ts';
import type { TopicPath } from './topic.ts';

interface Loading {
	readonly etag: string;
	readonly snapshot: Promise<Snapshot | undefined>;
}

/**
 * Loads the content of publications from what is live, and remembers one snapshot per topic. Any
 * other content belongs to a publication that a newer one replaces.
 * @param loadOwn content that this process has for sure, such as the files of its deployment
 */
export function createSnapshotLoader(
	live: LiveTopics,
	loadOwn: LoadSnapshot = async () => undefined,
): LoadSnapshot {
	const recent = new Map<TopicPath, Loading>();
	const loadAny = async (topic: TopicPath, etag: string) =>
		(await loadOwn(topic, etag)) ?? loadLive(live, topic, etag);
	return async (topic, etag) => {
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
	};
}

/** Loads a snapshot if it is live. Checks the ETag first, to avoid a useless download. */
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
