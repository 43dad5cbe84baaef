import * as z from 'zod';
import { absoluteUrl, PATHS } from '../site/urls.ts';
import { REPETITIONS } from '../websub/request-limits.ts';
import { COMMON_HEADERS, refHeaders } from './headers.ts';
import { jsonBody, ref, text, type Json } from './references.ts';
import {
	EXAMPLE_ATTEMPT,
	EXAMPLE_CHECK,
	EXAMPLE_ID,
	exampleActivity,
	exampleStatus,
} from './websub-examples.ts';
import { WebSubForm } from './websub-form.ts';

const CAPABILITY = `${PATHS.subscriptions}/{capability}`;
const HEADERS = { ...COMMON_HEADERS, ...refHeaders('Cache-Control', 'Content-Encoding', 'Vary') };
const PRIVATE_HEADERS = { ...HEADERS, ...refHeaders('X-Robots-Tag') };
const SHARED = {
	'405': ref('responses', 'MethodNotAllowed'),
	'414': ref('responses', 'UriTooLong'),
	'500': ref('responses', 'InternalError'),
	'503': ref('responses', 'SubscriberUnavailable'),
};
const OF_A_SUBSCRIPTION = {
	'400': ref('responses', 'BadRequest'),
	'404': ref('responses', 'SubscriptionNotFound'),
	...SHARED,
};
const REPEATED = {
	...OF_A_SUBSCRIPTION,
	'409': ref('responses', 'SubscriptionConflict'),
	'429': ref('responses', 'SubscriberTooManyRequests'),
};

/** What is posted to have a callback checked. */
export const WebSubCheckForm = z
	.object({
		'hub.callback': WebSubForm.shape['hub.callback'],
		'hub.topic': WebSubForm.shape['hub.topic']
			.optional()
			.describe('One of the topic URLs, if it matters to the callback.'),
	})
	.meta({ id: 'WebSubCheckForm', description: 'A callback to be checked.' });

/** What is answered when a change will be delivered again. */
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

/** What the hub has for its subscribers beside subscribing. */
export function createSubscriberPaths(baseUrl: string): Record<string, Json> {
	return {
		[PATHS.hubCheck]: { post: checkCallback(baseUrl), options: optionsOf('Check') },
		[PATHS.hubStatus]: { get: readActivity(baseUrl), options: optionsOf('Status') },
		[CAPABILITY]: {
			get: readSubscription(baseUrl),
			options: { parameters: PARAMETERS, ...optionsOf('Subscription') },
		},
		[`${CAPABILITY}/test`]: {
			post: testDelivery(),
			options: { parameters: PARAMETERS, ...optionsOf('Test') },
		},
		[`${CAPABILITY}/replay`]: {
			post: replay(),
			options: { parameters: PARAMETERS, ...optionsOf('Replay') },
		},
	};
}

function checkCallback(baseUrl: string) {
	return {
		operationId: 'checkCallback',
		tags: ['websub'],
		summary: 'Try a callback',
		description:
			'Asks a callback at once what a request to subscribe would ask it, and tells what is wrong with ' +
			'its answer. Nothing is stored and nothing follows; a callback that takes the question for a ' +
			'subscription will wait for nothing. Counts as a request to the hub.',
		requestBody: {
			required: true,
			description: 'A form in UTF-8.',
			content: {
				'application/x-www-form-urlencoded': {
					schema: ref('schemas', 'WebSubCheckForm'),
					examples: {
						callback: {
							summary: 'A callback',
							value: {
								'hub.callback': 'https://subscriber.example/websub/8f3c1d',
								'hub.topic': absoluteUrl(baseUrl, PATHS.atomFeed),
							},
						},
					},
				},
			},
		},
		responses: {
			'200': {
				description: 'What came of it, be it good or bad.',
				headers: PRIVATE_HEADERS,
				content: jsonBody('WebSubCallbackCheck', {
					newline: { summary: 'A body with a newline at its end', value: EXAMPLE_CHECK },
				}),
			},
			'400': ref('responses', 'InvalidParameter'),
			'413': ref('responses', 'CheckContentTooLarge'),
			'415': ref('responses', 'CheckUnsupportedMediaType'),
			'429': ref('responses', 'SubscriberTooManyRequests'),
			...SHARED,
		},
	};
}

function readActivity(baseUrl: string) {
	return {
		operationId: 'getHubStatus',
		tags: ['websub'],
		summary: 'How the hub does',
		description: 'Subscriptions, last changes and deliveries in numbers. It names no subscriber.',
		responses: {
			'200': {
				description: 'How the hub does.',
				headers: HEADERS,
				content: jsonBody('WebSubHubActivity', {
					example: { summary: 'A quiet day', value: exampleActivity(baseUrl) },
				}),
			},
			'400': ref('responses', 'BadRequest'),
			...SHARED,
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

function optionsOf(name: string) {
	return {
		operationId: `websub${name}Options`,
		tags: ['websub'],
		summary: `Methods: ${name.toLowerCase()}`,
		description: 'What may be asked here, for browsers and others.',
		responses: {
			'204': ref('responses', 'Preflight'),
			'414': ref('responses', 'UriTooLong'),
			'500': ref('responses', 'InternalError'),
		},
	};
}
