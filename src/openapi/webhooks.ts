import { createHash } from 'node:crypto';
import { absoluteUrl, PATHS } from '../endpoints/http/urls.ts';
import { signBody } from '../hub/core/signature.ts';
import description from './description.json' with { type: 'json' };
import { fillTemplate } from './fill-template.ts';
import { bytesOf, jsonBody, type Json } from './references.ts';

const DELIVERIES = [
	['reviewsChanged', PATHS.reviews, (examples) => jsonBody('ReviewsDataset', examples)],
	['jsonFeedChanged', PATHS.jsonFeed, (examples) => jsonBody('JsonFeed', examples)],
	[
		'atomFeedChanged',
		PATHS.atomFeed,
		(examples) => ({ 'application/atom+xml': { schema: bytesOf('An Atom feed.'), examples } }),
	],
] as const satisfies readonly [string, string, (examples: Json) => Json][];

/**
 * Describes the deliveries that the hub posts to a callback when a topic changes (WebSub §7).
 * @param topics examples of the topics, by path
 */
export function createWebhooks(baseUrl: string, topics: Json): Json {
	const hub = absoluteUrl(baseUrl, PATHS.hub);
	const describe = ([operationId, path, contentOf]: (typeof DELIVERIES)[number]) => {
		const digest = createHash('sha256').update(path).digest('base64url');
		const delivery = fillTemplate(description.delivery, {
			operationId,
			path,
			content: contentOf({ example: { summary: 'The whole topic', value: topics[path] } }),
			link: `<${hub}>; rel="hub", <${absoluteUrl(baseUrl, path)}>; rel="self"`,
			delivery: digest.slice(0, 32),
			signature: signBody(Buffer.from(path), 'kept-by-both-sides', 'sha256'),
		});
		return [operationId, delivery];
	};
	return Object.fromEntries(DELIVERIES.map(describe));
}
