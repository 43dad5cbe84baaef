import type {
	DeliveryEnd,
	DeliveryStart,
	FailureLimit,
	Publication,
	SubscriptionStore,
} from '../../core/subscription-store.ts';
import type { HubDatabase } from './hub-database.ts';
import type { Reading, Transaction } from './transaction.ts';
import { toSubscription } from '../stored-rows.ts';
import {
	endedLeases,
	endSubscription,
	failedSubscription,
	liveRow,
	markNotified,
	removeFailing,
	sweep,
} from './live-subscriptions.ts';
import type { DeliveryLog } from './delivery-log.ts';
import { forgetCounts } from './hourly-counts.ts';
import { endRecord } from './request-records.ts';

type SubscriptionOperations = Pick<
	SubscriptionStore,
	| 'readSubscription'
	| 'countSubscriptions'
	| 'listSubscriptions'
	| 'startDelivery'
	| 'endDelivery'
	| 'forgetDelivery'
	| 'removeExpired'
	| 'listEndedLeases'
	| 'markNotified'
>;

/** Sorts after every id: ids use the base64url alphabet. */
const AFTER_EVERY_ID = '~';

/** The store's operations for subscriptions and their deliveries. */
export function createSubscriptionOperations(
	database: HubDatabase,
	log: DeliveryLog,
): SubscriptionOperations {
	/** End of the claim by subscription; in memory, because only this process has the file open. */
	const claims = new Map<string, number>();
	return {
		readSubscription: (id, now) =>
			database.read((reading) => toSubscription(liveRow(reading, id, now))),
		countSubscriptions: (topic, now) =>
			database.transact((transaction) => {
				sweep(transaction, now);
				const row = transaction.get('SELECT count FROM live_counts WHERE topic = ?', topic);
				return Number(row?.['count'] ?? 0);
			}),
		listSubscriptions: (topic, { after, before = AFTER_EVERY_ID }, limit, now) =>
			database.read(({ all }) => {
				const sql = `SELECT id, callback, expires_at FROM subscriptions
					WHERE topic = ? AND id > ? AND id < ? ORDER BY id LIMIT ?`;
				const rows = all(sql, topic, after, before, limit);
				const entries = rows
					.filter(({ expires_at }) => Number(expires_at) > now)
					.map(({ id, callback }) => ({ id: String(id), callback: String(callback) }));
				return { entries, next: rows.length < limit ? undefined : String(rows.at(-1)?.['id']) };
			}),

		async startDelivery(id, publication, now, until) {
			const milliseconds = (claims.get(id) ?? 0) - now;
			if (milliseconds > 0) return { state: 'busy', milliseconds };
			claims.set(id, until);
			let start: DeliveryStart = { state: 'over' };
			try {
				start = await database.read((reading) => readForDelivery(reading, id, publication, now));
			} finally {
				if (start.state !== 'started') claims.delete(id);
			}
			return start;
		},
		async endDelivery(end, limit, now) {
			try {
				const state = await database.transact(
					(transaction) => recordEnd(transaction, end, limit, now),
					{ awaitsDisk: false },
				);
				log.addAttempt(end.subscription.request, end.attempt);
				if (end.counter !== undefined) log.addCount(end.counter, now);
				return state;
			} finally {
				claims.delete(end.subscription.id);
			}
		},
		async forgetDelivery(id, publication) {
			const sql = `UPDATE subscriptions SET delivered_publication = delivered_publication - 1
				WHERE id = ? AND delivered_publication = ?`;
			await database.transact(({ run }) => run(sql, id, publication));
		},

		async removeExpired(now) {
			await log.write();
			for (const [id, until] of claims) if (until <= now) claims.delete(id);
			await database.transact((transaction) => {
				sweep(transaction, now);
				transaction.run('DELETE FROM ended WHERE until <= ?', now);
				transaction.run('DELETE FROM rates WHERE free_at <= ?', now);
				transaction.run('DELETE FROM records WHERE keep_until <= ?', now);
				forgetCounts(transaction, now);
			});
		},
		listEndedLeases: (limit) => database.read((reading) => endedLeases(reading, limit)),
		markNotified: (ended) => database.transact((transaction) => markNotified(transaction, ended)),
	};
}

function readForDelivery(
	reading: Reading,
	id: string,
	{ topic, number, etag }: Pick<Publication, 'topic' | 'number' | 'etag'>,
	now: number,
): DeliveryStart {
	const sql = `SELECT id, topic, topic_url, callback, secret, signature_method, expires_at, sequence,
			request, failures, delivered_publication < :number AND EXISTS (SELECT 1 FROM publications
				WHERE topic = :topic AND number = :number AND etag = :etag) AS is_wanted
		FROM subscriptions WHERE id = :id AND expires_at > :now`;
	const row = reading.get(sql, { id, topic, number, etag, now });
	if (row?.['is_wanted'] === 0) return { state: 'over' };
	const subscription = toSubscription(row);
	if (subscription) return { state: 'started', subscription };
	const failed = failedSubscription(reading, id);
	return failed ? { state: 'removed', subscription: failed } : { state: 'over' };
}

function recordEnd(
	transaction: Transaction,
	end: DeliveryEnd,
	limit: FailureLimit,
	now: number,
): 'kept' | 'removed' {
	const { subscription, result } = end;
	const { id, sequence, request } = subscription;
	if (result === 'delivered') recordSuccess(transaction, end);
	if (result === 'gone' && isSame(transaction, end)) {
		endSubscription(transaction, id, sequence, now);
		endRecord(transaction, request, 'gone', now);
		return 'removed';
	}
	if (result !== 'failed-first' || !recordFailure(transaction, end, limit, now)) return 'kept';
	removeFailing(transaction, id, now);
	endRecord(transaction, request, 'failed', now);
	return 'removed';
}

function recordSuccess({ run }: Transaction, { subscription, publication }: DeliveryEnd): void {
	const sql = `UPDATE subscriptions SET failures = 0,
		delivered_publication = max(delivered_publication, ?) WHERE id = ?`;
	run(sql, publication, subscription.id);
}

/** Returns whether the subscription has not been renewed or replaced since the delivery started. */
function isSame({ get }: Transaction, { subscription: { id, sequence } }: DeliveryEnd): boolean {
	const row = get('SELECT 1 FROM subscriptions WHERE id = ? AND sequence = ?', id, sequence);
	return row !== undefined;
}

/** Counts a publication whose first delivery failed, but only once. Returns whether the limit is reached. */
function recordFailure(
	{ run, get }: Transaction,
	{ subscription: { id, sequence }, publication }: DeliveryEnd,
	limit: FailureLimit,
	now: number,
): boolean {
	const counting = `UPDATE subscriptions SET failures = failures + 1, failed_publication = :publication,
			failing_since = iif(failures = 0, :now, failing_since)
		WHERE id = :id AND sequence = :sequence AND failed_publication < :publication`;
	run(counting, { id, sequence, publication, now });
	const reaching = `SELECT 1 FROM subscriptions WHERE id = :id AND sequence = :sequence
		AND failures >= :count AND failing_since <= :latest`;
	const latest = now - limit.spanSeconds * 1000;
	return get(reaching, { id, sequence, count: limit.count, latest }) !== undefined;
}
