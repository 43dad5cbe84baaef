import * as z from 'zod';
import { TOPIC_PATHS } from '../../../endpoints/http/urls.ts';
import { SIGNATURE_METHODS } from '../../core/signature.ts';
import { Attempt, ATTEMPTS_KEPT } from '../../core/attempt.ts';
import { REQUEST_OUTCOMES, type RequestRecord } from '../../core/request-record.ts';
import {
	HUB_MODES,
	type EndedSubscription,
	type PendingRequest,
	type Subscription,
} from '../../core/subscription.ts';
import type { Publication } from '../../core/subscription-store.ts';
import type { Row } from './transaction.ts';

const Request = z.object({
	sequence: z.int(),
	id: z.string(),
	mode: z.enum(HUB_MODES),
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
	request: z.string(),
});
const Ended = Request.pick({ sequence: true, topic: true, topic_url: true, callback: true });
const PublicationRow = z.object({
	topic: z.enum(TOPIC_PATHS),
	number: z.int(),
	etag: z.string(),
	published_at: z.int(),
	announced: z.int(),
});
const RecordRow = Request.omit({ sequence: true, secret: true, lease_seconds: true }).extend({
	requested_at: z.int(),
	outcome: z.enum(REQUEST_OUTCOMES),
	reason: z.string().nullable(),
	expires_at: z.int().nullable(),
	attempts: z.string(),
});
const LiveRow = z.object({ id: z.string(), failures: z.int() });

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

/** Reads a row of `subscriptions`, or one of `ended` that has a callback to notify. */
export function toEndedSubscription(row: Row | undefined): EndedSubscription | undefined {
	if (row === undefined) return undefined;
	const { topic_url, ...same } = Ended.parse(row);
	return { ...same, topicUrl: topic_url };
}

/** Reads a row of `publications`. */
export function toPublication(row: Row | undefined): Publication | undefined {
	if (row === undefined) return undefined;
	const { announced, published_at, ...same } = PublicationRow.parse(row);
	return { ...same, publishedAt: published_at, announced: announced === 1 };
}

/** Reads a row of `records`, and one of `subscriptions` if there is one. */
export function toRequestRecord(row: Row, live: Row | undefined): RequestRecord {
	const { topic_url, signature_method, requested_at, expires_at, reason, attempts, ...same } =
		RecordRow.parse(row);
	return {
		...same,
		topicUrl: topic_url,
		signatureMethod: signature_method,
		requestedAt: requested_at,
		reason: reason ?? undefined,
		expiresAt: expires_at ?? undefined,
		live: live && LiveRow.parse(live),
		attempts: toAttempts(attempts),
	};
}

function toAttempts(lines: string): Attempt[] {
	return lines
		.split('\n')
		.slice(0, -1)
		.slice(0, ATTEMPTS_KEPT)
		.map((line) => Attempt.parse(JSON.parse(line)));
}
