import { setTimeout as delay } from 'node:timers/promises';
import type { DeliveryQueue, JobOutcome, QueuedJob, RunJob } from '../../websub/delivery-queue.ts';
import type { HubDatabase } from './hub-database.ts';
import { insertJobs, postponeJob, readBacklog, replaceJob } from './job-table.ts';
import { LANE_NAMES, type LaneLimits, type LaneName, type TableJob } from './lane.ts';
import { createLaneWorker, type LaneWorker } from './lane-worker.ts';

/** A queue in the hub's SQLite file, and what works on it in this process. */
export interface EmbeddedQueue extends DeliveryQueue {
	/** Begins to do the work that waits, what an earlier process left included. */
	start(run: RunJob): void;
	/** Takes up no more work, and waits for what is under way to end. */
	stop(): Promise<void>;
}

export interface EmbeddedQueueOptions {
	readonly database: HubDatabase;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly lanes: Readonly<Record<LaneName, LaneLimits>>;
	/** Hears of jobs that failed, and of a store that does not answer. */
	readonly report: (error: unknown) => void;
}

/** After a failure of our own, so that it is not met again at once. */
const FAILED_AGAIN_SECONDS = 5;
const TROUBLE_MILLISECONDS = 1000;

export function createEmbeddedQueue(options: EmbeddedQueueOptions): EmbeddedQueue {
	const { database, now, lanes, report } = options;
	let workers: LaneWorker[] = [];
	let isStopping = false;

	const wake = () => workers.forEach((worker) => worker.wake());

	async function work({ id, job }: TableJob, run: RunJob): Promise<void> {
		const outcome = await run(job).catch((error: unknown) => {
			if (!isStopping) report(error);
			return { againInSeconds: FAILED_AGAIN_SECONDS };
		});
		// What was cut off by the end of this process is for the next one.
		if (isStopping && 'againInSeconds' in outcome) return;
		await writeDown(id, outcome);
		wake();
	}

	/** However long the store takes to answer again: otherwise the job would run once more. */
	async function writeDown(id: string, outcome: JobOutcome): Promise<void> {
		for (;;) {
			try {
				return await database.transact((transaction) => {
					if ('next' in outcome) replaceJob(transaction, id, outcome.next, now());
					else postponeJob(transaction, id, now() + outcome.againInSeconds * 1000);
				});
			} catch (error) {
				if (isStopping) return;
				report(error);
				await delay(TROUBLE_MILLISECONDS);
			}
		}
	}

	return {
		async enqueue(jobs: readonly QueuedJob[]) {
			await database.transact((transaction) => insertJobs(transaction, jobs, now()));
			wake();
		},
		readBacklog: () => database.transact((transaction) => readBacklog(transaction, now())),
		start(run) {
			workers = LANE_NAMES.map((name) =>
				createLaneWorker({
					name,
					limits: lanes[name],
					database,
					now,
					report,
					work: (job) => work(job, run),
				}),
			);
			wake();
		},
		async stop() {
			isStopping = true;
			await Promise.all(workers.map((worker) => worker.stop()));
		},
	};
}
