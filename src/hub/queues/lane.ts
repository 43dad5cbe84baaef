import type { HubJob } from '../core/delivery-queue.ts';

/** A job that waits in the table, or runs. */
export interface TableJob {
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

/** The jobs of a lane that run, and the room that is left. */
export interface Lane {
	/** How many more jobs may run. */
	readonly room: number;
	/** The ids of those that run. */
	readonly running: readonly string[];
	/** Hosts that have no room. */
	readonly fullHosts: readonly string[];
	/** Takes room for a job; false if there is none for it. */
	enter(job: TableJob): boolean;
	leave(job: TableJob): void;
}

export function createLane({ concurrency, concurrencyPerHost }: LaneLimits): Lane {
	const running = new Set<string>();
	const runningOn = new Map<string, number>();
	const isFull = (host: string) => (runningOn.get(host) ?? 0) >= concurrencyPerHost;

	return {
		get room() {
			return concurrency - running.size;
		},
		get running() {
			return [...running];
		},
		get fullHosts() {
			return [...runningOn.keys()].filter(isFull);
		},
		enter({ id, host }) {
			if (running.size >= concurrency || isFull(host)) return false;
			running.add(id);
			runningOn.set(host, (runningOn.get(host) ?? 0) + 1);
			return true;
		},
		leave({ id, host }) {
			running.delete(id);
			const rest = (runningOn.get(host) ?? 1) - 1;
			if (rest === 0) runningOn.delete(host);
			else runningOn.set(host, rest);
		},
	};
}
