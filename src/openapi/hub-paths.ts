import { absoluteUrl, PATHS } from '../endpoints/http/urls.ts';
import { describeHub } from '../hub/core/hub-description.ts';
import { PENDING_LIMITS, RATES } from '../hub/core/request-limits.ts';
import { DEFAULT_HUB_POLICY } from '../platform/hub-policy.ts';
import { statusUrl } from '../hub/core/subscription-status.ts';
import { refHeaders } from './headers.ts';
import { jsonBody, ref, text } from './references.ts';
import { HUB_HEADERS, optionsOf, SUBSCRIBER_ERRORS } from './websub-response-headers.ts';
import { createCallbacks } from './websub-callbacks.ts';
import { EXAMPLE_ID, exampleActivity } from './websub-examples.ts';

const SHARED_RESPONSES = {
	'405': ref('responses', 'HubMethodNotAllowed'),
	'414': ref('responses', 'UriTooLong'),
	'500': ref('responses', 'HubInternalError'),
	'503': ref('responses', 'HubUnavailable'),
};

const { client, host, domain, topic } = RATES;
const { lease, failuresAllowed, retrySeconds, maxPerHost, maxPerTopic } = DEFAULT_HUB_POLICY;
const HOUR_SECONDS = 3_600;
const days = (seconds: number) => seconds / HOUR_SECONDS / 24;

const SUBSCRIBE =
	'A WebSub hub (W3C Recommendation of 2 June 2026). A valid request is answered with 202 at once; the ' +
	'callback is then asked to confirm, and nothing changes until it has. An active subscription is ' +
	'renewed by the same request: lease and secret are those of the newest one confirmed. A lease lasts ' +
	`${days(lease.defaultSeconds)} days unless the form asks otherwise, ${days(lease.maxSeconds)} days at ` +
	`most and ${lease.minSeconds / HOUR_SECONDS} hour at least.\n\n` +
	'Deliveries hold the whole topic. One that fails is tried again, about ' +
	`${retrySeconds.join(', ')} seconds later. A subscription ends with its lease, when its callback ` +
	`answers 410, or after ${failuresAllowed} changes in a row whose first attempt failed; the last one ` +
	'is told to the callback, which may subscribe again.\n\n' +
	`Limits: ${client.limit} requests a minute from one address (IPv6: one /64 network); ${host.limit} a ` +
	`minute for callbacks on one host, of which ${PENDING_LIMITS.perHost} may wait to be confirmed; ` +
	`${domain.limit} an hour for callbacks below one registrable domain; ${topic.limit} a minute for one ` +
	`topic: else 429. ${maxPerHost} subscriptions with callbacks on one host, ` +
	`${maxPerTopic.toLocaleString('en')} to one topic: else 503. A form has at most ` +
	'65,536 bytes (413) and 100 fields (400). GET tells the numbers in force. Errors of the hub are ' +
	'plain text (WebSub §5.1.2).';

/** Describes the hub, its requests to callbacks, and its status. */
export function createHubPaths(baseUrl: string) {
	return {
		[PATHS.hub]: {
			get: readRules(baseUrl),
			post: subscribe(baseUrl),
			options: optionsOf('hubOptions', 'the hub'),
		},
		[PATHS.hubStatus]: {
			get: readActivity(baseUrl),
			options: optionsOf('websubStatusOptions', 'status'),
		},
	};
}

function readRules(baseUrl: string) {
	const value = describeHub({ ...DEFAULT_HUB_POLICY, baseUrl });
	return {
		operationId: 'getHub',
		tags: ['websub'],
		summary: 'The rules of the hub',
		description:
			'Topics, leases, signatures, retries and limits that are in force, for programs. HEAD is ' +
			'answered alike without a body. One cannot subscribe with GET: a parameter whose name ' +
			'begins with "hub." is answered with 400.',
		responses: {
			'200': {
				description: 'The rules of the hub',
				headers: HUB_HEADERS,
				content: jsonBody('HubDescription', {
					example: { summary: 'The rules that an operator has not changed', value },
				}),
			},
			'400': ref('responses', 'HubBadRequest'),
			...SHARED_RESPONSES,
		},
	};
}

function subscribe(baseUrl: string) {
	return {
		operationId: 'subscribe',
		tags: ['websub'],
		summary: 'Subscribe or unsubscribe',
		description: SUBSCRIBE,
		requestBody: {
			required: true,
			description: 'The form of WebSub §5.1, in UTF-8.',
			content: {
				'application/x-www-form-urlencoded': {
					schema: ref('schemas', 'WebSubForm'),
					examples: createForms(baseUrl),
				},
			},
		},
		responses: {
			'202': {
				description:
					'Taken; the callback will be asked to confirm. The address of its status is in the ' +
					'body, and in Link as rel="monitor".',
				headers: { ...HUB_HEADERS, ...refHeaders('Link') },
				content: {
					'text/plain': {
						schema: { ...text(1_000), description: 'For people.' },
						examples: {
							example: {
								summary: 'Taken',
								value: `Accepted: the callback is asked to confirm. Status: ${statusUrl(baseUrl, EXAMPLE_ID)}\n`,
							},
						},
					},
				},
			},
			'400': ref('responses', 'HubBadRequest'),
			'413': ref('responses', 'HubContentTooLarge'),
			'415': ref('responses', 'HubUnsupportedMediaType'),
			'429': ref('responses', 'HubTooManyRequests'),
			...SHARED_RESPONSES,
		},
		callbacks: createCallbacks(baseUrl),
	};
}

function createForms(baseUrl: string) {
	const pair = {
		'hub.callback': 'https://subscriber.example/websub/8f3c1d?topic=atom',
		'hub.topic': absoluteUrl(baseUrl, PATHS.atomFeed),
	};
	return {
		subscribe: {
			summary: 'Subscribe to the Atom feed',
			value: { 'hub.mode': 'subscribe', ...pair },
		},
		signed: {
			summary: 'Subscribe for a week, with signed deliveries',
			value: {
				'hub.mode': 'subscribe',
				...pair,
				'hub.lease_seconds': 604_800,
				'hub.secret': 'kept-by-both-sides',
				'hub.x-signature': 'sha512',
			},
		},
		unsubscribe: { summary: 'Unsubscribe', value: { 'hub.mode': 'unsubscribe', ...pair } },
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
				headers: HUB_HEADERS,
				content: jsonBody('WebSubHubActivity', {
					example: { summary: 'A quiet day', value: exampleActivity(baseUrl) },
				}),
			},
			'400': ref('responses', 'BadRequest'),
			...SUBSCRIBER_ERRORS,
		},
	};
}
