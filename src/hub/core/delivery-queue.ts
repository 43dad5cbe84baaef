import * as z from 'zod';
import { TOPIC_PATHS } from '../../endpoints/http/urls.ts';

const Topic = z.enum(TOPIC_PATHS);
const attempt = z.int().min(1);
const publication = z.int().min(1);
/** Scheme, host and port of the callback. */
const host = z.string();

/** A piece of the hub's work. It names records and holds no secret; what they say decides. */
export const HubJob = z.discriminatedUnion('kind', [
	/** Ask the callback of a pending request to confirm it. */
	z.strictObject({ kind: z.literal('verify'), request: z.string(), host, attempt }),
	/** Queue the deliveries of a publication, a page of a range of subscriptions at a time. */
	z.strictObject({
		kind: z.literal('fan-out'),
		topic: Topic,
		publication,
		after: z.string(),
		before: z.string().optional(),
	}),
	z.strictObject({
		kind: z.literal('deliver'),
		subscription: z.string(),
		topic: Topic,
		publication,
		/** Of that publication: its bytes, and when it was made, in milliseconds since 1970. */
		etag: z.string(),
		publishedAt: z.int(),
		host,
		attempt,
		/** Random, where the subscriber asked for the publication once more. */
		replay: z.string().optional(),
	}),
	/** Tell a callback that its subscription has ended (WebSub §5.2). */
	z.strictObject({
		kind: z.literal('deny'),
		subscription: z.string(),
		/** Of the subscription that ended; a later one for the pair makes the notice void. */
		sequence: z.int(),
		/** The request that found no room, which waits until its callback is told. */
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
	/** Equal for equal work: a queue that knows it already does not take it twice. */
	readonly id: string;
	readonly job: HubJob;
	readonly delaySeconds: number;
}

/** What becomes of a job that ran: it ends and makes way for others, or it comes again. */
export type JobOutcome =
	{ readonly next: readonly QueuedJob[] } | { readonly againInSeconds: number };

/** Nothing follows. */
export const DONE: JobOutcome = { next: [] };

/** Does a job. When it throws, the queue offers the job again later. */
export type RunJob = (job: HubJob) => Promise<JobOutcome>;

/**
 * Where work waits. A job runs at least once, not before its delay, and again after a crash. It ends
 * when what follows from it waits in its place, and not before: a crash loses neither, and may at
 * most have a job that ran run again.
 */
export interface DeliveryQueue {
	/** Durable when the promise resolves. Throws `StoreUnavailableError` if it cannot be. */
	enqueue(jobs: readonly QueuedJob[]): Promise<void>;
	/** What waits for its turn. Not every queue can tell. */
	readonly readBacklog?: () => Promise<Backlog>;
}

export interface Backlog {
	/** Jobs whose delay has passed. */
	readonly due: number;
	/** How long the first of them has been due; 0 without one. */
	readonly oldestSeconds: number;
}

/** Names a job by the work it stands for. */
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
