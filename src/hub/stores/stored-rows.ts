import * as z from 'zod';
import {
	Attempt,
	ATTEMPTS_KEPT,
	ATTEMPTS_MILLISECONDS,
	REQUEST_OUTCOMES,
	type RequestRecord,
} from '../core/request-record.ts';
import { SIGNATURE_METHODS } from '../core/signature.ts';
import {
	HUB_MODES,
	type EndedSubscription,
	type PendingRequest,
	type Subscription,
} from '../core/subscription.ts';
import type { Publication } from '../core/subscription-store.ts';
import { TopicPath } from '../core/topic.ts';

/** A stored row, by column. Redis stores numbers as text. */
export type StoredRow = Readonly<Record<string, unknown>>;

const Count = z.coerce.number().int();
const MaybeText = z
	.string()
	.nullish()
	.transform((text) => text ?? undefined);
const MaybeTime = z.coerce
	.number()
	.nullish()
	.transform((time) => time ?? undefined);

const Pending = z.object({
	sequence: Count,
	id: z.string(),
	mode: z.enum(HUB_MODES),
	topic: TopicPath,
	topicUrl: z.string(),
	callback: z.string(),
	secret: MaybeText,
	signatureMethod: z.enum(SIGNATURE_METHODS),
	leaseSeconds: Count,
});
const Live = Pending.omit({ mode: true, leaseSeconds: true }).extend({
	expiresAt: z.coerce.number(),
	failures: Count,
	request: z.string().default(''),
});
const Ended = Pending.pick({ sequence: true, topic: true, topicUrl: true, callback: true });
const Published = z.object({
	topic: TopicPath,
	number: Count,
	etag: z.string(),
	publishedAt: z.coerce.number().default(0),
	announced: Count.transform((flag) => flag === 1),
});
const Recorded = Pending.omit({ sequence: true, secret: true, leaseSeconds: true }).extend({
	requestedAt: z.coerce.number(),
	outcome: z.enum(REQUEST_OUTCOMES),
	reason: MaybeText,
	expiresAt: MaybeTime,
});
const LiveFailures = z.object({ id: z.string(), failures: Count });

/** Reads a row of a pending request. */
export const toPendingRequest = readerOf<PendingRequest>(Pending);
/** Reads a row of a subscription. */
export const toSubscription = readerOf<Subscription>(Live);
/** Reads a row of a subscription, or of an ended one that has a callback to notify. */
export const toEndedSubscription = readerOf<EndedSubscription>(Ended);
export const toPublication = readerOf<Publication>(Published);

/**
 * Reads the record of a request, its subscription if that is active, and the attempts as JSON,
 * latest first. Leaves out attempts that are too old at `now`.
 */
export function toRequestRecord(
	row: StoredRow,
	live: StoredRow | undefined,
	attempts: readonly string[],
	now: number,
): RequestRecord {
	const oldest = now - ATTEMPTS_MILLISECONDS;
	return {
		...Recorded.parse(toCamelCase(row)),
		live: live && LiveFailures.parse(live),
		attempts: attempts
			.slice(0, ATTEMPTS_KEPT)
			.map((attempt) => Attempt.parse(JSON.parse(attempt)))
			.filter(({ at }) => at > oldest),
	};
}

function readerOf<Result>(schema: z.ZodType<Result>) {
	return (row: StoredRow | undefined): Result | undefined => row && schema.parse(toCamelCase(row));
}

/** Names of members by column. A hub reads the same few columns again and again. */
const MEMBERS = new Map<string, string>();

function toCamelCase(row: StoredRow): StoredRow {
	const members: Record<string, unknown> = {};
	for (const name of Object.keys(row)) members[memberOf(name)] = row[name];
	return members;
}

function memberOf(column: string): string {
	const known = MEMBERS.get(column);
	if (known !== undefined) return known;
	const member = column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
	MEMBERS.set(column, member);
	return member;
}
