import * as z from 'zod';
import { PATHS } from '../endpoints/http/urls.ts';
import { REPETITIONS } from '../hub/core/request-limits.ts';
import { jsonBody, ref, text, type Json } from './references.ts';
import { optionsOf, PRIVATE_HEADERS, SUBSCRIBER_ERRORS } from './websub-response-headers.ts';
import { EXAMPLE_ATTEMPT, EXAMPLE_ID, exampleStatus } from './websub-examples.ts';

const CAPABILITY = `${PATHS.subscriptions}/{capability}`;
const OF_A_SUBSCRIPTION = {
	'400': ref('responses', 'BadRequest'),
	'404': ref('responses', 'SubscriptionNotFound'),
	...SUBSCRIBER_ERRORS,
};
const REPEATED = {
	...OF_A_SUBSCRIPTION,
	'409': ref('responses', 'SubscriptionConflict'),
	'429': ref('responses', 'SubscriberTooManyRequests'),
};

/** The response when a change was queued for another delivery. */
export const WebSubReplay = z
	.strictObject({ state: z.literal('queued') })
	.meta({ id: 'WebSubReplay', description: 'The last change will be delivered again.' });

const PARAMETERS = [
	{
		name: 'capability',
		in: 'path',
		required: true,
		description: 'From the answer to a request. Whoever has it may see and use it.',
		schema: { ...text(32, '^[A-Za-z0-9_-]{32}$'), minLength: 32 },
		example: EXAMPLE_ID,
	},
];

/** Describes the status of requests and the actions that subscribers can take. */
export function createSubscriberPaths(baseUrl: string): Record<string, Json> {
	return {
		[CAPABILITY]: {
			get: readSubscription(baseUrl),
			options: {
				parameters: PARAMETERS,
				...optionsOf('websubSubscriptionOptions', 'subscription'),
			},
		},
		[`${CAPABILITY}/test`]: {
			post: testDelivery(),
			options: { parameters: PARAMETERS, ...optionsOf('websubTestOptions', 'test') },
		},
		[`${CAPABILITY}/replay`]: {
			post: replay(),
			options: { parameters: PARAMETERS, ...optionsOf('websubReplayOptions', 'replay') },
		},
	};
}

function readSubscription(baseUrl: string) {
	return {
		operationId: 'getSubscription',
		parameters: PARAMETERS,
		tags: ['websub'],
		summary: 'What became of a request',
		description:
			'State, lease, the last attempts to speak to the callback and what was wrong with its answers. ' +
			'The address comes with the 202 of the hub. It stays for a day after a refusal, and for a week ' +
			'after the end of a subscription. A renewal has an address of its own.',
		responses: {
			'200': {
				description: 'What became of the request.',
				headers: PRIVATE_HEADERS,
				content: jsonBody('WebSubSubscriptionStatus', {
					example: { summary: 'A subscription that works', value: exampleStatus(baseUrl) },
				}),
			},
			...OF_A_SUBSCRIPTION,
		},
	};
}

const LIMIT =
	`At most ${REPETITIONS.limit} test or replay in ${REPETITIONS.windowSeconds} seconds for a ` +
	'subscription; besides, it counts as a request to the hub.';

function testDelivery() {
	return {
		operationId: 'testDelivery',
		parameters: PARAMETERS,
		tags: ['websub'],
		summary: 'Deliver the topic once',
		description:
			'Delivers the topic as it is to the callback of an active subscription, signed as ever, and ' +
			`tells how that went. It is not made again and counts for nothing. ${LIMIT}`,
		responses: {
			'200': {
				description: 'How the delivery went, be it good or bad.',
				headers: PRIVATE_HEADERS,
				content: jsonBody('WebSubAttempt', {
					delivered: {
						summary: 'The callback took it',
						value: { ...EXAMPLE_ATTEMPT, kind: 'test' },
					},
				}),
			},
			...REPEATED,
		},
	};
}

function replay() {
	return {
		operationId: 'replayDelivery',
		parameters: PARAMETERS,
		tags: ['websub'],
		summary: 'Deliver the last change again',
		description:
			'Has the last published change delivered again to the callback of an active subscription, with ' +
			`its retries and the same X-Hub-Delivery. ${LIMIT}`,
		responses: {
			'202': {
				description: 'It will be delivered.',
				headers: PRIVATE_HEADERS,
				content: jsonBody('WebSubReplay', {
					queued: { summary: 'Queued', value: { state: 'queued' } },
				}),
			},
			...REPEATED,
		},
	};
}
