import * as z from 'zod';
import { absoluteUrl, PATHS, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { CALLBACK_PORTS } from './callback-url.ts';
import type { HubPolicy } from '../../platform/hub-policy.ts';
import { MAX_SECRET_BYTES } from './hub-request.ts';
import { PENDING_LIMITS, RATES } from './request-limits.ts';
import { SIGNATURE_METHODS } from './signature.ts';

const Seconds = z.int().min(1);
const Count = z.int().min(1);

const Callbacks = z.strictObject({
	scheme: z.literal('https'),
	ports: z
		.array(z.int().min(1).max(65_535))
		.describe('Ports that a public callback may have; 443 need not be written.'),
});

const Lease = z.strictObject({
	default: Seconds.describe('Granted where "hub.lease_seconds" is not sent.'),
	min: Seconds.describe('Granted where less is asked for.'),
	max: Seconds.describe('Granted where more is asked for.'),
});

const Secret = z.strictObject({
	max_bytes: Count.describe('Bytes in UTF-8 that "hub.secret" may have.'),
});

const Signature = z.strictObject({
	default: z.enum(SIGNATURE_METHODS).describe('Method where none is asked for.'),
	methods: z.array(z.enum(SIGNATURE_METHODS)).describe('Methods that may be asked for.'),
	parameter: z.string().describe('The field of the form that asks for a method.'),
});

const Delivery = z.strictObject({
	content: z.literal('full').describe('A delivery is the whole topic, to the byte.'),
	retry_seconds: z
		.array(z.number().min(0))
		.describe('Waits before the second, third … attempt to deliver a change, each ± 20 %.'),
	failures_allowed: Count.describe(
		'Changes in a row whose first attempt fails that end a subscription; its callback is told.',
	),
	concurrency_per_host: Count.describe(
		'Deliveries to one host at the same time, by each of the workers that the hub has: one, or up to ten ' +
			'where a platform runs them.',
	),
});

const RequestRate = z.strictObject({
	per: z
		.enum(Object.keys(RATES))
		.describe(
			'What requests are counted by: the address of the client (IPv6: its /64 network), the host of ' +
				'the callback (scheme, name and port), its registrable domain, or the topic.',
		),
	requests: Count.describe('So many may come at once …'),
	window_seconds: Seconds.describe('… and one more whenever its share of this time has passed.'),
});

const Limits = z.strictObject({
	rates: z.array(RequestRate).describe('Beyond any of them: 429 with Retry-After.'),
	pending_per_host: Count.optional().describe(
		'Requests that may wait for callbacks on one host to confirm; beyond it 429 with Retry-After. ' +
			'Absent: no limit.',
	),
	subscriptions_per_host: Count.optional().describe(
		'Subscriptions with callbacks on one host; beyond it 503 with Retry-After. Absent: no limit.',
	),
	subscriptions_per_topic: Count.describe('Beyond it 503 with Retry-After.'),
});

/** Machine-readable rules of a hub: what to send, what to expect, and the limits. */
export const HubDescription = z
	.strictObject({
		hub: z.url().describe('Where requests are posted to.'),
		topics: z.array(z.url()).describe('What can be subscribed to.'),
		callbacks: Callbacks.describe('Which callbacks are taken.'),
		lease_seconds: Lease.describe('How long subscriptions last.'),
		secret: Secret.describe('What keys of signatures are taken.'),
		signature: Signature.describe('How deliveries are signed where there is a secret.'),
		delivery: Delivery.describe('What happens when a topic has changed.'),
		limits: Limits.describe('How much is taken.'),
	})
	.meta({ id: 'HubDescription', description: 'The rules that a WebSub hub has in force.' });
export type HubDescription = z.output<typeof HubDescription>;

export function describeHub(policy: HubPolicy): HubDescription {
	const { baseUrl, lease, limitsRates } = policy;
	const rates = Object.entries(RATES).map(([per, { limit, windowSeconds }]) => ({
		...{ per, requests: limit, window_seconds: windowSeconds },
	}));
	return {
		hub: absoluteUrl(baseUrl, PATHS.hub),
		topics: TOPIC_PATHS.map((path) => absoluteUrl(baseUrl, path)),
		callbacks: { scheme: 'https', ports: [...CALLBACK_PORTS] },
		lease_seconds: { default: lease.defaultSeconds, min: lease.minSeconds, max: lease.maxSeconds },
		secret: { max_bytes: MAX_SECRET_BYTES },
		signature: { default: 'sha256', methods: [...SIGNATURE_METHODS], parameter: 'hub.x-signature' },
		delivery: {
			content: 'full',
			retry_seconds: [...policy.retrySeconds],
			failures_allowed: policy.failuresAllowed,
			concurrency_per_host: policy.concurrencyPerHost,
		},
		limits: {
			rates: limitsRates ? rates : [],
			...(limitsRates && {
				pending_per_host: PENDING_LIMITS.perHost,
				subscriptions_per_host: policy.maxPerHost,
			}),
			subscriptions_per_topic: policy.maxPerTopic,
		},
	};
}
