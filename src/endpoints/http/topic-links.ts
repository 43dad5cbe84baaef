import { absoluteUrl, PATHS, type TOPIC_PATHS } from './urls.ts';

/** Other paths of a topic's document. There, too, `self` is the topic. */
const OTHER_PATHS: Partial<Record<(typeof TOPIC_PATHS)[number], readonly string[]>> = {
	[PATHS.jsonFeed]: ['/feed.json'],
	[PATHS.atomFeed]: ['/feed.atom'],
};

/** A route of the Build Output API that adds headers and lets routing go on. */
export interface HeaderRoute {
	/** A regular expression for the path. */
	readonly src: string;
	readonly headers: Record<string, string>;
	/** As the names of files are. */
	readonly caseSensitive?: true;
	readonly continue: true;
}

/**
 * Returns the `Link` header of a topic. It is one header for both links, because some subscribers
 * read only the first one (WebSub §4, §7).
 */
export function topicLinks(baseUrl: string, topic: string): string {
	const [hub, self] = [PATHS.hub, topic].map((path) => absoluteUrl(baseUrl, path));
	return `<${hub}>; rel="hub", <${self}>; rel="self"`;
}

/**
 * Creates the routes that send these headers for the topics of an edition, and not with a 404. They
 * are not in vercel.json, which knows neither the origin nor the locations, whose feeds are topics.
 */
export function createTopicRoutes(baseUrl: string, topics: readonly string[]): HeaderRoute[] {
	return topics.map((topic) => {
		const others = new Map(Object.entries(OTHER_PATHS)).get(topic) ?? [];
		return {
			src: `^(?:${[topic, ...others].map(escapeDots).join('|')})$`,
			headers: { Link: topicLinks(baseUrl, topic) },
			continue: true,
			caseSensitive: true,
		};
	});
}

function escapeDots(path: string): string {
	return path.replaceAll('.', '\\.');
}
