import {
	ATTEMPTS_KEPT,
	type Attempt,
	ENDED_MILLISECONDS,
	REFUSED_MILLISECONDS,
	type RequestOutcome,
	type RequestRecord,
} from '../../core/request-record.ts';
import { subscriptionId, type HubRequest } from '../../core/subscription.ts';
import type { Reading, Transaction } from './transaction.ts';
import { toRequestRecord } from '../stored-rows.ts';

/** Adds the record of a request that is pending until the given time. */
export function beginRecord(
	{ run }: Transaction,
	id: string,
	request: HubRequest,
	now: number,
	until: number,
): void {
	const pair = subscriptionId(request.topic, request.callback);
	const sql = `INSERT INTO records (id, pair, sequence, mode, topic, topic_url, callback,
			signature_method, requested_at, outcome, keep_until)
		SELECT id, :pair, sequence, mode, topic, topic_url, callback, signature_method, :now, 'waiting',
			:keepUntil FROM requests WHERE id = :id`;
	run(sql, { id, pair, now, keepUntil: until + REFUSED_MILLISECONDS });
}

export function forgetRecord({ run }: Transaction, id: string): void {
	run('DELETE FROM records WHERE id = ?', id);
}

/** Records how a pending request ended. Does not change an earlier outcome. */
export function refuseRecord(
	{ run }: Transaction,
	id: string,
	outcome: Extract<RequestOutcome, 'refused' | 'outdated'>,
	reason: string | undefined,
	now: number,
): void {
	const sql = `UPDATE records SET outcome = ?, reason = ?, keep_until = ?
		WHERE id = ? AND outcome = 'waiting'`;
	run(sql, outcome, reason ?? null, now + REFUSED_MILLISECONDS, id);
}

export function confirmRecord(
	{ run }: Transaction,
	id: string,
	expiresAt: number,
	now: number,
): void {
	const sql = `UPDATE records SET outcome = 'confirmed', expires_at = :expiresAt,
		keep_until = :kept + iif(mode = 'subscribe', :expiresAt, :now) WHERE id = :id`;
	run(sql, { id, expiresAt, now, kept: ENDED_MILLISECONDS });
}

/** Records that the subscription of a request was removed. */
export function endRecord(
	{ run }: Transaction,
	id: string,
	outcome: Extract<RequestOutcome, 'gone' | 'failed'>,
	now: number,
): void {
	const sql = 'UPDATE records SET outcome = ?, keep_until = ? WHERE id = ?';
	run(sql, outcome, now + ENDED_MILLISECONDS, id);
}

/** Adds an attempt to the record of a request, if there is one. */
export function addAttempt({ run, get }: Transaction, id: string, attempt: Attempt): void {
	const adding = `INSERT INTO attempts
		SELECT :id, 1 + ifnull((SELECT max(number) FROM attempts WHERE request = :id), 0), :attempt
			FROM records WHERE id = :id RETURNING number`;
	const added = get(adding, { id, attempt: JSON.stringify(attempt) });
	if (added === undefined) return;
	const last = Number(added['number']) - ATTEMPTS_KEPT;
	if (last > 0) run('DELETE FROM attempts WHERE request = ? AND number <= ?', id, last);
}

/** Returns the record of a request, unless it has expired. */
export function readRecord(
	{ get, all }: Reading,
	id: string,
	now: number,
): RequestRecord | undefined {
	const row = get('SELECT * FROM records WHERE id = ? AND keep_until > ?', id, now);
	if (row === undefined) return undefined;
	const sql = `SELECT id, failures FROM subscriptions
		WHERE id = ? AND request = ? AND expires_at > ?`;
	const live = get(sql, String(row['pair']), id, now);
	const rows = all('SELECT attempt FROM attempts WHERE request = ? ORDER BY number DESC', id);
	const attempts = rows.map(({ attempt }) => String(attempt));
	return toRequestRecord(row, live, attempts, now);
}
