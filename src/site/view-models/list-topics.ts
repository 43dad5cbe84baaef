import type { Edition } from '../../edition/documents/edition.ts';
import { CATALOG, renderDocuments } from '../../edition/documents/render-documents.ts';
import { renderCheckpoints } from '../../edition/documents/log-documents.ts';
import { partialFeeds, renderPartialFeeds } from '../../edition/feeds/review-feeds.ts';
import { isTopicPath, PATHS, topicsIn, type TOPIC_PATHS } from '../../endpoints/http/urls.ts';

/** A topic of the hub, as pages describe it. */
export interface ShownTopic {
	readonly path: string;
	/** Length of the document. */
	readonly bytes: number;
	/** Its content, in a few words. */
	readonly content: string;
}

const CONTENTS: Record<(typeof TOPIC_PATHS)[number], string> = {
	[PATHS.reviews]: 'Every review and the business',
	[PATHS.jsonFeed]: 'JSON Feed of the 50 newest reviews',
	[PATHS.atomFeed]: 'Atom feed of the 50 newest reviews',
	[PATHS.changes]: 'Reviews added, edited and removed in 90 days',
	[PATHS.alerts]: 'Unusual changes and unanswered low-star reviews',
};

const listed = new WeakMap<Edition, readonly ShownTopic[]>();

/** Lists the topics of an edition, the smallest first. */
export function listTopics(edition: Edition): readonly ShownTopic[] {
	const topics = listed.get(edition) ?? describeTopics(edition);
	listed.set(edition, topics);
	return topics;
}

function describeTopics(edition: Edition): readonly ShownTopic[] {
	const catalog = CATALOG.filter(({ paths }) => paths.some(isTopicPath));
	const documents = [
		...renderDocuments(edition, catalog),
		...renderPartialFeeds(edition),
		...renderCheckpoints(edition),
	];
	const contents = new Map(Object.entries(CONTENTS));
	for (const { title, atom, json } of partialFeeds(edition)) {
		contents.set(atom, `Atom feed: ${title}`).set(json, `JSON Feed: ${title}`);
	}
	const published = documents.flatMap(({ paths, bytes }) => paths.map((path) => ({ path, bytes })));
	return topicsIn(published)
		.map((topic) => ({ ...topic, content: contents.get(topic.path) ?? 'Checkpoint of the log' }))
		.toSorted((a, b) => a.bytes - b.bytes);
}
