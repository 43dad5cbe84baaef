import type { SubscriptionStore } from '../../core/subscription-store.ts';
import { hostOf, subscriptionId } from '../../core/subscription.ts';
import type { RunScript } from './kv-client.ts';
import {
	Confirmation,
	Reception,
	toCounts,
	toDeliveryStart,
	toHash,
	toPage,
	toRecord,
} from './kv-replies.ts';
import { toPendingRequest, toPublication, toSubscription } from '../stored-rows.ts';
import * as requestScripts from './request-scripts.ts';
import * as subscriptionScripts from './subscription-scripts.ts';

const scripts = { ...requestScripts, ...subscriptionScripts };

/** Higher than any count; sent to scripts instead of `Infinity`. */
const NO_LIMIT = 1e15;

/** The hub's store in Vercel KV. Each operation is one script. */
export function createKvSubscriptionStore(run: RunScript): SubscriptionStore {
	const at = (script: string, now: number, ...args: (string | number)[]) =>
		run(script, [], [now, ...args]);
	const publicationKey = (topic: string) => `websub:publication:${topic}`;

	return {
		async takeRates(rates, now) {
			if (rates.length === 0) return undefined;
			const keys = rates.map(({ key }) => `websub:rate:${key}`);
			const limits = rates.flatMap(({ limit, windowSeconds }) => [limit, windowSeconds * 1000]);
			const wait = await run(scripts.TAKE_RATES, keys, [now, ...limits]);
			return wait === null ? undefined : Math.ceil(Number(wait) / 1000);
		},

		async addPending(id, request, capacity, now, until) {
			const { topic, callback, secret } = request;
			const { pending, pendingPerHost, perTopic, perHost } = capacity;
			const limits = [pending, pendingPerHost, perTopic, perHost].map((limit) =>
				Math.min(limit, NO_LIMIT),
			);
			const fields = [
				...['mode', request.mode, 'topic', topic, 'topic_url', request.topicUrl],
				...['callback', callback, 'host', hostOf(callback)],
				...['signature_method', request.signatureMethod],
				...['lease_seconds', request.leaseSeconds],
				...(secret === undefined ? [] : ['secret', secret]),
			];
			const pair = subscriptionId(topic, callback);
			const args = [id, pair, until, ...limits, ...fields];
			return Reception.parse(await at(scripts.ADD_PENDING, now, ...args));
		},
		readPending: async (id, now) =>
			toPendingRequest(toHash(await at(scripts.READ_PENDING, now, id))),
		async dropPending(id, reason, now) {
			await at(scripts.DROP_PENDING, now, id, ...(reason === undefined ? [] : [reason]));
		},
		async confirmPending(id, expiresAt, { perTopic, perHost }, now) {
			const limits = [perTopic, perHost].map((limit) => Math.min(limit, NO_LIMIT));
			return Confirmation.parse(await at(scripts.CONFIRM_PENDING, now, id, expiresAt, ...limits));
		},

		async recordAttempt(id, attempt) {
			await at(scripts.NOTE_ATTEMPT, 0, id, JSON.stringify(attempt));
		},
		readRecord: async (id, now) => toRecord(await at(scripts.READ_RECORD, now, id)),

		readSubscription: async (id, now) =>
			toSubscription(toHash(await at(scripts.READ_SUBSCRIPTION, now, id))),
		countSubscriptions: async (topic, now) =>
			Number(await at(scripts.COUNT_SUBSCRIPTIONS, now, topic)),
		listSubscriptions: async (topic, { after, before = '' }, limit, now) =>
			toPage(await at(scripts.LIST_SUBSCRIPTIONS, now, topic, after, limit, before)),

		startDelivery: async (id, { topic, number, etag }, now, until) =>
			toDeliveryStart(await at(scripts.START_DELIVERY, now, id, number, until, topic, etag)),
		async endDelivery(delivery, failuresAllowed, now) {
			const { id, sequence, publication, result, attempt, counter } = delivery;
			const args = [id, sequence, publication, result, failuresAllowed];
			args.push(JSON.stringify(attempt), counter ?? '');
			const end = await at(scripts.END_DELIVERY, now, ...args);
			return end === 'removed' ? 'removed' : 'kept';
		},

		async forgetDelivery(id, publication) {
			await at(scripts.FORGET_DELIVERY, 0, id, publication);
		},
		readCounts: async (now) => toCounts(await at(scripts.READ_COUNTS, now)),

		async readPublication(topic) {
			const hash = toHash(await run(scripts.READ_PUBLICATION, [publicationKey(topic)], []));
			return toPublication(hash && { topic, ...hash });
		},
		async addPublication(topic, etag, previous, now) {
			const args = [etag, previous?.number ?? 0, now];
			const number = await run(scripts.ADD_PUBLICATION, [publicationKey(topic)], args);
			return number === null
				? undefined
				: { topic, number: Number(number), etag, publishedAt: now, announced: false };
		},
		async markAnnounced({ topic, number }) {
			await run(scripts.MARK_ANNOUNCED, [publicationKey(topic)], [number]);
		},
		async removeExpired(now) {
			await at(scripts.SWEEP, now);
		},
	};
}
