import * as z from 'zod';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { CALLBACK_PORTS } from './callback-url.ts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import { MAX_SECRET_BYTES } from './hub-request.ts';
import { PENDING_LIMITS, RATES } from './request-limits.ts';
import { SIGNATURE_METHODS } from './signature.ts';
import type { LiveTopic } from './snapshot.ts';

const Seconds = z.int().min(1);
const Count = z.int().min(1);

const TopicSize = z.strictObject({
	topic: z.url(),
	bytes: z.int().min(0).describe('Length of the topic.'),
});

const Callbacks = z.strictObject({
	scheme: z.literal('https'),
	ports: z
		.array(z.int().min(1).max(65_535))
		.describe('Ports allowed in public callbacks; 443 can be omitted.'),
});

const Lease = z.strictObject({
	default: Seconds.describe('Granted if "hub.lease_seconds" is not sent.'),
	min: Seconds.describe('Granted if less is requested.'),
	max: Seconds.describe('Granted if more is requested.'),
});

const Secret = z.strictObject({
	max_bytes: Count.describe('Maximum length of "hub.secret", in UTF-8 bytes.'),
});

const Signature = z.strictObject({
	default: z.enum(SIGNATURE_METHODS).describe('Method used if none is requested.'),
	methods: z.array(z.enum(SIGNATURE_METHODS)).describe('Methods that can be requested.'),
	parameter: z.string().describe('The form field that requests a method.'),
});

const Delivery = z.strictObject({
	content: z.literal('full').describe('Each delivery contains the whole topic, byte for byte.'),
	retry_seconds: z
		.array(z.number().min(0))
		.describe('Delays before the second and later attempts to deliver a change, each ±20%.'),
	failures_allowed: Count.describe(
		'A subscription ends when the first attempts for this many changes in a row fail. The hub notifies ' +
			'its callback.',
	),
	failure_span_seconds: Seconds.optional().describe(
		'Minimum time that these failures must span. Absent: no minimum.',
	),
	concurrency_per_host: Count.describe(
		'Deliveries to one host at the same time, at most. Tests do not count.',
	),
});

const RequestRate = z.strictObject({
	per: z
		.enum(Object.keys(RATES))
		.describe(
			'How requests are grouped: by client address (IPv6: its /64 network), by host of the callback ' +
				'(scheme, name and port), by its registrable domain, or by topic.',
		),
	requests: Count.describe('Maximum number of requests at once.'),
	window_seconds: Seconds.describe(
		'Time in which all of these requests become available again, one by one.',
	),
});

const Limits = z.strictObject({
	rates: z
		.array(RequestRate)
		.describe('A request over any of these limits gets a 429 with Retry-After.'),
	pending_per_host: Count.optional().describe(
		'Unconfirmed requests for callbacks on one host. Over the limit: 429 with Retry-After. ' +
			'Absent: no limit.',
	),
	subscriptions_per_host: Count.optional().describe(
		'Subscriptions with callbacks on one host. Over the limit: 503 with Retry-After. Absent: no limit.',
	),
	subscriptions_per_path: Count.optional().describe(
		'Subscriptions with callbacks on one host whose paths begin with the same three segments. Over ' +
			'the limit: 503 with Retry-After. Absent: no limit.',
	),
	subscriptions_per_topic: Count.describe(
		'Subscriptions to one topic. Over the limit: 503 with Retry-After.',
	),
});

/** Machine-readable rules of a hub: what to send, what to expect, and the limits. */
export const HubDescription = z
	.strictObject({
		hub: z.url().describe('URL to post requests to.'),
		topics: z.array(z.url()).describe('Topics that can be subscribed to, the smallest first.'),
		sizes: z
			.array(TopicSize)
			.describe(
				'Their sizes today. Your server must accept request bodies of that size. Topics grow.',
			),
		callbacks: Callbacks.describe('Rules for callbacks.'),
		lease_seconds: Lease.describe('How long subscriptions last.'),
		secret: Secret.describe('Rules for secrets.'),
		signature: Signature.describe('How deliveries are signed if there is a secret.'),
		delivery: Delivery.describe('How changes are delivered.'),
		limits: Limits.describe('Limits on requests and subscriptions.'),
	})
	.meta({ id: 'HubDescription', description: 'Rules of the WebSub hub.' });
export type HubDescription = z.output<typeof HubDescription>;

export function describeHub(
	policy: HubPolicy,
	topics: readonly Pick<LiveTopic, 'path' | 'bytes'>[],
): HubDescription {
	const { baseUrl, lease, limitsRates } = policy;
	const rates = Object.entries(RATES).map(([per, { limit, windowSeconds }]) => ({
		...{ per, requests: limit, window_seconds: windowSeconds },
	}));
	const sizes = topics
		.map(({ path, bytes }) => ({ topic: absoluteUrl(baseUrl, path), bytes }))
		.toSorted((a, b) => a.bytes - b.bytes);
	return {
		hub: absoluteUrl(baseUrl, PATHS.hub),
		topics: sizes.map(({ topic }) => topic),
		sizes,
		callbacks: { scheme: 'https', ports: [...CALLBACK_PORTS] },
		lease_seconds: { default: lease.defaultSeconds, min: lease.minSeconds, max: lease.maxSeconds },
		secret: { max_bytes: MAX_SECRET_BYTES },
		signature: { default: 'sha256', methods: [...SIGNATURE_METHODS], parameter: 'hub.x-signature' },
		delivery: {
			content: 'full',
			retry_seconds: [...policy.retrySeconds],
			failures_allowed: policy.failuresAllowed,
			...(policy.minFailureSpanSeconds > 0 && {
				failure_span_seconds: policy.minFailureSpanSeconds,
			}),
			concurrency_per_host: policy.concurrencyPerHost * policy.workers,
		},
		limits: {
			rates: limitsRates ? rates : [],
			...(limitsRates && {
				pending_per_host: PENDING_LIMITS.perHost,
				subscriptions_per_host: policy.maxPerHost,
				subscriptions_per_path: policy.maxPerPath,
			}),
			subscriptions_per_topic: policy.maxPerTopic,
		},
	};
}
