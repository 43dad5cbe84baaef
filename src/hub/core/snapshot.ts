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

/** An edition as `/build.json` names it. */
export interface LiveEditionName {
	readonly edition: string;
	/** The commit that it was built from, if that is known. */
	readonly commit: string | undefined;
}

/** What a topic is at one moment. */
export interface LiveTag {
	/** Tag of its bytes, quotes included. */
	readonly etag: string;
	/** The id of the edition that it was seen in. */
	readonly edition: string;
}

/**
 * The topics as the public sees them at the moment of the question. Each question throws
 * `TopicsUnavailableError` when that cannot be found out.
 */
export interface LiveTopics {
	readEdition(): Promise<LiveEditionName>;
	readTag(topic: TopicPath): Promise<LiveTag>;
	readSnapshot(topic: TopicPath): Promise<Snapshot>;
}

/** The site did not tell what is live, or not in time. */
export class TopicsUnavailableError extends Error {
	override name = 'TopicsUnavailableError';
}
