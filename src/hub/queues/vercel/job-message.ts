import { createHash } from 'node:crypto';
import * as z from 'zod';
import { HubJob, type QueuedJob } from '../../core/delivery-queue.ts';

/**
 * Where messages go. Deliveries, which may be many and slow, are bounded by `maxConcurrency` in
 * vercel.json; questions to a new subscriber and pages of a fan-out never wait behind them.
 */
export const TOPICS = { deliveries: 'websub', prompt: 'websub-prompt' } as const;
export type Topic = (typeof TOPICS)[keyof typeof TOPICS];

/**
 * A page of a fan-out is five messages. If all of one are for a host that hangs, two at a time and
 * twelve seconds each, it takes 240 seconds of the 300 that a function may run.
 */
export const JOBS_PER_MESSAGE = 40;

/** As long as every plan of the platform keeps a message, the time of its delay included. */
export const RETENTION_SECONDS = 86_400;
/** Leaves half a day for calls that fail. */
export const MAX_DELAY_SECONDS = 43_200;

/** What a message carries: jobs that began to wait together. */
export const JobMessage = z.strictObject({
	jobs: z.array(HubJob).min(1),
	/** How often in a row the jobs have failed by a mistake or an outage of ours. */
	failures: z.int().min(0),
	/** What is left of a delay that is longer than a message can have. */
	waitSeconds: z.int().min(0),
});
export type JobMessage = z.output<typeof JobMessage>;

/** A message to be sent. */
export interface OutgoingMessage {
	readonly topic: Topic;
	readonly body: JobMessage;
	readonly delaySeconds: number;
	/** Equal for equal jobs of one origin: the platform takes it once in 24 hours. */
	readonly idempotencyKey: string;
}

export interface MessageOrigin {
	/** The message whose jobs come again; without one, the jobs alone make the key. */
	readonly messageId?: string;
	readonly failures?: number;
}

/** Delays are rounded up to a tenth of themselves, so that retries share messages. */
const DELAY_STEPS = 10;

/**
 * Puts jobs into messages: deliveries by delay, those for one host side by side, and every other job
 * alone. No job comes before its delay.
 */
export function toMessages(
	jobs: readonly QueuedJob[],
	{ messageId = '', failures = 0 }: MessageOrigin = {},
): OutgoingMessage[] {
	const different = [...Map.groupBy(jobs, ({ id }) => id).values()].flatMap(([one]) => one ?? []);
	const groups = Map.groupBy(different, groupOf);
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

/** The jobs of one host take turns; a fan-out concerns none. */
export function hostIn(job: HubJob): string {
	return 'host' in job ? job.host : '';
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
