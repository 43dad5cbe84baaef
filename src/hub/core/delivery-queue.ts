import * as z from 'zod';
import { TopicPath } from './topic.ts';

const attempt = z.int().min(1);
const publication = z.int().min(1);
/** Scheme, host and port of the callback. */
const host = z.string();

/** A unit of the hub's work. Holds no secrets; stored records are read again when it runs. */
export const HubJob = z.discriminatedUnion('kind', [
	/** Ask a callback to confirm a pending request. */
	z.strictObject({ kind: z.literal('verify'), request: z.string(), host, attempt }),
	/** Queue the deliveries of a publication, one page of a range of subscriptions at a time. */
	z.strictObject({
		kind: z.literal('fan-out'),
		topic: TopicPath,
		publication,
		after: z.string(),
		before: z.string().optional(),
	}),
	z.strictObject({
		kind: z.literal('deliver'),
		subscription: z.string(),
		topic: TopicPath,
		publication,
		/** ETag and time of that publication, the latter in milliseconds since 1970. */
		etag: z.string(),
		publishedAt: z.int(),
		host,
		attempt,
		/** Random id; set if the subscriber requested the publication again. */
		replay: z.string().optional(),
		/** Delivery id, if it differs from that of the publication. */
		delivery: z.string().optional(),
	}),
	/** Tell a callback that its subscription has ended (WebSub §5.2). */
	z.strictObject({
		kind: z.literal('deny'),
		subscription: z.string(),
		/** Sequence of the ended subscription; makes the job id unique. */
		sequence: z.int(),
		/** The request that was refused for lack of room. It stays pending until this job runs. */
		request: z.string().optional(),
		callback: z.string(),
		topicUrl: z.string(),
		reason: z.string(),
		host,
		attempt,
	}),
]);
export type HubJob = z.output<typeof HubJob>;

export interface QueuedJob {
	/** Equal for equal work, so that queues can drop duplicates. */
	readonly id: string;
	readonly job: HubJob;
	readonly delaySeconds: number;
}

/** Result of a job: it is finished and has follow-up jobs, or it runs again later. */
export type JobOutcome =
	{ readonly next: readonly QueuedJob[] } | { readonly retryInSeconds: number };

/** Finished, without follow-up jobs. */
export const DONE: JobOutcome = { next: [] };

/**
 * Runs a job. If it throws, the queue retries the job later. A delivery calls `onAnswer` when its
 * request has ended, so that other jobs can start while its result is stored.
 */
export type RunJob = (job: HubJob, onAnswer?: () => void) => Promise<JobOutcome>;

/**
 * Queue that runs each job at least once, after its delay, and again after a crash. A job is
 * removed only once its follow-up jobs are stored, so that a crash loses neither.
 */
export interface DeliveryQueue {
	/** Resolves once the jobs are stored durably. Throws `StoreUnavailableError` otherwise. */
	enqueue(jobs: readonly QueuedJob[]): Promise<void>;
	/** Counts the jobs that are due. Absent if the queue cannot tell. */
	readonly readBacklog?: () => Promise<Backlog>;
	/** Counts the workers that run jobs at the same time. Absent if the hub's policy states it. */
	readonly countWorkers?: () => Promise<number>;
}

/** A queue with workers in this process. */
export interface WorkingQueue extends DeliveryQueue {
	/** Starts running jobs, including those from an earlier process. */
	start(run: RunJob): void;
	/** Starts no more jobs, and waits for running ones to end. */
	stop(): Promise<void>;
}

export interface Backlog {
	/** Jobs whose delay has passed. */
	readonly due: number;
	/** How long the oldest job has been due; 0 if none is due. */
	readonly oldestSeconds: number;
}

/** Wraps a job for the queue, with an id derived from its work. */
export function queueJob(job: HubJob, delaySeconds = 0): QueuedJob {
	return { id: jobId(job), job, delaySeconds };
}

function jobId(job: HubJob): string {
	switch (job.kind) {
		case 'verify':
			return `verify:${job.request}:${job.attempt}`;
		case 'fan-out':
			return `fan-out:${job.topic}:${job.publication}:${job.after}:${job.before ?? ''}`;
		case 'deliver':
			return `deliver:${job.subscription}:${job.publication}:${job.attempt}:${job.replay ?? ''}`;
		case 'deny':
			return `deny:${job.subscription}:${job.sequence}:${job.attempt}`;
	}
}
