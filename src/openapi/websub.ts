import { absoluteUrl, PATHS, TOPIC_PATHS } from '../site/urls.ts';
import { COMMON_HEADERS } from './headers.ts';
import { jsonBody, ref, text, textBody } from './references.ts';

const MAX_URL_LENGTH = 2_048;
const MAX_LEASE_SECONDS = 2_592_000;

/** The hub, with the handshake that follows a request as its callback (WebSub §5.3). */
export function createHubPath(baseUrl: string) {
	return {
		[PATHS.hub]: {
			post: {
				operationId: 'subscribe',
				tags: ['websub'],
				summary: 'Subscribe or unsubscribe',
				description:
					'A WebSub hub (W3C Recommendation). The request is answered at once; the callback is then ' +
					'asked to confirm. Subscriptions end with their lease, or after three failed deliveries in ' +
					'a row. Answers 404 until the release that brings it.',
				requestBody: {
					required: true,
					description: 'The form of WebSub §5.1.',
					content: {
						'application/x-www-form-urlencoded': {
							schema: ref('schemas', 'WebSubForm'),
							examples: {
								subscribe: {
									summary: 'Subscribe to the Atom feed',
									value: {
										'hub.callback': 'https://subscriber.example/callback',
										'hub.mode': 'subscribe',
										'hub.topic': absoluteUrl(baseUrl, PATHS.atomFeed),
									},
								},
							},
						},
					},
				},
				responses: {
					'202': {
						description: 'Taken; the callback will be asked to confirm.',
						headers: COMMON_HEADERS,
					},
					'400': ref('responses', 'InvalidParameter'),
					'404': ref('responses', 'NotFound'),
					'405': ref('responses', 'MethodNotAllowed'),
					'500': ref('responses', 'InternalError'),
				},
				callbacks: { verification: { '{$request.body#/hub.callback}': VERIFICATION } },
			},
		},
	};
}

const VERIFICATION = {
	get: {
		operationId: 'verifySubscription',
		tags: ['websub'],
		summary: 'Confirm a subscription',
		description: 'The hub asks the callback whether the request was meant (WebSub §5.3).',
		parameters: [
			query('hub.mode', { type: 'string', enum: ['subscribe', 'unsubscribe'] }, 'subscribe'),
			query('hub.topic', text(MAX_URL_LENGTH), 'https://reviews.example/feed.xml'),
			query('hub.challenge', text(MAX_URL_LENGTH), 'Zq3vK8'),
			query(
				'hub.lease_seconds',
				{ type: 'integer', format: 'int32', minimum: 1, maximum: MAX_LEASE_SECONDS },
				864_000,
			),
		],
		responses: {
			'200': {
				description: 'Any 2xx with exactly the challenge as its body confirms.',
				content: textBody('text/plain', 'The challenge.', {
					example: { summary: 'The challenge', value: 'Zq3vK8' },
				}),
			},
			'404': { description: 'The request was not meant.' },
		},
	},
};

/** What the hub posts to a callback when a topic has changed (WebSub §7). */
export function createWebhooks(examples: Readonly<Record<string, unknown>>) {
	const [reviews, jsonFeed, atomFeed] = TOPIC_PATHS;
	const example = (path: string) => ({
		example: { summary: 'The whole topic', value: examples[path] },
	});
	return {
		reviewsChanged: notification('reviewsChanged', jsonBody('ReviewsDataset', example(reviews))),
		jsonFeedChanged: notification('jsonFeedChanged', jsonBody('JsonFeed', example(jsonFeed))),
		atomFeedChanged: notification(
			'atomFeedChanged',
			textBody('application/atom+xml', 'An Atom feed.', example(atomFeed)),
		),
	};
}

function notification(operationId: string, content: Readonly<Record<string, unknown>>) {
	return {
		post: {
			operationId,
			tags: ['websub'],
			summary: 'A topic has changed',
			description: 'The whole content of the topic. Any 2xx acknowledges it.',
			parameters: [
				{
					name: 'Link',
					in: 'header',
					required: true,
					description: 'The hub and the topic: rel="hub" and rel="self".',
					schema: text(MAX_URL_LENGTH),
					example: '<https://reviews.example/api/websub/hub>; rel="hub"',
				},
			],
			requestBody: { required: true, description: 'The content of the topic.', content },
			responses: {
				'204': { description: 'Acknowledged.' },
				'410': { description: 'The subscription is over.' },
			},
		},
	};
}

function query(name: string, schema: Readonly<Record<string, unknown>>, example: unknown) {
	const description = `As sent to the hub (WebSub §5.3).`;
	return {
		name,
		in: 'query',
		required: name !== 'hub.lease_seconds',
		description,
		schema,
		example,
	};
}
