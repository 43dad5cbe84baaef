import { queueJob, type HubJob, type QueuedJob, type RunJob } from '../../core/delivery-queue.ts';
import { createLane, type LaneLimits } from '../lane.ts';
import { hostIn } from './job-message.ts';

export interface BatchOptions extends LaneLimits {
	readonly run: RunJob;
	/** Whether time is up, so that no further job may start. */
	readonly isOver: () => boolean;
	/** Receives the errors of failed jobs. */
	readonly report: (error: unknown) => void;
}

/**
 * Runs jobs until time is up, within the total and per-host limits. Jobs for a host at its limit
 * wait while others run. Returns the follow-up jobs, the jobs to run again with their delays, those
 * that failed, and those that did not start.
 */
export async function runBatch(
	jobs: readonly HubJob[],
	{ run, isOver, report, ...limits }: BatchOptions,
) {
	const lane = createLane(limits);
	const running = new Set<Promise<void>>();
	const [followers, again]: [QueuedJob[], QueuedJob[]] = [[], []];
	const failed: HubJob[] = [];

	async function work(job: HubJob): Promise<void> {
		try {
			const outcome = await run(job);
			if ('next' in outcome) followers.push(...outcome.next);
			else again.push(queueJob(job, outcome.retryInSeconds));
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
