import { subscriptionId, type EndedSubscription } from '../../core/subscription.ts';
import type { Reading, Row, Transaction } from './transaction.ts';
import { toEndedSubscription } from '../stored-rows.ts';

/** How long ended subscriptions are remembered: longer than a request may stay pending. */
const PAIR_KEPT_MILLISECONDS = 3 * 86_400_000;

/** Returns the row of a subscription whose lease has not ended. */
export function liveRow({ get }: Reading, id: string, now: number): Row | undefined {
	return get('SELECT * FROM subscriptions WHERE id = ? AND expires_at > ?', id, now);
}

/** Removes a subscription with its secret, and remembers the sequence to ignore older requests. */
export function endSubscription(
	{ run }: Transaction,
	id: string,
	sequence: number,
	now: number,
): void {
	run('DELETE FROM subscriptions WHERE id = ?', id);
	const sql = 'INSERT OR REPLACE INTO ended (id, sequence, until) VALUES (?, ?, ?)';
	run(sql, id, sequence, now + PAIR_KEPT_MILLISECONDS);
}

/** Removes a failing subscription, and stores the data to notify its callback. */
export function removeFailing(transaction: Transaction, id: string, now: number): void {
	const { get, run } = transaction;
	const ended = toEndedSubscription(get('SELECT * FROM subscriptions WHERE id = ?', id));
	if (ended === undefined) return;
	endSubscription(transaction, id, ended.sequence, now);
	const { topic, topicUrl, callback } = ended;
	const sql = 'UPDATE ended SET topic = ?, topic_url = ?, callback = ? WHERE id = ?';
	run(sql, topic, topicUrl, callback, id);
}

/** Returns a subscription that was removed because of failures, unless it was confirmed again. */
export function failedSubscription({ get }: Reading, id: string): EndedSubscription | undefined {
	const sql = 'SELECT * FROM ended WHERE id = ? AND callback IS NOT NULL AND lease_ended = 0';
	return toEndedSubscription(get(sql, id));
}

/** Returns subscriptions whose lease ended and whose callbacks have yet to be notified, oldest first. */
export function endedLeases({ all }: Reading, limit: number): EndedSubscription[] {
	const sql = 'SELECT * FROM ended WHERE lease_ended = 1 ORDER BY until LIMIT ?';
	return all(sql, limit).flatMap((row) => toEndedSubscription(row) ?? []);
}

/** Forgets the callbacks of ended leases, unless they have confirmed a later request. */
export function markNotified({ run }: Transaction, ended: readonly EndedSubscription[]): void {
	const sql = `UPDATE ended SET lease_ended = 0, topic = NULL, topic_url = NULL, callback = NULL
		WHERE id = ? AND sequence = ? AND lease_ended = 1`;
	for (const { topic, callback, sequence } of ended) {
		run(sql, subscriptionId(topic, callback), sequence);
	}
}

/** Removes expired subscriptions and requests. Stores the data to notify the callbacks. */
export function sweep({ run }: Transaction, now: number): void {
	const sql = `INSERT OR REPLACE INTO ended (id, sequence, until, topic, topic_url, callback, lease_ended)
		SELECT id, sequence, ?, topic, topic_url, callback, 1 FROM subscriptions WHERE expires_at <= ?`;
	run(sql, now + PAIR_KEPT_MILLISECONDS, now);
	run('DELETE FROM subscriptions WHERE expires_at <= ?', now);
	run('DELETE FROM requests WHERE until <= ?', now);
}
