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

/**
 * Loads the content of a publication; `undefined` if it is not live any more, and so superseded. The
 * hub stores no content, because reviews may be erased from it.
 */
export type LoadSnapshot = (topic: TopicPath, etag: string) => Promise<Snapshot | undefined>;

/** A topic of an edition. */
export interface LiveTopic {
	readonly path: TopicPath;
	/** ETag of the content, quotes included. */
	readonly etag: string;
	/** Length of the content. */
	readonly bytes: number;
}

/** The edition that `/build.json` describes. */
export interface LiveEdition {
	readonly edition: string;
	/** The commit it was built from, if known. */
	readonly commit: string | undefined;
	/** In the order in which they are reported. */
	readonly topics: readonly LiveTopic[];
}

/**
 * The topics as they are publicly served. Each function throws `TopicsUnavailableError` if they
 * cannot be read.
 */
export interface LiveTopics {
	/** Reads the edition that is live right now. */
	readEdition(): Promise<LiveEdition>;
	/** Lists the topics cheaply; the list may lag behind while a deployment goes live. */
	listTopics(): Promise<readonly LiveTopic[]>;
	/** Returns `undefined` if the live edition does not have the topic. */
	readSnapshot(topic: TopicPath): Promise<Snapshot | undefined>;
}

/** The site did not report its live topics, or took too long. */
export class TopicsUnavailableError extends Error {
	override name = 'TopicsUnavailableError';
}
