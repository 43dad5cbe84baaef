import { absoluteUrl, PATHS } from '../endpoints/http/urls.ts';
import { DEFAULT_HUB_POLICY } from '../platform/hub-policy.ts';
import { MAX_URL_LENGTH } from '../hub/core/callback-url.ts';
import { HUB_MODES } from '../hub/core/subscription.ts';
import { text, type Json } from './references.ts';

const CALLBACK = '{$request.body#/hub.callback}';
const CHALLENGE = 'Zq3vK8xN2cT7wB5hL9dR4sF6gJ1mP0yA';
const { lease, failuresAllowed } = DEFAULT_HUB_POLICY;

/** Describes the hub's requests to a callback after a hub request (WebSub §5.2, §5.3). */
export function createCallbacks(baseUrl: string) {
	return {
		verification: { [CALLBACK]: { get: createVerification(baseUrl) } },
		denial: { [CALLBACK]: { get: createDenial(baseUrl) } },
	};
}

function createVerification(baseUrl: string) {
	return {
		operationId: 'verifySubscription',
		tags: ['websub'],
		summary: 'Confirm a request',
		description:
			'The hub asks the callback whether the request was meant (WebSub §5.3); the parameters follow ' +
			'those that the callback has. To confirm, answer within 10 seconds with any 2xx and exactly ' +
			'the challenge, as application/octet-stream and with X-Content-Type-Options: nosniff, so that ' +
			'no browser takes it for a page (WebSub §5.3.1). Anything else, a redirect too, refuses, and ' +
			'everything stays as it was. After a timeout or a 5xx the hub asks at most twice more, each ' +
			'time with another challenge.',
		parameters: [
			query('hub.mode', { type: 'string', enum: [...HUB_MODES] }, 'subscribe'),
			topicParameter(baseUrl),
			{
				...query('hub.challenge', { ...text(32, '^[A-Za-z0-9_-]{32}$'), minLength: 32 }, CHALLENGE),
				description: 'What to answer with; random, and of use once.',
			},
			{
				...query(
					'hub.lease_seconds',
					{ type: 'integer', format: 'int32', minimum: 1, maximum: lease.maxSeconds },
					lease.defaultSeconds,
				),
				// REQUIRED only for "subscribe" (WebSub §5.3).
				required: false,
				description:
					'How long the subscription will last, from the moment of this question. Without meaning ' +
					'for "unsubscribe".',
			},
		],
		responses: {
			'200': {
				description: 'Any 2xx with exactly the challenge as its body confirms.',
				headers: {
					'X-Content-Type-Options': {
						description: 'The media type is meant as stated.',
						schema: { type: 'string', const: 'nosniff' },
					},
				},
				content: {
					'application/octet-stream': {
						schema: { ...text(32, '^[A-Za-z0-9_-]{32}$'), description: 'The challenge.' },
						examples: { example: { summary: 'The challenge', value: CHALLENGE } },
					},
				},
			},
			'404': { description: 'The request was not meant.' },
		},
	};
}

function createDenial(baseUrl: string) {
	return {
		operationId: 'denySubscription',
		tags: ['websub'],
		summary: 'A subscription is denied',
		description:
			'The hub tells the callback that it has ended a subscription, or has no room left for one that ' +
			'was confirmed, and why (WebSub §5.2). Subscribe again to go on. Nothing is expected of the answer; after a 5xx, or none, it is told at most ' +
			'twice more.',
		parameters: [
			query('hub.mode', { type: 'string', const: 'denied' }, 'denied'),
			topicParameter(baseUrl),
			{
				...query(
					'hub.reason',
					text(1_000),
					`${failuresAllowed} deliveries in a row failed; subscribe again to resume`,
				),
				description: 'Why, for people.',
			},
		],
		responses: {
			'204': { description: 'Heard; any status below 500 is the same to the hub.' },
			'404': { description: 'Heard too.' },
		},
	};
}

function topicParameter(baseUrl: string) {
	const example = absoluteUrl(baseUrl, PATHS.atomFeed);
	return query('hub.topic', text(MAX_URL_LENGTH), example);
}

function query(name: string, schema: Json, example: unknown) {
	const description = 'As sent to the hub.';
	return { name, in: 'query', required: true, description, schema, example };
}
