import { setTimeout as delay } from 'node:timers/promises';
import type { DeliveryQueue, JobOutcome, QueuedJob, RunJob } from '../../core/delivery-queue.ts';
import type { HubDatabase } from '../../stores/sqlite/hub-database.ts';
import { insertJobs, postponeJob, readBacklog, replaceJob } from './job-table.ts';
import { LANE_NAMES, laneOf, type LaneLimits, type LaneName, type TableJob } from '../lane.ts';
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
	/** No job is ever put off for longer. */
	readonly longestWaitSeconds: number;
	/** Hears of jobs that failed, and of a store that does not answer. */
	readonly report: (error: unknown) => void;
}

/** After a failure of our own, so that it is not met again at once. */
const FAILED_AGAIN_SECONDS = 5;
const TROUBLE_MILLISECONDS = 1000;

export function createEmbeddedQueue(options: EmbeddedQueueOptions): EmbeddedQueue {
	const { database, now, lanes, longestWaitSeconds, report } = options;
	const workers = new Map<LaneName, LaneWorker>();
	let isStopping = false;

	/** Has those look who have something to find. */
	function wake(jobs: readonly QueuedJob[]): void {
		for (const name of new Set(jobs.map(({ job }) => laneOf(job)))) workers.get(name)?.wake();
	}

	async function work({ id, job }: TableJob, run: RunJob, done: () => void): Promise<void> {
		const outcome = await run(job).catch((error: unknown) => {
			if (!isStopping) report(error);
			return { againInSeconds: FAILED_AGAIN_SECONDS };
		});
		// What was cut off by the end of this process is for the next one.
		if (isStopping && 'againInSeconds' in outcome) return;
		done();
		await writeDown(id, outcome);
		if ('next' in outcome) wake(outcome.next);
	}

	/** However long the store takes to answer again: otherwise the job would run once more. */
	async function writeDown(id: string, outcome: JobOutcome): Promise<void> {
		// Nobody waits for this one to be on disk: after a power cut, the job runs again in any case.
		const withoutDisk = { awaitsDisk: false };
		for (;;) {
			try {
				return await database.transact((transaction) => {
					if ('next' in outcome) replaceJob(transaction, id, outcome.next, now());
					else postponeJob(transaction, id, now() + outcome.againInSeconds * 1000);
				}, withoutDisk);
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
			wake(jobs);
		},
		readBacklog: () => database.read((reading) => readBacklog(reading, now())),
		start(run) {
			for (const name of LANE_NAMES) {
				const worker = createLaneWorker({
					name,
					limits: lanes[name],
					longestWaitSeconds,
					database,
					now,
					report,
					work: (job, done) => work(job, run, done),
				});
				workers.set(name, worker);
				worker.wake();
			}
		},
		async stop() {
			isStopping = true;
			await Promise.all([...workers.values()].map((worker) => worker.stop()));
		},
	};
}
