import { takeRate, type Rate } from '../../core/rate-limit.ts';
import {
	hostOf,
	pathOf,
	subscriptionId,
	type HubRequest,
	type PendingRequest,
} from '../../core/subscription.ts';
import type { Capacity, SubscriptionStore } from '../../core/subscription-store.ts';
import type { HubDatabase } from './hub-database.ts';
import type { Reading, Transaction } from './transaction.ts';
import { toPendingRequest } from '../stored-rows.ts';
import { endSubscription, sweep } from './live-subscriptions.ts';
import { beginRecord, confirmRecord, forgetRecord, refuseRecord } from './request-records.ts';

type RequestOperations = Pick<
	SubscriptionStore,
	'takeRates' | 'addPending' | 'readPending' | 'dropPending' | 'confirmPending'
>;

/** The store's operations for rates and pending requests. */
export function createRequestOperations(database: HubDatabase): RequestOperations {
	return {
		takeRates: (rates, now) => database.transact((transaction) => takeAll(transaction, rates, now)),
		addPending: (id, request, capacity, now, until) =>
			database.transact((transaction) => {
				sweep(transaction, now);
				const full = findExceededLimit(transaction, request, capacity);
				if (full !== undefined) return full;
				insertRequest(transaction, id, request, until);
				beginRecord(transaction, id, request, now, until);
				return 'added';
			}),
		readPending: (id, now) => database.read((reading) => readRequest(reading, id, now)),
		dropPending: (id, reason, now) =>
			database.transact((transaction) => {
				transaction.run('DELETE FROM requests WHERE id = ?', id);
				if (reason === undefined) forgetRecord(transaction, id);
				else refuseRecord(transaction, id, 'refused', reason, now);
			}),
		confirmPending: (id, expiresAt, capacity, now) =>
			database.transact((transaction) => {
				const request = readRequest(transaction, id, now);
				if (request === undefined) return 'over';
				sweep(transaction, now);
				const isLate = isOutdated(transaction, request);
				if (!isLate && !hasRoom(transaction, request, capacity)) return 'full';
				transaction.run('DELETE FROM requests WHERE id = ?', id);
				if (isLate) {
					refuseRecord(transaction, id, 'outdated', undefined, now);
					return 'over';
				}
				apply(transaction, request, expiresAt, now);
				confirmRecord(transaction, id, expiresAt, now);
				return 'confirmed';
			}),
	};
}

function takeAll({ get, run }: Transaction, rates: readonly Rate[], now: number) {
	const steps = rates.map((rate) => {
		const freeAt = get('SELECT free_at FROM rates WHERE key = ?', rate.key)?.['free_at'];
		return { rate, step: takeRate(rate, freeAt === undefined ? undefined : Number(freeAt), now) };
	});
	const waits = steps.map(({ step }) => ('waitMilliseconds' in step ? step.waitMilliseconds : 0));
	const wait = Math.max(0, ...waits);
	if (wait > 0) return Math.ceil(wait / 1000);
	for (const { rate, step } of steps) {
		if (!('freeAt' in step)) continue;
		run('INSERT OR REPLACE INTO rates VALUES (?, ?)', rate.key, step.freeAt);
	}
	return undefined;
}

function findExceededLimit(transaction: Transaction, request: HubRequest, capacity: Capacity) {
	const { pending, pendingPerHost } = capacity;
	const count = countWith(transaction);
	const host = hostOf(request.callback);
	// Stops counting at the limit.
	const some = 'SELECT count(*) AS n FROM (SELECT 1 FROM requests LIMIT ?)';
	const onHost = 'SELECT count(*) AS n FROM requests WHERE host = ?';
	if (pending !== Infinity && count(some, pending) >= pending) return 'too-many-pending';
	if (pendingPerHost !== Infinity && count(onHost, host) >= pendingPerHost) {
		return 'too-many-pending';
	}
	return hasRoom(transaction, request, capacity) ? undefined : 'full';
}

/** Returns whether there is room for the subscription. Only new subscriptions need room. */
function hasRoom(transaction: Transaction, request: HubRequest, capacity: Capacity): boolean {
	const { topic, callback, mode } = request;
	const pair = subscriptionId(topic, callback);
	const count = countWith(transaction);
	const isNew = count('SELECT count(*) AS n FROM subscriptions WHERE id = ?', pair) === 0;
	if (mode === 'unsubscribe' || !isNew) return true;
	const ofTopic = count('SELECT count AS n FROM live_counts WHERE topic = ?', topic);
	const [host, path] = [hostOf(callback), pathOf(callback)];
	const onHost = count('SELECT count(*) AS n FROM subscriptions WHERE host = ?', host);
	const onPath = count('SELECT count(*) AS n FROM subscriptions WHERE path = ?', path);
	const { perTopic, perHost, perPath } = capacity;
	return ofTopic < perTopic && onHost < perHost && onPath < perPath;
}

function countWith({ get }: Transaction) {
	return (sql: string, ...values: (string | number)[]) => Number(get(sql, ...values)?.['n'] ?? 0);
}

function insertRequest({ run }: Transaction, id: string, request: HubRequest, until: number) {
	const sql = `INSERT INTO requests (id, mode, topic, topic_url, callback, host, secret,
		signature_method, lease_seconds, until) VALUES (:id, :mode, :topic, :topicUrl, :callback, :host,
		:secret, :signatureMethod, :leaseSeconds, :until)`;
	const host = hostOf(request.callback);
	run(sql, { ...request, id, host, secret: request.secret ?? null, until });
}

function readRequest({ get }: Reading, id: string, now: number) {
	return toPendingRequest(get('SELECT * FROM requests WHERE id = ? AND until > ?', id, now));
}

/** Returns whether a newer request was confirmed: the newest wins, whichever callback responds first. */
function isOutdated({ get }: Transaction, { topic, callback, sequence }: PendingRequest): boolean {
	const id = subscriptionId(topic, callback);
	const sql = `SELECT max(sequence) AS sequence FROM (SELECT sequence FROM subscriptions
		WHERE id = :id UNION ALL SELECT sequence FROM ended WHERE id = :id)`;
	const newest = get(sql, { id });
	return Number(newest?.['sequence'] ?? 0) > sequence;
}

function apply(
	transaction: Transaction,
	request: PendingRequest,
	expiresAt: number,
	now: number,
): void {
	const { mode, topic, topicUrl, callback, signatureMethod, sequence } = request;
	const id = subscriptionId(topic, callback);
	if (mode === 'unsubscribe') return endSubscription(transaction, id, sequence, now);
	transaction.run('DELETE FROM ended WHERE id = ?', id);
	const sql = `INSERT INTO subscriptions (id, topic, topic_url, callback, host, path,
			secret, signature_method, expires_at, sequence, request) VALUES (:id, :topic, :topicUrl,
			:callback, :host, :path, :secret, :signatureMethod, :expiresAt, :sequence, :request)
		ON CONFLICT DO UPDATE SET topic_url = :topicUrl, callback = :callback, host = :host, path = :path,
			secret = :secret, signature_method = :signatureMethod, expires_at = :expiresAt,
			sequence = :sequence, request = :request, failures = 0, failed_publication = 0`;
	const [host, path] = [hostOf(callback), pathOf(callback)];
	const secret = request.secret ?? null;
	const named = { id, topic, topicUrl, callback, host, path, secret, signatureMethod };
	transaction.run(sql, { ...named, expiresAt, sequence, request: request.id });
}
