import { DelayedError, Queue, WaitingError, Worker, type Job } from 'bullmq';
import {
	HubJob,
	type JobOutcome,
	type QueuedJob,
	type RunJob,
	type WorkingQueue,
} from '../../core/delivery-queue.ts';
import type { HostPace } from '../host-pace.ts';
import { hostIn, LANE_NAMES, laneOf, type LaneLimits, type LaneName } from '../lane.ts';
import { inTime, openAnother, type RedisConnection } from '../../stores/redis/redis-connection.ts';
import { StoreUnavailableError } from '../../core/subscription-store.ts';
import { createKeyNames } from '../../stores/kv/key-names.ts';
import type { Replication } from '../../stores/redis/replication.ts';
import { createAdmission } from './admission.ts';

export interface RedisQueueOptions {
	readonly connection: RedisConnection;
	readonly replication: Replication;
	/** Separates the hubs of one database; the hash tag of all keys. */
	readonly tag: string;
	/** Id of this process. */
	readonly process: string;
	/** Limits of this process. */
	readonly lanes: Readonly<Record<LaneName, LaneLimits>>;
	readonly pace: HostPace;
	/** Receives errors from jobs and from Redis. */
	readonly report: (error: unknown) => void;
}

/** Jobs that a worker takes, as a multiple of those that run: the others wait for room. */
const TAKEN_PER_RUNNING = 4;
/** After a crash, another process gets the jobs once their locks have expired. */
const LOCK_MILLISECONDS = 15_000;
const STALLED_CHECK_MILLISECONDS = 5000;
/** A job survives any number of crashes and failures. */
const ANY_NUMBER = 1e9;
const FAILED_RETRY_SECONDS = 5;
/** Delay for jobs whose host is slow or has enough jobs waiting. */
const LATER_SECONDS = 1;
/** How often a process reports that it is running, and how many reports it may miss. */
const PRESENCE_MILLISECONDS = 10_000;
const MISSED_REPORTS = 3;
/** Events that BullMQ keeps per queue. Nothing reads them. */
const EVENTS = 100;

/**
 * A queue in Redis, by BullMQ, with workers in this process. Other processes have workers on the same
 * queue. Each lane is a queue of its own.
 */
export function createRedisQueue(options: RedisQueueOptions): WorkingQueue {
	const { connection, replication, tag, lanes, pace, report } = options;
	const prefix = `{${tag}}:jobs`;
	const { processes } = createKeyNames(tag);
	// Commands contain secrets, and ids of jobs give access to status pages.
	const reportRedis = ({ message }: Error) =>
		report(new StoreUnavailableError(`Cannot use Redis: ${message.replaceAll(/\S*~\S*/g, '…')}`));
	const queues = new Map(
		LANE_NAMES.map((name) => {
			const streams = { events: { maxLen: EVENTS } };
			const queue = new Queue<HubJob>(name, { connection, prefix, streams });
			queue.on('error', reportRedis);
			return [name, queue];
		}),
	);
	const admissions = new Map(
		LANE_NAMES.map((name) => [name, createAdmission(lanes[name], pace)] as const),
	);
	const workers: Worker<HubJob>[] = [];
	const workerConnections: RedisConnection[] = [];
	let isStopping = false;
	let presence: NodeJS.Timeout | undefined;

	/** Tells other processes that this one runs jobs. */
	async function showPresence(): Promise<void> {
		const now = Date.now();
		const gone = now - MISSED_REPORTS * PRESENCE_MILLISECONDS;
		await inTime(
			connection
				.pipeline()
				.zadd(processes, now, options.process)
				.zremrangebyscore(processes, 0, gone)
				.exec(),
		).catch(report);
		// So that a change is not refused for a failover of hours ago.
		await replication.start().catch(report);
	}

	async function add(jobs: readonly QueuedJob[]): Promise<void> {
		const groups = Map.groupBy(jobs, ({ job }) => laneOf(job));
		for (const [name, group] of groups) {
			await queues.get(name)?.addBulk(
				group.map(({ id, job, delaySeconds }) => ({
					name: job.kind,
					data: job,
					opts: {
						jobId: toJobId(id),
						delay: Math.ceil(delaySeconds * 1000),
						removeOnComplete: true,
						// If an outcome cannot be stored, the job runs again. It is retried forever.
						attempts: ANY_NUMBER,
						backoff: { type: 'fixed', delay: FAILED_RETRY_SECONDS * 1000 },
					},
				})),
			);
		}
	}

	/** Runs a job, and stores its outcome. BullMQ removes it after that. */
	async function runJob(name: LaneName, job: Job<HubJob>, token: string, run: RunJob) {
		const parsed = HubJob.safeParse(job.data);
		if (!parsed.success) {
			// No id in the message: a verification's id opens its status page.
			report(new TypeError(`Cannot run a "${name}" job: its data is invalid`));
			return;
		}
		const admission = admissions.get(name);
		// Not the job's id: if its lock expired, it may be here twice.
		const place = { id: token, host: hostIn(parsed.data) };
		const entry = await admission?.enter(place);
		if (entry === 'later') return postpone(job, token, LATER_SECONDS);
		if (entry === 'closed') return giveBack(job, token);
		const outcome = await run(parsed.data)
			.catch((error: unknown): JobOutcome => {
				if (!isStopping) report(error);
				return { retryInSeconds: FAILED_RETRY_SECONDS };
			})
			.finally(() => admission?.leave(place));
		// Jobs that the shutdown aborted go to another process.
		if (isStopping && 'retryInSeconds' in outcome) return giveBack(job, token);
		if ('retryInSeconds' in outcome) return postpone(job, token, outcome.retryInSeconds);
		await add(outcome.next);
	}

	return {
		enqueue: (jobs) => replication.confirm(() => inTime(add(jobs))),
		async readBacklog() {
			const now = Date.now();
			const counts = await inTime(
				Promise.all([...queues.values()].map((queue) => queue.getWaitingCount())),
			);
			const oldest = await inTime(
				Promise.all([...queues.values()].map((queue) => queue.getWaiting(0, 0))),
			);
			const since = oldest.flat().map(({ timestamp, opts }) => timestamp + (opts.delay ?? 0));
			const held = [...admissions.values()].map(({ waiting }) => waiting);
			return {
				due: [...counts, ...held].reduce((sum, count) => sum + count, 0),
				oldestSeconds: Math.max(0, now - Math.min(now, ...since)) / 1000,
			};
		},
		countWorkers: async () => Math.max(1, await inTime(connection.zcard(processes))),
		start(run) {
			void showPresence();
			presence = setInterval(() => void showPresence(), PRESENCE_MILLISECONDS).unref();
			for (const name of LANE_NAMES) {
				// Workers wait for a server that is away.
				const own = openAnother(connection, report, { maxRetriesPerRequest: null });
				workerConnections.push(own);
				const worker = new Worker<HubJob>(
					name,
					(job, token = '') => runJob(name, job, token, run),
					{
						connection: own,
						prefix,
						concurrency: lanes[name].concurrency * TAKEN_PER_RUNNING,
						lockDuration: LOCK_MILLISECONDS,
						stalledInterval: STALLED_CHECK_MILLISECONDS,
						maxStalledCount: ANY_NUMBER,
						removeOnComplete: { count: 0 },
					},
				);
				worker.on('error', reportRedis);
				workers.push(worker);
			}
		},
		async stop() {
			isStopping = true;
			clearInterval(presence);
			for (const admission of admissions.values()) admission.close();
			const absent = inTime(connection.zrem(processes, options.process)).catch(report);
			await Promise.all([absent, ...workers.map((worker) => worker.close())]);
			await Promise.all([...queues.values()].map((queue) => queue.close()));
			for (const own of workerConnections) own.disconnect();
		},
	};
}

/** Moves a job that this process has taken to the delayed ones. */
async function postpone(job: Job, token: string, seconds: number): Promise<never> {
	await job.moveToDelayed(Date.now() + Math.ceil(seconds * 1000), token);
	throw new DelayedError();
}

/** Lets another process take the job at once. */
async function giveBack(job: Job, token: string): Promise<never> {
	await job.moveToWait(token);
	throw new WaitingError();
}

/** Ids of BullMQ may not contain colons. Ours contain no tildes. */
function toJobId(id: string): string {
	return id.replaceAll(':', '~');
}
