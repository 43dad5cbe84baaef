import { queueJob, type QueuedJob, type RunJob } from '../../core/delivery-queue.ts';
import type { LaneLimits } from '../lane.ts';
import { parseJson } from '../../../platform/parse-json.ts';
import { messageSpan } from '../../../platform/tracing/hub-spans.ts';
import { inChildSpan } from '../../../platform/tracing/tracer.ts';
import type { HostPace } from '../host-pace.ts';
import { JobMessage, toMessages } from './job-message.ts';
import type { QueueAccess } from '../../../platform/environment.ts';
import { createQueueClients } from './queue-client.ts';
import { runBatch } from './run-batch.ts';

export interface VercelQueueOptions extends QueueAccess, LaneLimits {
	readonly pace: HostPace;
	/** Receives the errors of jobs, of unreadable messages and of the queues. */
	readonly report: (error: unknown) => void;
}

/** Time for starting jobs. The rest of the function's 300 seconds lets running jobs finish. */
const BUDGET_MILLISECONDS = 240_000;
/** Extended every 24 seconds while the function runs. After a crash, redelivery takes this long. */
const VISIBILITY_SECONDS = 120;
const FAILED_RETRY_SECONDS = 5;
const MAX_FAILED_AGAIN_SECONDS = 300;
const REDELIVERY_SECONDS = 5;
/** Delay of the jobs that are left for a slow host. */
const SLOW_SECONDS = 10;
/** How many times to read an invalid message, which may have been cut off in transit. */
const READS_ALLOWED = 3;

/** Creates a queue in Vercel Queues, which stores the jobs and calls a function with each message. */
export function createVercelQueue(options: VercelQueueOptions) {
	const { region, local, concurrency, concurrencyPerHost, pace, report } = options;
	const clients = createQueueClients({ region, local });

	async function work(text: string, messageId: string, run: RunJob): Promise<void> {
		const { jobs, failures, waitSeconds } = readMessage(text, messageId);
		const queueAgain = (again: readonly QueuedJob[], failedBefore = failures) =>
			toMessages(again, { messageId, failures: failedBefore });
		if (waitSeconds > 0) {
			return clients.sendAll(queueAgain(jobs.map((job) => queueJob(job, waitSeconds))));
		}

		const end = Date.now() + BUDGET_MILLISECONDS;
		const isOver = () => Date.now() >= end;
		const batch = { run, pace, isOver, report, concurrency, concurrencyPerHost };
		const { followers, again, failed, left, slow } = await runBatch(jobs, batch);
		const pause = Math.min(FAILED_RETRY_SECONDS * 2 ** failures, MAX_FAILED_AGAIN_SECONDS);
		await clients.sendAll([
			...toMessages(followers),
			...queueAgain(again, 0),
			...queueAgain(
				failed.map((job) => queueJob(job, pause)),
				failures + 1,
			),
			...queueAgain(left.map((job) => queueJob(job))),
			...queueAgain(slow.map((job) => queueJob(job, SLOW_SECONDS))),
		]);
	}

	return {
		enqueue: (jobs: readonly QueuedJob[]) => clients.sendAll(toMessages(jobs)),
		/**
		 * Handles a request from the platform that delivers a message. Follow-up jobs, and jobs to run
		 * again, are queued before the message is acknowledged.
		 */
		consume(request: Request, run: RunJob): Promise<Response> {
			const answer = clients.handleCallback<string>(
				(text, { messageId, topicName }) =>
					inChildSpan(messageSpan('vercel_queues', topicName), () => work(text, messageId, run)),
				{
					visibilityTimeoutSeconds: VISIBILITY_SECONDS,
					retry(error, { deliveryCount }) {
						report(error);
						const isHopeless = error instanceof UnreadableMessageError;
						return isHopeless && deliveryCount >= READS_ALLOWED
							? { acknowledge: true }
							: { afterSeconds: REDELIVERY_SECONDS };
					},
				},
			);
			return answer(request);
		},
	};
}

/** A message that is incomplete or not from this hub. */
class UnreadableMessageError extends TypeError {
	override name = 'UnreadableMessageError';
}

function readMessage(text: string, messageId: string): JobMessage {
	const message = JobMessage.safeParse(parseJson(text));
	if (message.success) return message.data;
	const places = message.error.issues.map(({ path }) => path.join('.') || 'all of it').join(', ');
	throw new UnreadableMessageError(`Cannot read message "${messageId}": ${places} is not valid`);
}
