import { createHash } from 'node:crypto';
import { absoluteUrl, PATHS, TOPIC_PATHS } from '../endpoints/http/urls.ts';
import { signBody } from '../hub/core/signature.ts';
import description from './description.json' with { type: 'json' };
import { fillTemplate } from './fill-template.ts';
import { bytesOf, jsonBody, type Json } from './references.ts';

/**
 * Describes the deliveries that the hub posts to a callback when a topic changes (WebSub §7).
 * @param topics examples of the topics, by path
 */
export function createWebhooks(baseUrl: string, topics: Json): Json {
	const [reviews, jsonFeed, atomFeed] = TOPIC_PATHS;
	const examples = (path: string) => ({
		example: { summary: 'The whole topic', value: topics[path] },
	});
	const describe = (operationId: string, path: string, content: Json) => {
		const digest = createHash('sha256').update(path).digest('base64url');
		const hub = absoluteUrl(baseUrl, PATHS.hub);
		return fillTemplate(description.delivery, {
			operationId,
			path,
			content,
			link: `<${hub}>; rel="hub", <${absoluteUrl(baseUrl, path)}>; rel="self"`,
			delivery: digest.slice(0, 32),
			signature: signBody(Buffer.from(path), 'kept-by-both-sides', 'sha256'),
		});
	};
	const atom = { schema: bytesOf('An Atom feed.'), examples: examples(atomFeed) };
	return {
		reviewsChanged: describe(
			'reviewsChanged',
			reviews,
			jsonBody('ReviewsDataset', examples(reviews)),
		),
		jsonFeedChanged: describe(
			'jsonFeedChanged',
			jsonFeed,
			jsonBody('JsonFeed', examples(jsonFeed)),
		),
		atomFeedChanged: describe('atomFeedChanged', atomFeed, { 'application/atom+xml': atom }),
	};
}
