import { setImmediate as soon } from 'node:timers/promises';
import type { HubDatabase } from '../../stores/sqlite/hub-database.ts';
import { bringForward, findDueJobs, nextDueTime, removeJobs } from './job-table.ts';
import { createLane, type LaneLimits, type LaneName, type TableJob } from '../lane.ts';

/** Does the jobs of one lane, as their time comes and as there is room. */
export interface LaneWorker {
	/** Has it look at the table: there may be work. */
	wake(): void;
	stop(): Promise<void>;
}

export interface LaneWorkerOptions {
	readonly name: LaneName;
	readonly limits: LaneLimits;
	readonly longestWaitSeconds: number;
	readonly database: HubDatabase;
	readonly now: () => number;
	/** Does a job, says so, and writes down what it came to. Never fails. */
	readonly work: (job: TableJob, done: () => void) => Promise<void>;
	readonly report: (error: unknown) => void;
}

/** So many times what may run at once is read at a time: looking costs more than reading. */
const READ_AHEAD = 4;
const TROUBLE_MILLISECONDS = 1000;
/** Timers of Node are not for long, and a clock may be set meanwhile. */
const MAX_SLEEP_MILLISECONDS = 30_000;

export function createLaneWorker(options: LaneWorkerOptions): LaneWorker {
	const { name, limits, longestWaitSeconds, database, now, work, report } = options;
	const lane = createLane(limits);
	const underWay = new Set<Promise<void>>();
	/** Read, but not begun. */
	let waiting: TableJob[] = [];
	/** Done, but still in the table. */
	const ending = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	/** When it looked last; before its first look, a clock may have been anything. */
	let lookedAt = Infinity;
	let [isLooking, mustLookAgain, isStopped] = [false, false, false];

	/** Only one look at a time; a wake-up meanwhile makes for another one. */
	async function look(): Promise<void> {
		if (isStopped) return;
		startWaiting();
		mustLookAgain = isLooking;
		if (isLooking) return;
		isLooking = true;
		try {
			do {
				// Many jobs that end together make for one look.
				await soon();
				mustLookAgain = false;
				await startDueJobs();
			} while (mustLookAgain);
		} catch (error) {
			if (!isStopped) report(error);
			sleep(TROUBLE_MILLISECONDS);
		} finally {
			isLooking = false;
		}
	}

	async function startDueJobs(): Promise<void> {
		if (!hasRoom()) return;
		const at = now();
		if (at < lookedAt) await bringJobsForward(at);
		lookedAt = at;
		const limit = lane.room + limits.concurrency * READ_AHEAD;
		const known = [...lane.running, ...ending, ...waiting.map(({ id }) => id)];
		const { jobs, unreadable, dueAt } = await database.read((reading) => ({
			...findDueJobs(reading, { lane: name, known, fullHosts: lane.fullHosts, limit }, at),
			dueAt: nextDueTime(reading, name, at),
		}));
		if (unreadable.length > 0) await remove(unreadable);
		if (isStopped) return;
		if (dueAt !== undefined) sleep(dueAt - now());
		waiting.push(...jobs);
		startWaiting();
		// Those that had to stay out make their hosts full, so that others are found in their place.
		if (jobs.length > 0 && hasRoom()) mustLookAgain = true;
	}

	/** A clock that was set back far would have what waits wait for as long again. */
	async function bringJobsForward(at: number): Promise<void> {
		const latest = Math.ceil(at + longestWaitSeconds * 1000);
		await database.transact((transaction) => bringForward(transaction, name, latest));
	}

	/** What is done is written down sooner or later; meanwhile not too much more is done. */
	function hasRoom(): boolean {
		return lane.room > 0 && ending.size < limits.concurrency;
	}

	function startWaiting(): void {
		waiting = waiting.filter((job) => {
			if (!hasRoom() || !lane.enter(job)) return true;
			start(job);
			return false;
		});
	}

	async function remove(ids: readonly string[]): Promise<void> {
		// Not their names: that of a question is the address of a status.
		report(new TypeError(`Cannot do ${ids.length} of the jobs to ${name}: they cannot be read`));
		await database.transact((transaction) => removeJobs(transaction, ids));
		mustLookAgain = true;
	}

	function start(job: TableJob): void {
		const done = () => {
			if (ending.has(job.id)) return;
			ending.add(job.id);
			lane.leave(job);
			void look();
		};
		const running = work(job, done).finally(() => {
			done();
			ending.delete(job.id);
			underWay.delete(running);
			void look();
		});
		underWay.add(running);
	}

	function sleep(milliseconds: number): void {
		clearTimeout(timer);
		if (isStopped) return;
		const bounded = Math.min(Math.max(milliseconds, 0), MAX_SLEEP_MILLISECONDS);
		timer = setTimeout(() => void look(), bounded);
	}

	return {
		wake: () => void look(),
		async stop() {
			isStopped = true;
			clearTimeout(timer);
			await Promise.all(underWay);
		},
	};
}
