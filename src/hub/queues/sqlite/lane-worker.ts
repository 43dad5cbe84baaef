import { setImmediate as soon } from 'node:timers/promises';
import type { HubDatabase } from '../../stores/sqlite/hub-database.ts';
import type { Reading } from '../../stores/sqlite/transaction.ts';
import {
	bringForward,
	findDueJobOfEach,
	findDueJobs,
	nextDueTime,
	removeJobs,
	type FoundJobs,
} from './job-table.ts';
import type { HostPace } from '../host-pace.ts';
import { createLane, type LaneLimits, type LaneName, type TableJob } from '../lane.ts';

export type LaneWorker = ReturnType<typeof createLaneWorker>;

export interface LaneWorkerOptions {
	readonly name: LaneName;
	readonly limits: LaneLimits;
	readonly pace: HostPace;
	readonly longestWaitSeconds: number;
	readonly database: HubDatabase;
	readonly now: () => number;
	/** Runs a job, calls `done` when only its outcome is left to store, and stores it. Never rejects. */
	readonly work: (job: TableJob, done: () => void) => Promise<void>;
	readonly report: (error: unknown) => void;
}

/** Jobs to read ahead, as a multiple of the concurrency: a query costs more than a few rows. */
const READ_AHEAD = 4;
/** Jobs that may wait until their outcome is stored, as a multiple of the concurrency. */
const ENDING = 4;
const STORE_RETRY_MILLISECONDS = 1000;
/** Node's timers have a maximum delay, and the clock may be changed in the meantime. */
const MAX_SLEEP_MILLISECONDS = 30_000;

/** Runs the jobs of one lane when they are due and there is room. */
export function createLaneWorker(options: LaneWorkerOptions) {
	const { name, limits, pace, longestWaitSeconds, database, now, work, report } = options;
	const lane = createLane(limits, pace);
	const forgetPace = pace.onChange((host) => {
		lane.changePace(host);
		// They are still in the table, and wait there for the host's turn.
		waiting = waiting.filter((job) => job.host !== host);
		void check();
	});
	const underWay = new Set<Promise<void>>();
	/** Jobs read but not started. */
	let waiting: TableJob[] = [];
	/** Ids of jobs that are done but still in the table. */
	const ending = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	/**
	 * Time of the last check. `Infinity` at first, because the clock may have been set back before the
	 * process started.
	 */
	let checkedAt = Infinity;
	let [isChecking, mustCheckAgain, isStopped] = [false, false, false];

	/** Checks the table, one check at a time. A wake-up during a check leads to another one. */
	async function check(): Promise<void> {
		if (isStopped) return;
		startWaiting();
		mustCheckAgain = isChecking;
		if (isChecking) return;
		isChecking = true;
		try {
			do {
				// Jobs that end at the same time share one check.
				await soon();
				mustCheckAgain = false;
				await startDueJobs();
			} while (mustCheckAgain);
		} catch (error) {
			if (!isStopped) report(error);
			sleep(STORE_RETRY_MILLISECONDS);
		} finally {
			isChecking = false;
		}
	}

	async function startDueJobs(): Promise<void> {
		if (!hasRoom()) return;
		const at = now();
		if (at < checkedAt) await bringJobsForward(at);
		checkedAt = at;
		const { jobs, unreadable, dueAt } = await database.read((reading) => ({
			...findJobs(reading, at),
			dueAt: nextDueTime(reading, name, at),
		}));
		if (unreadable.length > 0) await remove(unreadable);
		if (isStopped) return;
		if (dueAt !== undefined) sleep(dueAt - now());
		waiting.push(...jobs);
		startWaiting();
		// The hosts of jobs that could not start are full now, so the next check skips them.
		if (jobs.length > 0 && hasRoom()) mustCheckAgain = true;
	}

	/** Finds jobs for which there is room, among those that are not known yet. */
	function findJobs(reading: Reading, at: number): FoundJobs {
		const known = [...lane.running, ...ending, ...waiting.map(({ id }) => id)];
		const { room, slowRoom, fullHosts, idleSlowHosts: hosts } = lane;
		const limit = room + limits.concurrency * READ_AHEAD;
		const found = [
			...(room > 0 ? [findDueJobs(reading, name, { known, fullHosts }, limit, at)] : []),
			...(slowRoom > 0 && hosts.length > 0
				? [findDueJobOfEach(reading, name, { known, hosts }, slowRoom, at)]
				: []),
		];
		return {
			jobs: found.flatMap(({ jobs }) => jobs),
			unreadable: found.flatMap(({ unreadable }) => unreadable),
		};
	}

	/** Shortens the waits after the clock was set back: jobs would otherwise wait that much longer. */
	async function bringJobsForward(at: number): Promise<void> {
		const latest = Math.ceil(at + longestWaitSeconds * 1000);
		await database.transact((transaction) => bringForward(transaction, name, latest));
	}

	/** Returns whether another job may start. Also limits the jobs whose outcome is not stored yet. */
	function hasRoom(): boolean {
		return ending.size < limits.concurrency * ENDING && lane.hasRoom;
	}

	function startWaiting(): void {
		let index = 0;
		for (let job = waiting[index]; job && hasRoom(); job = waiting[index]) {
			if (lane.enter(job)) {
				waiting.splice(index, 1);
				start(job);
			} else index += 1;
		}
	}

	async function remove(ids: readonly string[]): Promise<void> {
		// No ids in the message: those of verifications give access to status pages.
		report(new TypeError(`Cannot run ${ids.length} "${name}" jobs: they cannot be read`));
		await database.transact((transaction) => removeJobs(transaction, ids));
		mustCheckAgain = true;
	}

	function start(job: TableJob): void {
		const done = () => {
			if (ending.has(job.id)) return;
			ending.add(job.id);
			lane.leave(job);
			void check();
		};
		const running = work(job, done).finally(() => {
			done();
			ending.delete(job.id);
			underWay.delete(running);
			void check();
		});
		underWay.add(running);
	}

	function sleep(milliseconds: number): void {
		clearTimeout(timer);
		if (isStopped) return;
		const bounded = Math.min(Math.max(milliseconds, 0), MAX_SLEEP_MILLISECONDS);
		timer = setTimeout(() => void check(), bounded);
	}

	return {
		/** Checks the table for jobs. */
		wake: () => void check(),
		async stop(): Promise<void> {
			isStopped = true;
			forgetPace();
			clearTimeout(timer);
			await Promise.all(underWay);
		},
	};
}
