import type {
	DeliveryEnd,
	Publication,
	SubscriptionStore,
} from '../../websub/subscription-store.ts';
import type { HubDatabase, Transaction } from './hub-database.ts';
import { toSubscription } from './hub-rows.ts';
import {
	endSubscription,
	failedSubscription,
	liveRow,
	removeFailing,
	sweep,
} from './live-subscriptions.ts';
import { addCount, forgetCounts } from './hourly-counts.ts';
import { addAttempt, endRecord } from './request-records.ts';

type SubscriptionOperations = Pick<
	SubscriptionStore,
	| 'readSubscription'
	| 'countSubscriptions'
	| 'listSubscriptions'
	| 'startDelivery'
	| 'endDelivery'
	| 'forgetDelivery'
	| 'removeExpired'
>;

/** Ids are of the base64url alphabet. */
const AFTER_EVERY_ID = '~';

/** The part of the store about subscriptions: who they are, and how their deliveries go. */
export function createSubscriptionOperations(database: HubDatabase): SubscriptionOperations {
	return {
		readSubscription: (id, now) =>
			database.transact((transaction) => toSubscription(liveRow(transaction, id, now))),
		countSubscriptions: (topic, now) =>
			database.transact((transaction) => {
				sweep(transaction, now);
				const row = transaction.get('SELECT count FROM live_counts WHERE topic = ?', topic);
				return Number(row?.['count'] ?? 0);
			}),
		listSubscriptions: (topic, { after, before = AFTER_EVERY_ID }, limit, now) =>
			database.transact(({ all }) => {
				const rows = all(
					`SELECT id, callback, expires_at FROM subscriptions
						WHERE topic = ? AND id > ? AND id < ? ORDER BY id LIMIT ?`,
					topic,
					after,
					before,
					limit,
				);
				const entries = rows
					.filter(({ expires_at }) => Number(expires_at) > now)
					.map(({ id, callback }) => ({ id: String(id), callback: String(callback) }));
				return { entries, next: rows.length < limit ? undefined : String(rows.at(-1)?.['id']) };
			}),

		startDelivery: (id, publication, now, until) =>
			database.transact((transaction) => {
				const row = liveRow(transaction, id, now);
				const subscription = toSubscription(row);
				if (!row || !subscription) {
					const failed = failedSubscription(transaction, id);
					return failed ? { state: 'removed', subscription: failed } : { state: 'over' };
				}
				if (!isLast(transaction, publication)) return { state: 'over' };
				if (Number(row['delivered_publication']) >= publication.number) return { state: 'over' };
				const milliseconds = Number(row['claimed_until']) - now;
				if (milliseconds > 0) return { state: 'busy', milliseconds };
				transaction.run('UPDATE subscriptions SET claimed_until = ? WHERE id = ?', until, id);
				return { state: 'started', subscription };
			}),
		endDelivery: (end, failuresAllowed, now) =>
			database.transact((transaction) => {
				const { id, sequence, publication, result } = end;
				const request = noteEnd(transaction, end, now);
				transaction.run('UPDATE subscriptions SET claimed_until = 0 WHERE id = ?', id);
				if (result === 'delivered') noteSuccess(transaction, id, publication);
				if (result === 'gone' && isSame(transaction, end)) {
					endSubscription(transaction, id, sequence, now);
					endRecord(transaction, request, 'gone', now);
					return 'removed';
				}
				if (result !== 'failed-first' || noteFailure(transaction, end) < failuresAllowed) {
					return 'kept';
				}
				removeFailing(transaction, id, now);
				endRecord(transaction, request, 'failed', now);
				return 'removed';
			}),
		async forgetDelivery(id, publication) {
			await database.transact(({ run }) =>
				run(
					`UPDATE subscriptions SET delivered_publication = ?
						WHERE id = ? AND delivered_publication = ?`,
					publication - 1,
					id,
					publication,
				),
			);
		},

		removeExpired: (now) =>
			database.transact((transaction) => {
				sweep(transaction, now);
				transaction.run('DELETE FROM ended WHERE until <= ?', now);
				transaction.run('DELETE FROM rates WHERE free_at <= ?', now);
				transaction.run('DELETE FROM records WHERE keep_until <= ?', now);
				forgetCounts(transaction, now);
			}),
	};
}

/** Notes an attempt; gives the request that the subscription comes from, '' if there is none. */
function noteEnd(transaction: Transaction, end: DeliveryEnd, now: number): string {
	addCount(transaction, end.counter, now);
	const row = transaction.get('SELECT request FROM subscriptions WHERE id = ?', end.id);
	const request = String(row?.['request'] ?? '');
	addAttempt(transaction, request, end.attempt);
	return request;
}

function isLast(
	{ get }: Transaction,
	{ topic, number, etag }: Pick<Publication, 'topic' | 'number' | 'etag'>,
): boolean {
	const sql = 'SELECT 1 FROM publications WHERE topic = ? AND number = ? AND etag = ?';
	return get(sql, topic, number, etag) !== undefined;
}

/** False once the subscription was renewed, which forgives what had been before. */
function isSame({ get }: Transaction, { id, sequence }: DeliveryEnd): boolean {
	const row = get('SELECT 1 FROM subscriptions WHERE id = ? AND sequence = ?', id, sequence);
	return row !== undefined;
}

function noteSuccess({ run }: Transaction, id: string, publication: number): void {
	run(
		`UPDATE subscriptions SET failures = 0, delivered_publication = max(delivered_publication, ?)
			WHERE id = ?`,
		publication,
		id,
	);
}

/** Counts a publication whose first delivery failed, once; gives the failures in a row. */
function noteFailure({ run, get }: Transaction, end: DeliveryEnd): number {
	const { id, sequence, publication } = end;
	run(
		`UPDATE subscriptions SET failures = failures + 1, failed_publication = ?
			WHERE id = ? AND sequence = ? AND failed_publication < ?`,
		publication,
		id,
		sequence,
		publication,
	);
	const row = get('SELECT failures FROM subscriptions WHERE id = ? AND sequence = ?', id, sequence);
	return Number(row?.['failures'] ?? 0);
}
