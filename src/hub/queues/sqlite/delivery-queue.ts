import { setTimeout as delay } from 'node:timers/promises';
import type { JobOutcome, QueuedJob, RunJob, WorkingQueue } from '../../core/delivery-queue.ts';
import type { HubDatabase } from '../../stores/sqlite/hub-database.ts';
import { insertJobs, postponeJob, readBacklog, replaceJob } from './job-table.ts';
import { LANE_NAMES, laneOf, type LaneLimits, type LaneName, type TableJob } from '../lane.ts';
import type { HostPace } from '../host-pace.ts';
import { createLaneWorker, type LaneWorker } from './lane-worker.ts';

export interface EmbeddedQueueOptions {
	readonly database: HubDatabase;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly lanes: Readonly<Record<LaneName, LaneLimits>>;
	readonly pace: HostPace;
	/** Longest delay of any job. */
	readonly longestWaitSeconds: number;
	/** Receives errors from jobs and from the store. */
	readonly report: (error: unknown) => void;
}

/** Delay after a job throws, so that it does not fail again at once. */
const FAILED_RETRY_SECONDS = 5;
const STORE_RETRY_MILLISECONDS = 1000;

/** A queue in the hub's SQLite file, with workers in this process. */
export function createEmbeddedQueue(options: EmbeddedQueueOptions): WorkingQueue {
	const { database, now, lanes, pace, longestWaitSeconds, report } = options;
	const workers = new Map<LaneName, LaneWorker>();
	let isStopping = false;

	/** Wakes the workers of the lanes of these jobs. */
	function wake(jobs: readonly QueuedJob[]): void {
		for (const name of new Set(jobs.map(({ job }) => laneOf(job)))) workers.get(name)?.wake();
	}

	async function work({ id, job }: TableJob, run: RunJob, done: () => void): Promise<void> {
		const outcome = await run(job, done).catch((error: unknown) => {
			if (!isStopping) report(error);
			return { retryInSeconds: FAILED_RETRY_SECONDS };
		});
		// Jobs that the shutdown aborted stay in the table for the next process.
		if (isStopping && 'retryInSeconds' in outcome) return;
		done();
		await storeOutcome(id, outcome);
		if ('next' in outcome) wake(outcome.next);
	}

	/** Writes the outcome, retrying until the store responds: otherwise the job would run again. */
	async function storeOutcome(id: string, outcome: JobOutcome): Promise<void> {
		// No need to wait for the disk: at worst, the job runs again after a power failure.
		const withoutDisk = { awaitsDisk: false };
		for (;;) {
			try {
				return await database.transact((transaction) => {
					if ('next' in outcome) replaceJob(transaction, id, outcome.next, now());
					else postponeJob(transaction, id, now() + outcome.retryInSeconds * 1000);
				}, withoutDisk);
			} catch (error) {
				if (isStopping) return;
				report(error);
				await delay(STORE_RETRY_MILLISECONDS);
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
					pace,
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
