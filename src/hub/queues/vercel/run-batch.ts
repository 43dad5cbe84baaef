import { queueJob, type HubJob, type QueuedJob, type RunJob } from '../../core/delivery-queue.ts';
import type { HostPace } from '../host-pace.ts';
import { createLane, hostIn, type LaneLimits } from '../lane.ts';

export interface BatchOptions extends LaneLimits {
	readonly run: RunJob;
	readonly pace: HostPace;
	/** Whether time is up, so that no further job may start. */
	readonly isOver: () => boolean;
	/** Receives the errors of failed jobs. */
	readonly report: (error: unknown) => void;
}

/**
 * Runs jobs until time is up, within the limits of a lane. Jobs for a host at its limit wait while
 * others run. Returns the follow-up jobs, the jobs to run again with their delays, those that
 * failed, those that did not start, and those that are left because their hosts are slow: a slow host
 * gets one job, so that no other message waits for the rest.
 */
export async function runBatch(
	jobs: readonly HubJob[],
	{ run, pace, isOver, report, ...limits }: BatchOptions,
) {
	const lane = createLane(limits, pace);
	const running = new Set<Promise<void>>();
	const [followers, again]: [QueuedJob[], QueuedJob[]] = [[], []];
	const failed: HubJob[] = [];
	let roomMade = Promise.withResolvers<void>();
	const forgetPace = pace.onChange((host) => {
		lane.changePace(host);
		roomMade.resolve();
		roomMade = Promise.withResolvers();
	});

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

	const tried = new Set<string>();
	const isLeft = (job: HubJob) => pace.isSlow(hostIn(job)) && tried.has(hostIn(job));

	function begin(job: HubJob): boolean {
		const place = { id: queueJob(job).id, host: hostIn(job) };
		if (isLeft(job) || !lane.enter(place)) return false;
		tried.add(place.host);
		const working = work(job).finally(() => {
			lane.leave(place);
			running.delete(working);
		});
		running.add(working);
		return true;
	}

	try {
		for (let waiting = [...jobs]; ;) {
			if (!isOver()) waiting = waiting.filter((job) => !begin(job));
			if (running.size === 0) {
				const { slow = [], left = [] } = Object.groupBy(waiting, (job) =>
					isLeft(job) ? 'slow' : 'left',
				);
				return { followers, again, failed, left, slow };
			}
			await Promise.race([...running, roomMade.promise]);
		}
	} finally {
		forgetPace();
	}
}
