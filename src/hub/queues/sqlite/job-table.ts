import { HubJob, type Backlog, type QueuedJob } from '../../core/delivery-queue.ts';
import { hostIn, laneOf, type LaneName, type TableJob } from '../lane.ts';
import { parseJson } from '../../../platform/parse-json.ts';
import type { Reading, Transaction } from '../../stores/sqlite/transaction.ts';

/** Adds jobs whose ids are new. */
export function insertJobs({ run }: Transaction, jobs: readonly QueuedJob[], now: number): void {
	const sql = 'INSERT OR IGNORE INTO jobs (id, lane, host, due_at, job) VALUES (?, ?, ?, ?, ?)';
	for (const { id, job, delaySeconds } of jobs) {
		const dueAt = Math.ceil(now + delaySeconds * 1000);
		run(sql, id, laneOf(job), hostIn(job), dueAt, JSON.stringify(job));
	}
}

/** Jobs that were found, and the ids of rows that cannot be parsed and will never run. */
export interface FoundJobs {
	readonly jobs: readonly TableJob[];
	readonly unreadable: readonly string[];
}

/**
 * Finds jobs that may run now, longest waiting first, except those `known` by id and those of the
 * given hosts.
 */
export function findDueJobs(
	{ all }: Reading,
	lane: LaneName,
	{ known, fullHosts }: Readonly<Record<'known' | 'fullHosts', readonly string[]>>,
	limit: number,
	now: number,
): FoundJobs {
	const sql = `SELECT id, host, job FROM jobs WHERE lane = ? AND due_at <= ?
		AND id NOT IN (SELECT value FROM json_each(?))
		AND host NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT ?`;
	return parseRows(all(sql, lane, now, JSON.stringify(known), JSON.stringify(fullHosts), limit));
}

/** Finds the longest waiting job of each of these hosts, in their order, except those `known` by id. */
export function findDueJobOfEach(
	{ all }: Reading,
	lane: LaneName,
	{ known, hosts }: Readonly<Record<'known' | 'hosts', readonly string[]>>,
	limit: number,
	now: number,
): FoundJobs {
	const sql = `SELECT jobs.id, jobs.host, job FROM json_each(?) AS turn JOIN jobs ON jobs.id = (
			SELECT id FROM jobs WHERE lane = ? AND host = turn.value AND due_at <= ?
			AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT 1)
		ORDER BY turn.key LIMIT ?`;
	return parseRows(all(sql, JSON.stringify(hosts), lane, now, JSON.stringify(known), limit));
}

function parseRows(rows: ReturnType<Reading['all']>): FoundJobs {
	const jobs: TableJob[] = [];
	const unreadable: string[] = [];
	for (const { id, host, job } of rows) {
		const parsed = HubJob.safeParse(parseJson(String(job)));
		if (parsed.success) jobs.push({ id: String(id), host: String(host), job: parsed.data });
		else unreadable.push(String(id));
	}
	return { jobs, unreadable };
}

export function removeJobs({ run }: Transaction, ids: readonly string[]): void {
	for (const id of ids) run('DELETE FROM jobs WHERE id = ?', id);
}

/** Returns when the next job of a lane becomes due, not counting those already due. */
export function nextDueTime({ get }: Reading, lane: LaneName, now: number): number | undefined {
	const sql = 'SELECT min(due_at) AS due_at FROM jobs WHERE lane = ? AND due_at > ?';
	const dueAt = get(sql, lane, now)?.['due_at'];
	return typeof dueAt === 'number' ? dueAt : undefined;
}

export function readBacklog({ get }: Reading, now: number): Backlog {
	const sql = 'SELECT count(*) AS due, min(due_at) AS first FROM jobs WHERE due_at <= ?';
	const { due, first } = get(sql, now) ?? {};
	return { due: Number(due), oldestSeconds: (now - Number(first ?? now)) / 1000 };
}

/** Replaces a job with its follow-up jobs. */
export function replaceJob(
	transaction: Transaction,
	id: string,
	next: readonly QueuedJob[],
	now: number,
): void {
	transaction.run('DELETE FROM jobs WHERE id = ?', id);
	insertJobs(transaction, next, now);
}

/** Moves jobs of a lane that are due after `latest` to that time. */
export function bringForward({ run }: Transaction, lane: LaneName, latest: number): void {
	run('UPDATE jobs SET due_at = ? WHERE lane = ? AND due_at > ?', latest, lane, latest);
}

/** Reschedules a job. */
export function postponeJob({ run }: Transaction, id: string, dueAt: number): void {
	run('UPDATE jobs SET due_at = ? WHERE id = ?', Math.ceil(dueAt), id);
}
