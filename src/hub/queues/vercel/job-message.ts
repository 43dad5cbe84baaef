import { createHash } from 'node:crypto';
import * as z from 'zod';
import { HubJob, type QueuedJob } from '../../core/delivery-queue.ts';
import { hostIn } from '../lane.ts';

/**
 * Queue topics of messages. `maxConcurrency` in vercel.json limits deliveries, because there
 * may be many. Verifications and fan-out never wait behind them.
 */
export const TOPICS = { deliveries: 'websub', prompt: 'websub-prompt' } as const;
export type Topic = (typeof TOPICS)[keyof typeof TOPICS];

/** Maximum number of jobs: a page of a fan-out makes five messages. */
export const JOBS_PER_MESSAGE = 40;

/** Every Vercel plan stores messages for this long, including their delay. */
export const RETENTION_SECONDS = 86_400;
/** Leaves half a day for failed attempts. */
export const MAX_DELAY_SECONDS = 43_200;

/** Content of a message: jobs that were queued together. */
export const JobMessage = z.strictObject({
	jobs: z.array(HubJob).min(1),
	/** How many times in a row the jobs failed because of our own bugs or outages. */
	failures: z.int().min(0),
	/** Remainder of a delay that is too long for one message. */
	waitSeconds: z.int().min(0),
});
export type JobMessage = z.output<typeof JobMessage>;

/** A message to send. */
export interface OutgoingMessage {
	readonly topic: Topic;
	readonly body: JobMessage;
	readonly delaySeconds: number;
	/** Equal for equal jobs of one origin; the platform drops duplicates for 24 hours. */
	readonly idempotencyKey: string;
}

export interface MessageOrigin {
	/** Id of the message whose jobs run again; part of the idempotency key. */
	readonly messageId?: string;
	readonly failures?: number;
}

/** Delays are rounded up in steps of about a tenth, so that retries share messages. */
const DELAY_STEPS = 10;

/**
 * Groups jobs into messages: deliveries and denials by delay, sorted by host, and each other job
 * separately. No job runs before its delay.
 */
export function toMessages(
	jobs: readonly QueuedJob[],
	{ messageId = '', failures = 0 }: MessageOrigin = {},
): OutgoingMessage[] {
	const distinct = [...Map.groupBy(jobs, ({ id }) => id).values()].flatMap(([one]) => one ?? []);
	const groups = Map.groupBy(distinct, groupOf);
	return [...groups.values()].flatMap((group) =>
		chunksOf(group.toSorted(byHost)).map((chunk): OutgoingMessage => {
			const delay = wholeDelay(chunk[0]);
			const delaySeconds = Math.min(delay, MAX_DELAY_SECONDS);
			return {
				topic: topicOf(chunk[0].job),
				body: {
					jobs: chunk.map(({ job }) => job),
					failures,
					waitSeconds: delay - delaySeconds,
				},
				delaySeconds,
				idempotencyKey: keyOf([messageId, ...chunk.map(({ id }) => id)]),
			};
		}),
	);
}

function topicOf({ kind }: HubJob): Topic {
	return kind === 'deliver' || kind === 'deny' ? TOPICS.deliveries : TOPICS.prompt;
}

function groupOf(queued: QueuedJob): string {
	return topicOf(queued.job) === TOPICS.prompt ? queued.id : String(wholeDelay(queued));
}

function wholeDelay({ delaySeconds }: QueuedJob): number {
	const step = Math.max(1, Math.floor(delaySeconds / DELAY_STEPS));
	return Math.ceil(delaySeconds / step) * step;
}

function byHost(a: QueuedJob, b: QueuedJob): number {
	const [left, right] = [hostIn(a.job), hostIn(b.job)];
	if (left === right) return 0;
	return left < right ? -1 : 1;
}

function chunksOf(group: readonly QueuedJob[]): [QueuedJob, ...QueuedJob[]][] {
	const chunks: [QueuedJob, ...QueuedJob[]][] = [];
	for (let start = 0; start < group.length; start += JOBS_PER_MESSAGE) {
		const [first, ...rest] = group.slice(start, start + JOBS_PER_MESSAGE);
		if (first) chunks.push([first, ...rest]);
	}
	return chunks;
}

function keyOf(parts: readonly string[]): string {
	return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
