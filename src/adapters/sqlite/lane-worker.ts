import type { HubDatabase } from './hub-database.ts';
import { findDueJobs, nextDueTime } from './job-table.ts';
import { createLane, type LaneLimits, type LaneName, type TableJob } from './lane.ts';

/** Does the jobs of one lane, as their time comes and as there is room. */
export interface LaneWorker {
	/** Has it look at the table: there may be work. */
	wake(): void;
	stop(): Promise<void>;
}

export interface LaneWorkerOptions {
	readonly name: LaneName;
	readonly limits: LaneLimits;
	readonly database: HubDatabase;
	readonly now: () => number;
	/** Does a job, and writes down what it came to. Never fails. */
	readonly work: (job: TableJob) => Promise<void>;
	readonly report: (error: unknown) => void;
}

const TROUBLE_MILLISECONDS = 1000;
/** Timers of Node are not for long, and a clock may be set meanwhile. */
const MAX_SLEEP_MILLISECONDS = 30_000;

export function createLaneWorker(options: LaneWorkerOptions): LaneWorker {
	const { name, limits, database, now, work, report } = options;
	const lane = createLane(limits);
	const underWay = new Set<Promise<void>>();
	let timer: NodeJS.Timeout | undefined;
	let [isLooking, mustLookAgain, isStopped] = [false, false, false];

	/** Only one look at a time; a wake-up meanwhile makes for another one. */
	async function look(): Promise<void> {
		if (isStopped) return;
		mustLookAgain = isLooking;
		if (isLooking) return;
		isLooking = true;
		try {
			do {
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
		if (lane.room === 0) return;
		const at = now();
		const { jobs, dueAt } = await database.transact((transaction) => ({
			jobs: findDueJobs(transaction, name, lane, at, report),
			dueAt: nextDueTime(transaction, name, at),
		}));
		if (isStopped) return;
		if (dueAt !== undefined) sleep(dueAt - now());
		const started = jobs.filter((job) => lane.enter(job));
		started.forEach(start);
		// Those that had to stay out make their hosts full, so that others are found in their place.
		if (started.length > 0 && lane.room > 0) mustLookAgain = true;
	}

	function start(job: TableJob): void {
		const running = work(job).finally(() => {
			lane.leave(job);
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
