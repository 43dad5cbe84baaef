import * as z from 'zod';
import { TOPIC_PATHS } from '../../../endpoints/http/urls.ts';
import { Attempt } from '../../core/attempt.ts';
import { REQUEST_OUTCOMES, type RequestRecord } from '../../core/request-record.ts';
import { SIGNATURE_METHODS } from '../../core/signature.ts';
import { HUB_MODES, type PendingRequest, type Subscription } from '../../core/subscription.ts';
import type {
	Counts,
	DeliveryStart,
	Publication,
	SubscriptionPage,
} from '../../core/subscription-store.ts';
import type { TopicPath } from '../../core/topic.ts';
import type { KvReply } from './kv-client.ts';

const Ended = z.object({
	topic: z.enum(TOPIC_PATHS),
	topic_url: z.string(),
	callback: z.string(),
	sequence: z.coerce.number().int(),
});
const Known = Ended.extend({
	id: z.string(),
	secret: z.string().optional(),
	signature_method: z.enum(SIGNATURE_METHODS),
});
const Pending = Known.extend({
	mode: z.enum(HUB_MODES),
	lease_seconds: z.coerce.number().int(),
});
const Live = Known.extend({
	expires_at: z.coerce.number(),
	failures: z.coerce.number().int(),
	request: z.string().default(''),
});
const Recorded = Pending.pick({ mode: true, topic: true, topic_url: true, callback: true }).extend({
	id: z.string(),
	signature_method: z.enum(SIGNATURE_METHODS),
	requested_at: z.coerce.number(),
	outcome: z.enum(REQUEST_OUTCOMES),
	reason: z.string().optional(),
	expires_at: z.coerce.number().optional(),
});
const RecordReply = z.tuple([z.array(z.string()), z.array(z.string()), z.array(z.string())]);
const PublicationHash = z.object({
	number: z.coerce.number().int(),
	etag: z.string(),
	published_at: z.coerce.number().default(0),
	announced: z.enum(['0', '1']),
});
const Page = z.tuple([z.string(), z.array(z.string())]);
const ReceiveResult = z.enum(['added', 'too-many-pending', 'full']);
const Confirmation = z.enum(['confirmed', 'over', 'full']);

export function toReception(reply: KvReply): z.output<typeof ReceiveResult> {
	return ReceiveResult.parse(reply);
}

export function toConfirmation(reply: KvReply): z.output<typeof Confirmation> {
	return Confirmation.parse(reply);
}

export function toPending(reply: KvReply): PendingRequest | undefined {
	const hash = toHash(reply);
	if (hash === undefined) return undefined;
	const { topic_url, signature_method, lease_seconds, secret, ...same } = Pending.parse(hash);
	return {
		...same,
		secret,
		topicUrl: topic_url,
		signatureMethod: signature_method,
		leaseSeconds: lease_seconds,
	};
}

export function toSubscription(reply: KvReply): Subscription | undefined {
	const hash = toHash(reply);
	if (hash === undefined) return undefined;
	const { topic_url, signature_method, expires_at, secret, ...same } = Live.parse(hash);
	return {
		...same,
		secret,
		topicUrl: topic_url,
		signatureMethod: signature_method,
		expiresAt: expires_at,
	};
}

export function toPublication(topic: TopicPath, reply: KvReply): Publication | undefined {
	const hash = toHash(reply);
	if (hash === undefined) return undefined;
	const { announced, published_at, ...same } = PublicationHash.parse(hash);
	return { topic, ...same, publishedAt: published_at, announced: announced === '1' };
}

export function toRecord(reply: KvReply): RequestRecord | undefined {
	if (reply === null) return undefined;
	const [record, [pair, failures], attempts] = RecordReply.parse(reply);
	const { topic_url, signature_method, requested_at, expires_at, reason, ...same } = Recorded.parse(
		toHash(record),
	);
	return {
		...same,
		topicUrl: topic_url,
		signatureMethod: signature_method,
		requestedAt: requested_at,
		reason,
		expiresAt: expires_at,
		live: pair === undefined ? undefined : { id: pair, failures: Number(failures) },
		attempts: attempts.map((attempt) => Attempt.parse(JSON.parse(attempt))),
	};
}

/** Adds up the counts of several hours. */
export function toCounts(reply: KvReply): Counts {
	const sums = new Map<string, number>();
	for (const hour of Array.isArray(reply) ? reply : []) {
		for (const [name, count] of Object.entries(toHash(hour) ?? {})) {
			sums.set(name, (sums.get(name) ?? 0) + Number(count));
		}
	}
	return Object.fromEntries(sums);
}

export function toPage(reply: KvReply): SubscriptionPage {
	const [next, found] = Page.parse(reply);
	const entries = found.flatMap((id, index) => {
		const callback = found[index + 1];
		return index % 2 === 0 && callback !== undefined ? [{ id, callback }] : [];
	});
	return { entries, next: next === '' ? undefined : next };
}

export function toDeliveryStart(reply: KvReply): DeliveryStart {
	const [state, detail = null] = Array.isArray(reply) ? reply : [];
	if (state === 'busy') return { state, milliseconds: Number(detail) };
	if (state === 'removed') {
		const { topic_url, ...same } = Ended.parse(toHash(detail));
		return { state, subscription: { ...same, topicUrl: topic_url } };
	}
	const subscription = state === 'started' ? toSubscription(detail) : undefined;
	return subscription ? { state: 'started', subscription } : { state: 'over' };
}

/** Converts a list of alternating fields and values; `undefined` if the hash does not exist. */
function toHash(reply: KvReply): Record<string, KvReply> | undefined {
	if (!Array.isArray(reply) || reply.length === 0) return undefined;
	const pairs = reply.flatMap((field: KvReply, index) =>
		index % 2 === 0 ? [[String(field), reply[index + 1] ?? null] as const] : [],
	);
	return Object.fromEntries(pairs);
}
