import type { HubJob } from '../core/delivery-queue.ts';

/** A waiting or running job. */
export interface TableJob {
	readonly id: string;
	/** Callback host, for the limit per host; empty if the job has none. */
	readonly host: string;
	readonly job: HubJob;
}

/**
 * Kinds of work, separated so that slow deliveries do not delay new subscribers. Retried
 * verifications and denials (`ask-again`) do not delay first verifications (`ask`).
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

/** Creates a lane, which tracks its running jobs and its remaining room. */
export function createLane({ concurrency, concurrencyPerHost }: LaneLimits) {
	const running = new Set<string>();
	const runningOn = new Map<string, number>();
	const isFull = (host: string) => (runningOn.get(host) ?? 0) >= concurrencyPerHost;

	return {
		/** How many more jobs may run. */
		get room(): number {
			return concurrency - running.size;
		},
		/** Ids of the running jobs. */
		get running(): readonly string[] {
			return [...running];
		},
		/** Hosts at their limit. */
		get fullHosts(): readonly string[] {
			return [...runningOn.keys()].filter(isFull);
		},
		/** Adds a job; returns false if there is no room for it. */
		enter({ id, host }: TableJob): boolean {
			if (running.size >= concurrency || isFull(host)) return false;
			running.add(id);
			runningOn.set(host, (runningOn.get(host) ?? 0) + 1);
			return true;
		},
		leave({ id, host }: TableJob): void {
			running.delete(id);
			const rest = (runningOn.get(host) ?? 1) - 1;
			if (rest === 0) runningOn.delete(host);
			else runningOn.set(host, rest);
		},
	};
}
