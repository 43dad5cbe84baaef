import { queueJob, type HubJob, type QueuedJob, type RunJob } from '../../core/delivery-queue.ts';
import { createLane, type LaneLimits } from '../lane.ts';
import { hostIn } from './job-message.ts';

export interface BatchOptions extends LaneLimits {
	readonly run: RunJob;
	/** True from the moment on that no further job may begin. */
	readonly isOver: () => boolean;
	/** Hears of jobs that failed. */
	readonly report: (error: unknown) => void;
}

/** What became of the jobs of a message. */
export interface BatchResult {
	/** What follows from those that ended. */
	readonly followers: readonly QueuedJob[];
	/** Those that asked to come again, and when. */
	readonly again: readonly QueuedJob[];
	readonly failed: readonly HubJob[];
	/** Those that did not begin. */
	readonly left: readonly HubJob[];
}

/**
 * Does jobs as far as there is time, so many at once and so many for one host; those for a host that
 * has no room are passed over meanwhile.
 */
export async function runBatch(
	jobs: readonly HubJob[],
	{ run, isOver, report, ...limits }: BatchOptions,
): Promise<BatchResult> {
	const lane = createLane(limits);
	const running = new Set<Promise<void>>();
	const [followers, again]: [QueuedJob[], QueuedJob[]] = [[], []];
	const failed: HubJob[] = [];

	async function work(job: HubJob): Promise<void> {
		try {
			const outcome = await run(job);
			if ('next' in outcome) followers.push(...outcome.next);
			else again.push(queueJob(job, outcome.againInSeconds));
		} catch (error) {
			report(error);
			failed.push(job);
		}
	}

	function begin(job: HubJob): boolean {
		const place = { id: queueJob(job).id, host: hostIn(job), job };
		if (!lane.enter(place)) return false;
		const working = work(job).finally(() => {
			lane.leave(place);
			running.delete(working);
		});
		running.add(working);
		return true;
	}

	for (let waiting = [...jobs]; ;) {
		if (!isOver()) waiting = waiting.filter((job) => !begin(job));
		if (running.size === 0) return { followers, again, failed, left: waiting };
		await Promise.race(running);
	}
}
