import { createHash } from 'node:crypto';
import { PATHS } from '../endpoints/http/urls.ts';
import { topicLinks } from '../endpoints/http/topic-links.ts';
import { signBody, signWebhook } from '../hub/core/signature.ts';
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

const EXAMPLE_SECRET = 'kept-by-both-sides';
const EXAMPLE_TIME = Date.parse('2026-11-20T12:00:00Z');
const EXAMPLE_LEASE = 864_000_000;

/** Describes the deliveries that the hub posts to a callback when a topic changes (WebSub §7). */
export function createWebhooks(): Json {
	const [[first]] = DELIVERIES;
	const describe = ([operationId, path, content]: (typeof DELIVERIES)[number]) => {
		const rules = operationId === first ? description.deliveryRules : `Sent like ${first}.`;
		const values = { operationId, path, content, description: rules };
		return [operationId, fillTemplate(description.delivery, values)];
	};
	return Object.fromEntries(DELIVERIES.map(describe));
}

/** Returns example headers of a delivery of the Atom feed. */
export function exampleDelivery(baseUrl: string): Json {
	const path = PATHS.atomFeed;
	const body = Buffer.from(path);
	const id = createHash('sha256').update(path).digest('base64url').slice(0, 32);
	return {
		link: topicLinks(baseUrl, path),
		delivery: id,
		signature: signBody(body, EXAMPLE_SECRET, 'sha256'),
		...signWebhook({ id, at: EXAMPLE_TIME, body }, EXAMPLE_SECRET),
		leaseExpires: new Date(EXAMPLE_TIME + EXAMPLE_LEASE).toUTCString(),
	};
}
