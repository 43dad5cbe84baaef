import type { TopicPath } from './topic.ts';

/** A topic's content at one moment. All deliveries and retries send exactly these bytes. */
export interface Snapshot {
	readonly topic: TopicPath;
	/** ETag of the body, quotes included. */
	readonly etag: string;
	/** The content type that the topic is served with (WebSub §7). */
	readonly contentType: string;
	readonly body: Uint8Array;
}

/** Stores snapshots for as long as deliveries may need them. */
export interface SnapshotStore {
	save(snapshot: Snapshot): Promise<void>;
	load(topic: TopicPath, etag: string): Promise<Snapshot | undefined>;
}

/** The edition that `/build.json` names. */
export interface LiveEditionName {
	readonly edition: string;
	/** The commit it was built from, if known. */
	readonly commit: string | undefined;
}

/** A topic's ETag and edition at one moment. */
export interface LiveTag {
	/** ETag of the content, quotes included. */
	readonly etag: string;
	/** Id of the edition it was seen in. */
	readonly edition: string;
}

/**
 * The topics as they are publicly served right now. Each function throws `TopicsUnavailableError`
 * if they cannot be read.
 */
export interface LiveTopics {
	readEdition(): Promise<LiveEditionName>;
	readTag(topic: TopicPath): Promise<LiveTag>;
	readSnapshot(topic: TopicPath): Promise<Snapshot>;
}

/** The site did not report its live topics, or took too long. */
export class TopicsUnavailableError extends Error {
	override name = 'TopicsUnavailableError';
}
