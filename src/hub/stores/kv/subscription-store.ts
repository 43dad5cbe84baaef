import { ENDED_MILLISECONDS, REFUSED_MILLISECONDS } from '../../core/request-record.ts';
import type { Capacity, SubscriptionStore } from '../../core/subscription-store.ts';
import { hostOf, pathOf, subscriptionId } from '../../core/subscription.ts';
import { hoursShown, hourOf } from '../hours.ts';
import type { Script } from './define-script.ts';
import { createKeyNames } from './key-names.ts';
import type { RunScript } from './kv-client.ts';
import * as replies from './kv-replies.ts';
import { toPendingRequest, toPublication, toSubscription } from '../stored-rows.ts';
import * as requestScripts from './request-scripts.ts';
import * as subscriptionScripts from './subscription-scripts.ts';

const scripts = { ...requestScripts, ...subscriptionScripts };
const { toHash } = replies;

/** Higher than any count; sent to scripts instead of `Infinity`. */
const NO_LIMIT = 1e15;
/** The hash tag of a hub's keys. */
export const HUB_TAG = 'forecourt-hub';
/** How many expired subscriptions one script removes. */
const EXPIRED_AT_ONCE = 200;

/**
 * The hub's store in Vercel KV. Each change is one script, to which reads may add keys that never
 * change. `tag` separates the stores of one database.
 */
export function createKvSubscriptionStore(run: RunScript, tag = HUB_TAG): SubscriptionStore {
	const names = createKeyNames(tag);
	const at = <Name extends string>(
		{ text, keys }: Script<Name>,
		named: Readonly<Record<Name, string>>,
		now: number,
		...args: readonly (string | number)[]
	) =>
		run(
			text,
			keys.map((name) => named[name]),
			[now, ...args],
		);
	const onAll = (
		{ text }: Script<never>,
		keys: readonly string[],
		now: number,
		...args: readonly (string | number)[]
	) => run(text, keys, [now, ...args]);

	const requestKeys = (id: string, host: string) => ({
		request: names.request(id),
		requests: names.requests,
		waiting: names.waiting(host),
		record: names.record(id),
		attempts: names.attempts(id),
	});
	const subscriptionKeys = (pair: string, topic: string, callback: string) => ({
		subscription: names.subscription(pair),
		latest: names.latest(pair),
		topic: names.topic(topic),
		expiry: names.expiry(topic),
		host: names.host(hostOf(callback)),
		path: names.path(pathOf(callback)),
	});
	const readField = async (hash: string, field: string) =>
		String((await at(scripts.READ_FIELD, { hash }, 0, field)) ?? '');
	const readPending = async (id: string, now: number) =>
		toPendingRequest(toHash(await at(scripts.READ_PENDING, { request: names.request(id) }, now)));

	return {
		async takeRates(rates, now) {
			if (rates.length === 0) return undefined;
			const keys = rates.map(({ key }) => names.rate(key));
			const limits = rates.flatMap(({ limit, windowSeconds }) => [limit, windowSeconds * 1000]);
			const wait = await onAll(scripts.TAKE_RATES, keys, now, ...limits);
			return wait === null ? undefined : Math.ceil(Number(wait) / 1000);
		},

		async addPending(id, request, capacity, now, until) {
			const { topic, callback, secret } = request;
			const { pending, pendingPerHost } = capacity;
			const limits = [pending, pendingPerHost].map(toLimit);
			const fields = [
				...['mode', request.mode, 'topic', topic, 'topic_url', request.topicUrl],
				...['callback', callback, 'host', hostOf(callback)],
				...['signature_method', request.signatureMethod],
				...['lease_seconds', request.leaseSeconds],
				...(secret === undefined ? [] : ['secret', secret]),
			];
			const [pair, host] = [subscriptionId(topic, callback), hostOf(callback)];
			const keys = {
				...requestKeys(id, host),
				...subscriptionKeys(pair, topic, callback),
				sequence: names.sequence,
			};
			const rest = [...roomIn(capacity), until + REFUSED_MILLISECONDS, ...fields];
			const args = [id, pair, until, ...limits, ...rest];
			return replies.Reception.parse(await at(scripts.ADD_PENDING, keys, now, ...args));
		},
		readPending,
		async dropPending(id, reason, now) {
			const keys = requestKeys(id, await readField(names.request(id), 'host'));
			const args = [now + REFUSED_MILLISECONDS, ...(reason === undefined ? [] : [reason])];
			await at(scripts.DROP_PENDING, keys, now, id, ...args);
		},
		async confirmPending(id, expiresAt, capacity, now) {
			const pending = await readPending(id, now);
			if (pending === undefined) return 'over';
			const { topic, callback, mode } = pending;
			const [pair, host] = [subscriptionId(topic, callback), hostOf(callback)];
			const { topics } = names;
			const ofPair = subscriptionKeys(pair, topic, callback);
			const keys = { ...requestKeys(id, host), ...ofPair, topics };
			const keptUntil = ENDED_MILLISECONDS + (mode === 'subscribe' ? expiresAt : now);
			const kept = [now + REFUSED_MILLISECONDS, keptUntil];
			const args = [id, pair, expiresAt, ...roomIn(capacity), ...kept];
			return replies.Confirmation.parse(await at(scripts.CONFIRM_PENDING, keys, now, ...args));
		},

		async recordAttempt(id, attempt) {
			const keys = { record: names.record(id), attempts: names.attempts(id) };
			await at(scripts.NOTE_ATTEMPT, keys, 0, JSON.stringify(attempt));
		},
		async readRecord(id, now) {
			const record = names.record(id);
			const pair = await readField(record, 'pair');
			const subscription = names.subscription(pair);
			const keys = { record, attempts: names.attempts(id), subscription };
			return replies.toRecord(await at(scripts.READ_RECORD, keys, now, id, pair), now);
		},

		async readSubscription(id, now) {
			const keys = { subscription: names.subscription(id) };
			return toSubscription(toHash(await at(scripts.READ_SUBSCRIPTION, keys, now)));
		},
		countSubscriptions: async (topic, now) =>
			Number(await at(scripts.COUNT_SUBSCRIPTIONS, { expiry: names.expiry(topic) }, now)),
		async listSubscriptions(topic, { after, before = '' }, limit, now) {
			const keys = { topic: names.topic(topic) };
			const ids = replies.Texts.parse(await at(scripts.LIST_IDS, keys, now, after, limit, before));
			const found =
				ids.length === 0
					? []
					: await onAll(scripts.READ_CALLBACKS, ids.map(names.subscription), now);
			return replies.toPage(ids, found, limit);
		},

		async startDelivery(id, { topic, number, etag }, now, until) {
			const keys = {
				subscription: names.subscription(id),
				latest: names.latest(id),
				publication: names.publication(topic),
			};
			const started = await at(scripts.START_DELIVERY, keys, now, number, etag, until);
			return replies.toDeliveryStart(started);
		},
		async endDelivery(delivery, limit, now) {
			const { subscription, publication, result, attempt, counter } = delivery;
			const { id, sequence, request, topic, callback } = subscription;
			const keys = {
				...subscriptionKeys(id, topic, callback),
				record: names.record(request),
				attempts: names.attempts(request),
				counts: names.counts(hourOf(now)),
			};
			const args = [id, sequence, publication, result, limit.count];
			args.push(JSON.stringify(attempt), counter ?? '', now + ENDED_MILLISECONDS);
			args.push(now - limit.spanSeconds * 1000);
			const end = await at(scripts.END_DELIVERY, keys, now, ...args);
			return end === 'removed' ? 'removed' : 'kept';
		},

		async forgetDelivery(id, publication) {
			const keys = { subscription: names.subscription(id) };
			await at(scripts.FORGET_DELIVERY, keys, 0, publication);
		},
		readCounts: async (now) =>
			replies.toCounts(await onAll(scripts.READ_COUNTS, hoursShown(now).map(names.counts), now)),

		async readPublication(topic) {
			const keys = { publication: names.publication(topic) };
			const hash = toHash(await at(scripts.READ_PUBLICATION, keys, 0));
			return toPublication(hash && { topic, ...hash });
		},
		async addPublication(topic, etag, previous, now) {
			const keys = { publication: names.publication(topic) };
			const number = await at(scripts.ADD_PUBLICATION, keys, now, etag, previous?.number ?? 0);
			return number === null
				? undefined
				: { topic, number: Number(number), etag, publishedAt: now, announced: false };
		},
		async markAnnounced({ topic, number }) {
			const keys = { publication: names.publication(topic) };
			await at(scripts.MARK_ANNOUNCED, keys, 0, number);
		},

		async removeExpired(now) {
			await at(scripts.REMOVE_EXPIRED_REQUESTS, { requests: names.requests }, now);
			const { topics } = names;
			for (const path of replies.Texts.parse(await at(scripts.LIST_TOPICS, { topics }, 0))) {
				const [topic, expiry] = [names.topic(path), names.expiry(path)];
				for (;;) {
					const found = await at(scripts.LIST_EXPIRED, { expiry }, now, EXPIRED_AT_ONCE);
					const ids = replies.Texts.parse(found);
					if (ids.length === 0) break;
					const keys = [topic, expiry, names.leases];
					keys.push(...ids.flatMap((id) => [names.subscription(id), names.latest(id)]));
					await run(scripts.REMOVE_EXPIRED.text, keys, [now, ...ids]);
				}
			}
		},
		async listEndedLeases(limit) {
			const { leases } = names;
			for (;;) {
				const ids = replies.Texts.parse(await at(scripts.LIST_LEASES, { leases }, 0, limit));
				if (ids.length === 0) return [];
				const keys = [leases, ...ids.map(names.latest)];
				const found = await run(scripts.READ_LEASES.text, keys, [0, ...ids]);
				const ended = replies.toEndedSubscriptions(found);
				if (ended.length > 0) return ended;
			}
		},
		async markNotified(ended) {
			const pairs = ended.map(({ topic, callback }) => subscriptionId(topic, callback));
			const args = ended.flatMap(({ sequence }, index) => [pairs[index] ?? '', sequence]);
			const keys = [names.leases, ...pairs.map(names.latest)];
			await run(scripts.MARK_NOTIFIED.text, keys, [0, ...args]);
		},
	};
}

function roomIn({ perTopic, perHost, perPath }: Capacity): number[] {
	return [perTopic, perHost, perPath].map(toLimit);
}

function toLimit(limit: number): number {
	return Math.min(limit, NO_LIMIT);
}
