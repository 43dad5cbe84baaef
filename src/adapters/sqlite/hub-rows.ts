import * as z from 'zod';
import { TOPIC_PATHS } from '../../site/urls.ts';
import { SIGNATURE_METHODS } from '../../websub/signature.ts';
import type { EndedSubscription, PendingRequest, Subscription } from '../../websub/subscription.ts';
import type { Publication } from '../../websub/subscription-store.ts';
import type { Row } from './hub-database.ts';

const Request = z.object({
	sequence: z.int(),
	id: z.string(),
	mode: z.enum(['subscribe', 'unsubscribe']),
	topic: z.enum(TOPIC_PATHS),
	topic_url: z.string(),
	callback: z.string(),
	secret: z.string().nullable(),
	signature_method: z.enum(SIGNATURE_METHODS),
	lease_seconds: z.int(),
});
const LiveSubscription = Request.omit({ mode: true, lease_seconds: true }).extend({
	expires_at: z.int(),
	failures: z.int(),
});
const Ended = Request.pick({ sequence: true, topic: true, topic_url: true, callback: true });
const PublicationRow = z.object({
	topic: z.enum(TOPIC_PATHS),
	number: z.int(),
	etag: z.string(),
	announced: z.int(),
});

/** Reads a row of `requests`. */
export function toPendingRequest(row: Row | undefined): PendingRequest | undefined {
	if (row === undefined) return undefined;
	const { topic_url, secret, signature_method, lease_seconds, ...same } = Request.parse(row);
	return {
		...same,
		topicUrl: topic_url,
		secret: secret ?? undefined,
		signatureMethod: signature_method,
		leaseSeconds: lease_seconds,
	};
}

/** Reads a row of `subscriptions`. */
export function toSubscription(row: Row | undefined): Subscription | undefined {
	if (row === undefined) return undefined;
	const parsed = LiveSubscription.parse(row);
	const { topic_url, secret, signature_method, expires_at, ...same } = parsed;
	return {
		...same,
		topicUrl: topic_url,
		secret: secret ?? undefined,
		signatureMethod: signature_method,
		expiresAt: expires_at,
	};
}

/** Reads a row of `ended` that has somebody to tell, or of `subscriptions`. */
export function toEndedSubscription(row: Row | undefined): EndedSubscription | undefined {
	if (row === undefined) return undefined;
	const { topic_url, ...same } = Ended.parse(row);
	return { ...same, topicUrl: topic_url };
}

/** Reads a row of `publications`. */
export function toPublication(row: Row | undefined): Publication | undefined {
	if (row === undefined) return undefined;
	const { announced, ...same } = PublicationRow.parse(row);
	return { ...same, announced: announced === 1 };
}
