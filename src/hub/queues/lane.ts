import type { HubJob } from '../core/delivery-queue.ts';
import type { HostPace } from './host-pace.ts';

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

/** Returns the callback host of a job; empty for a fan-out. */
export function hostIn(job: HubJob): string {
	return 'host' in job ? job.host : '';
}

export interface LaneLimits {
	readonly concurrency: number;
	readonly concurrencyPerHost: number;
}

/** Slow hosts get a quarter of the concurrency, and one job at a time each. */
const SLOW_SHARE = 1 / 4;
/**
 * Jobs running at most, as a multiple of the concurrency, however many hosts become slow at once. Low,
 * because the reason may be that the hub's own network is slow, and more jobs would make it worse.
 */
const MAX_RUNNING = 1.5;

/**
 * Creates a lane, which tracks its running jobs and its remaining room. Slow hosts have a room of
 * their own. When a host becomes slow, its running jobs move there, even if it is full, and make
 * room for other hosts.
 */
export function createLane({ concurrency, concurrencyPerHost }: LaneLimits, pace: HostPace) {
	const running = new Set<string>();
	const runningOn = new Map<string, number>();
	let slowRunning = 0;
	const countOn = (host: string) => runningOn.get(host) ?? 0;

	function add(host: string, change: 1 | -1): void {
		const count = countOn(host) + change;
		if (count === 0) runningOn.delete(host);
		else runningOn.set(host, count);
		if (pace.isSlow(host)) slowRunning += change;
	}

	const lane = {
		/** How many more jobs may run, other than those for slow hosts. */
		get room(): number {
			const unused = concurrency - (running.size - slowRunning);
			return Math.min(unused, concurrency * MAX_RUNNING - running.size);
		},
		/** How many more jobs for slow hosts may run. */
		get slowRoom(): number {
			return Math.ceil(concurrency * SLOW_SHARE) - slowRunning;
		},
		/** Whether some job may start. */
		get hasRoom(): boolean {
			return lane.room > 0 || (lane.slowRoom > 0 && lane.idleSlowHosts.length > 0);
		},
		/** Ids of the running jobs. */
		get running(): readonly string[] {
			return [...running];
		},
		/** Hosts at their limit, and all slow ones. */
		get fullHosts(): readonly string[] {
			const full = [...runningOn].filter(([, count]) => count >= concurrencyPerHost);
			return [...full.map(([host]) => host), ...pace.slowHosts];
		},
		/** Slow hosts without a running job, in the order of their turns. */
		get idleSlowHosts(): readonly string[] {
			return pace.slowHosts.filter((host) => countOn(host) === 0);
		},
		/** Adds a job; returns false if there is no room for it. */
		enter({ id, host }: Pick<TableJob, 'id' | 'host'>): boolean {
			const isSlow = pace.isSlow(host);
			if ((isSlow ? lane.slowRoom : lane.room) <= 0) return false;
			if (countOn(host) >= (isSlow ? 1 : concurrencyPerHost)) return false;
			running.add(id);
			add(host, 1);
			return true;
		},
		leave({ id, host }: Pick<TableJob, 'id' | 'host'>): void {
			if (running.delete(id)) add(host, -1);
		},
		/** Must be called when a host becomes slow, or is no longer slow. */
		changePace(host: string): void {
			slowRunning += pace.isSlow(host) ? countOn(host) : -countOn(host);
		},
	};
	return lane;
}
