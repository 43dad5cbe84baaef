import { createHash } from 'node:crypto';
import { PATHS } from '../endpoints/http/urls.ts';
import { topicLinks } from '../endpoints/http/topic-links.ts';
import { signBody } from '../hub/core/signature.ts';
import description from './description.json' with { type: 'json' };
import { fillTemplate } from './fill-template.ts';
import { bytesOf, jsonBody, type Json } from './references.ts';

const DELIVERIES = [
	['reviewsChanged', PATHS.reviews, jsonBody('ReviewsDataset')],
	['jsonFeedChanged', PATHS.jsonFeed, jsonBody('JsonFeed')],
	[
		'atomFeedChanged',
		PATHS.atomFeed,
		{ 'application/atom+xml': { schema: bytesOf('An Atom feed.') } },
	],
] as const satisfies readonly [string, string, Json][];

/** Describes the deliveries that the hub posts to a callback when a topic changes (WebSub §7). */
export function createWebhooks(baseUrl: string): Json {
	const describe = ([operationId, path, content]: (typeof DELIVERIES)[number]) => {
		const digest = createHash('sha256').update(path).digest('base64url');
		const delivery = fillTemplate(description.delivery, {
			operationId,
			path,
			content,
			link: topicLinks(baseUrl, path),
			delivery: digest.slice(0, 32),
			signature: signBody(Buffer.from(path), 'kept-by-both-sides', 'sha256'),
		});
		return [operationId, delivery];
	};
	return Object.fromEntries(DELIVERIES.map(describe));
}
