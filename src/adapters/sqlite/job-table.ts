import { HubJob, type QueuedJob } from '../../websub/delivery-queue.ts';
import { laneOf, type LaneName, type TakenJob } from './lane.ts';
import type { Transaction } from './hub-database.ts';

/** Adds jobs that are not known yet. */
export function insertJobs({ run }: Transaction, jobs: readonly QueuedJob[], now: number): void {
	for (const { id, job, delaySeconds } of jobs) {
		const host = 'host' in job ? job.host : '';
		const dueAt = Math.ceil(now + delaySeconds * 1000);
		run(
			'INSERT OR IGNORE INTO jobs (id, lane, host, due_at, job) VALUES (?, ?, ?, ?, ?)',
			id,
			laneOf(job),
			host,
			dueAt,
			JSON.stringify(job),
		);
	}
}

/**
 * Takes jobs whose time has come, those that have waited longest first. A row that is no job is
 * reported and removed: nobody could ever do it.
 */
export function takeJobs(
	{ all, run }: Transaction,
	lane: LaneName,
	now: number,
	limit: number,
	report: (error: unknown) => void,
): TakenJob[] {
	const rows = all(
		`UPDATE jobs SET taken = 1 WHERE id IN (SELECT id FROM jobs
			WHERE taken = 0 AND lane = ? AND due_at <= ? ORDER BY due_at LIMIT ?)
			RETURNING id, host, due_at, job`,
		lane,
		now,
		limit,
	);
	// RETURNING keeps no order.
	const sorted = rows.toSorted((a, b) => Number(a['due_at']) - Number(b['due_at']));
	return sorted.flatMap(({ id, host, job }) => {
		const parsed = HubJob.safeParse(parseJson(String(job)));
		if (parsed.success) return [{ id: String(id), host: String(host), job: parsed.data }];
		report(new TypeError(`Cannot do a job of the hub: "${String(id)}" is not one`));
		run('DELETE FROM jobs WHERE id = ?', String(id));
		return [];
	});
}

/** When the next job of a lane is due that nobody has taken. */
export function nextDueTime({ get }: Transaction, lane: LaneName): number | undefined {
	const sql = 'SELECT min(due_at) AS due_at FROM jobs WHERE taken = 0 AND lane = ?';
	const dueAt = get(sql, lane)?.['due_at'];
	return typeof dueAt === 'number' ? dueAt : undefined;
}

/** Replaces a job by what follows from it. */
export function replaceJob(
	transaction: Transaction,
	id: string,
	next: readonly QueuedJob[],
	now: number,
): void {
	transaction.run('DELETE FROM jobs WHERE id = ?', id);
	insertJobs(transaction, next, now);
}

/** Puts a job back, to come again then. */
export function postponeJob({ run }: Transaction, id: string, dueAt: number): void {
	run('UPDATE jobs SET taken = 0, due_at = ? WHERE id = ?', Math.ceil(dueAt), id);
}

/** Puts back what a process had at hand when it ended. */
export function putBackAll({ run }: Transaction): void {
	run('UPDATE jobs SET taken = 0 WHERE taken = 1');
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
