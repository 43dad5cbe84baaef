import { createHash } from 'node:crypto';
import { PATHS } from '../endpoints/http/urls.ts';
import { topicLinks } from '../endpoints/http/topic-links.ts';
import { signBody, signWebhook } from '../hub/core/signature.ts';
import description from './description.json' with { type: 'json' };
import { fillTemplate } from './fill-template.ts';
import { jsonBody, textBody, type Json } from './references.ts';

interface Delivery {
	readonly operationId: string;
	readonly path: string;
	readonly content: Json;
	/** Topics that are sent in the same way. */
	readonly others?: string;
}

const FIRST = {
	operationId: 'reviewsChanged',
	path: PATHS.reviews,
	content: jsonBody('ReviewsDataset'),
};

const DELIVERIES: readonly Delivery[] = [
	FIRST,
	{
		operationId: 'jsonFeedChanged',
		path: PATHS.jsonFeed,
		content: jsonBody('JsonFeed'),
		others: '/feeds/….json',
	},
	{
		operationId: 'atomFeedChanged',
		path: PATHS.atomFeed,
		content: textBody('application/atom+xml', 'An Atom feed.'),
		others: '/feeds/….atom',
	},
	{
		operationId: 'changesChanged',
		path: PATHS.changes,
		content: jsonBody('ReviewChanges'),
	},
	{ operationId: 'alertsChanged', path: PATHS.alerts, content: jsonBody('Alerts') },
	{
		operationId: 'checkpointChanged',
		path: PATHS.logCheckpoint,
		content: textBody('text/plain', 'A signed note.'),
	},
];

const EXAMPLE_SECRET = 'kept-by-both-sides';
const EXAMPLE_TIME = Date.parse('2026-11-20T12:00:00Z');
const EXAMPLE_LEASE = 864_000_000;

/** Describes the deliveries that the hub posts to a callback when a topic changes (WebSub §7). */
export function createWebhooks(): Json {
	const describe = ({ others, ...delivery }: Delivery) => {
		const topics = [delivery.path, ...(others === undefined ? [] : [others])].join(' or ');
		const likeFirst = `Works like ${FIRST.operationId}, with the topic ${topics}.`;
		const rules =
			delivery.operationId === FIRST.operationId ? description.deliveryRules : likeFirst;
		return fillTemplate(description.delivery, { ...delivery, description: rules });
	};
	return Object.fromEntries(DELIVERIES.map((one) => [one.operationId, describe(one)]));
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
