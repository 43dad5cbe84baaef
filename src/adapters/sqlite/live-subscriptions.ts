import type { Row, Transaction } from './hub-database.ts';

/** For how long an ended pair is remembered: longer than a request may wait. */
const ENDED_MILLISECONDS = 3 * 86_400_000;

/** A subscription whose lease still runs. */
export function liveRow({ get }: Transaction, id: string, now: number): Row | undefined {
	return get('SELECT * FROM subscriptions WHERE id = ? AND expires_at > ?', id, now);
}

/** Removes a subscription, its secret included, and remembers that the pair had got so far. */
export function endSubscription(
	{ run }: Transaction,
	id: string,
	sequence: number,
	now: number,
): void {
	run('DELETE FROM subscriptions WHERE id = ?', id);
	run('INSERT OR REPLACE INTO ended VALUES (?, ?, ?)', id, sequence, now + ENDED_MILLISECONDS);
}

/** Removes what ended by itself: leases that ran out, requests that nobody confirmed. */
export function sweep({ run }: Transaction, now: number): void {
	run(
		'INSERT OR REPLACE INTO ended SELECT id, sequence, ? FROM subscriptions WHERE expires_at <= ?',
		now + ENDED_MILLISECONDS,
		now,
	);
	run('DELETE FROM subscriptions WHERE expires_at <= ?', now);
	run('DELETE FROM requests WHERE until <= ?', now);
}
