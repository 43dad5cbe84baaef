import type { HubJob } from '../../websub/delivery-queue.ts';

/** A job that this process has at hand. */
export interface TakenJob {
	readonly id: string;
	/** Jobs that concern one host take turns. */
	readonly host: string;
	readonly job: HubJob;
}

/**
 * Work of one kind, so that slow deliveries do not keep a new subscriber waiting. Callbacks that have
 * not answered a question are asked again apart from those that have not been asked yet.
 */
export const LANE_NAMES = ['ask', 'ask-again', 'fan-out', 'deliver'] as const;
export type LaneName = (typeof LANE_NAMES)[number];

export function laneOf(job: HubJob): LaneName {
	if (job.kind === 'verify') return job.attempt === 1 ? 'ask' : 'ask-again';
	return job.kind === 'deny' ? 'ask-again' : job.kind;
}

export interface LaneLimits {
	readonly concurrency: number;
	readonly concurrencyPerHost: number;
}

/** Jobs at hand, and how many of them may run. */
export interface Lane {
	/** Jobs that wait for room. */
	readonly waiting: number;
	add(jobs: readonly TakenJob[]): void;
	/** The next job that may run now; its room is taken until it is given back. */
	next(): TakenJob | undefined;
	giveBack(job: TakenJob): void;
}

/** Hosts take turns, so that one with a lot of work does not hold up the others. */
export function createLane({ concurrency, concurrencyPerHost }: LaneLimits): Lane {
	const queues = new Map<string, TakenJob[]>();
	const running = new Map<string, number>();
	let [waiting, runningInAll] = [0, 0];

	function take(host: string, queue: TakenJob[]): TakenJob | undefined {
		const job = queue.shift();
		queues.delete(host);
		if (queue.length > 0) queues.set(host, queue);
		waiting--;
		runningInAll++;
		running.set(host, (running.get(host) ?? 0) + 1);
		return job;
	}

	return {
		get waiting() {
			return waiting;
		},
		add(jobs) {
			for (const job of jobs) {
				const queue = queues.get(job.host);
				if (queue) queue.push(job);
				else queues.set(job.host, [job]);
			}
			waiting += jobs.length;
		},
		next() {
			if (runningInAll >= concurrency) return undefined;
			for (const [host, queue] of queues) {
				if ((running.get(host) ?? 0) < concurrencyPerHost) return take(host, queue);
			}
			return undefined;
		},
		giveBack({ host }) {
			runningInAll--;
			const rest = (running.get(host) ?? 1) - 1;
			if (rest === 0) running.delete(host);
			else running.set(host, rest);
		},
	};
}
