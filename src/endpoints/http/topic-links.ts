import { absoluteUrl, PARTIAL_FEED, PATHS, TOPIC_PATHS } from './urls.ts';

/** Other paths of a topic's document. There, too, `self` is the topic. */
const OTHER_PATHS: Partial<Record<(typeof TOPIC_PATHS)[number], readonly string[]>> = {
	[PATHS.jsonFeed]: ['/feed.json'],
	[PATHS.atomFeed]: ['/feed.atom'],
};

/** A route of the Build Output API that adds headers and lets routing go on. */
export interface HeaderRoute {
	/** A regular expression for the path. */
	readonly src: string;
	/** In values, `$1` stands for the first group of `src`. */
	readonly headers: Record<string, string>;
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
 * Creates the routes that send these headers. They are not in vercel.json, which cannot read the
 * origin from a variable.
 */
export function createTopicRoutes(baseUrl: string): HeaderRoute[] {
	const sources = TOPIC_PATHS.map((topic) => {
		const paths = [topic, ...(OTHER_PATHS[topic] ?? [])].map(escapeDots);
		return { topic, src: `^(?:${paths.join('|')})$` };
	});
	return [...sources, { topic: '$1', src: PARTIAL_FEED.source }].map(({ topic, src }) => ({
		src,
		headers: { Link: topicLinks(baseUrl, topic) },
		continue: true,
	}));
}

function escapeDots(path: string): string {
	return path.replaceAll('.', '\\.');
}
