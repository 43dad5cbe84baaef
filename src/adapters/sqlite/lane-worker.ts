import type { HubDatabase } from './hub-database.ts';
import { nextDueTime, takeJobs } from './job-table.ts';
import { createLane, type LaneLimits, type LaneName, type TakenJob } from './lane.ts';

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
	readonly work: (job: TakenJob) => Promise<void>;
	readonly report: (error: unknown) => void;
}

/** Enough to give every slot work, and few enough to hold in memory. */
const AT_HAND = 1000;
const TROUBLE_MILLISECONDS = 1000;
/** A clock that was set back must not keep work waiting for long. */
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
				await fill();
				if (!isStopped) startWhatFits();
			} while (mustLookAgain);
		} catch (error) {
			if (!isStopped) report(error);
			sleep(TROUBLE_MILLISECONDS);
		} finally {
			isLooking = false;
		}
	}

	async function fill(): Promise<void> {
		// Refilled before it runs dry, in portions worth a transaction.
		if (lane.waiting > AT_HAND / 2) return;
		const { jobs, dueAt } = await database.transact((transaction) => ({
			jobs: takeJobs(transaction, name, now(), AT_HAND - lane.waiting, report),
			dueAt: nextDueTime(transaction, name),
		}));
		lane.add(jobs);
		if (dueAt !== undefined) sleep(dueAt - now());
	}

	function startWhatFits(): void {
		for (let job = lane.next(); job !== undefined; job = lane.next()) {
			const current = job;
			const running = work(current).finally(() => {
				lane.giveBack(current);
				underWay.delete(running);
				void look();
			});
			underWay.add(running);
		}
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
