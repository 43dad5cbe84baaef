import type { TopicPath } from './topic.ts';

/** A topic as it was at one moment: every delivery and every retry sends these bytes. */
export interface Snapshot {
	readonly topic: TopicPath;
	/** Tag of the bytes, quotes included. */
	readonly etag: string;
	/** As the topic itself is served (WebSub §7). */
	readonly contentType: string;
	readonly body: Uint8Array;
}

/** Keeps snapshots for as long as they may have to be sent again. */
export interface SnapshotStore {
	save(snapshot: Snapshot): Promise<void>;
	load(topic: TopicPath, etag: string): Promise<Snapshot | undefined>;
}

/** The topics as the public sees them now. */
export interface LiveTopics {
	/** The id of the edition, as in `/build.json`. */
	readEdition(): Promise<string>;
	readTag(topic: TopicPath): Promise<string>;
	readSnapshot(topic: TopicPath): Promise<Snapshot>;
}
