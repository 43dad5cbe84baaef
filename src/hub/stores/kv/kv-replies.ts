import * as z from 'zod';
import type { RequestRecord } from '../../core/request-record.ts';
import type { EndedSubscription } from '../../core/subscription.ts';
import type { Counts, DeliveryStart, SubscriptionPage } from '../../core/subscription-store.ts';
import {
	toEndedSubscription,
	toRequestRecord,
	toSubscription,
	type StoredRow,
} from '../stored-rows.ts';
import type { KvReply } from './kv-client.ts';

const RecordReply = z.tuple([z.array(z.string()), z.array(z.string()), z.array(z.string())]);
/** Ids of subscriptions, or topics. */
export const Texts = z.array(z.string());
/** Callbacks of subscriptions; `null` for those whose lease has ended. */
const Callbacks = z.array(z.string().nullable());
/** Results of adding and of confirming a request. */
export const Reception = z.enum(['added', 'too-many-pending', 'full']);
export const Confirmation = z.enum(['confirmed', 'over', 'full']);

export function toRecord(reply: KvReply, now: number): RequestRecord | undefined {
	if (reply === null) return undefined;
	const [record, [id, failures], attempts] = RecordReply.parse(reply);
	return toRequestRecord(
		toHash(record) ?? {},
		id === undefined ? undefined : { id, failures },
		attempts,
		now,
	);
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

/** Makes a page of ids and their callbacks. */
export function toPage(ids: readonly string[], reply: KvReply, limit: number): SubscriptionPage {
	const callbacks = Callbacks.parse(reply);
	const entries = ids.flatMap((id, index) => {
		const callback = callbacks[index] ?? undefined;
		return callback === undefined ? [] : [{ id, callback }];
	});
	return { entries, next: ids.length < limit ? undefined : ids.at(-1) };
}

export function toDeliveryStart(reply: KvReply): DeliveryStart {
	const [state, detail = null] = Array.isArray(reply) ? reply : [];
	if (state === 'busy') return { state, milliseconds: Number(detail) };
	if (state === 'removed') {
		const subscription = toEndedSubscription(toHash(detail));
		return subscription ? { state, subscription } : { state: 'over' };
	}
	const subscription = state === 'started' ? toSubscription(toHash(detail)) : undefined;
	return subscription ? { state: 'started', subscription } : { state: 'over' };
}

/** Converts a list of hashes of ended subscriptions. */
export function toEndedSubscriptions(reply: KvReply): EndedSubscription[] {
	const hashes = Array.isArray(reply) ? reply : [];
	return hashes.flatMap((hash: KvReply) => toEndedSubscription(toHash(hash)) ?? []);
}

/** Converts a list of alternating fields and values; `undefined` if the hash does not exist. */
export function toHash(reply: KvReply): StoredRow | undefined {
	if (!Array.isArray(reply) || reply.length === 0) return undefined;
	const pairs = reply.flatMap((field: KvReply, index) =>
		index % 2 === 0 ? [[String(field), reply[index + 1] ?? null] as const] : [],
	);
	return Object.fromEntries(pairs);
}
