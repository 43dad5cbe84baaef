import type { HostPace } from '../host-pace.ts';
import { createLane, type LaneLimits, type TableJob } from '../lane.ts';

type Place = Pick<TableJob, 'id' | 'host'>;

/** Jobs for one host that may wait for room, as a share of the concurrency, and at least this many. */
const WAITING_SHARE = 1 / 2;
const MIN_WAITING = 4;

/**
 * Holds the jobs that this process has taken until their lane has room. Jobs for slow hosts, and jobs
 * beyond a host's share, go back to the queue, so that no host blocks the others.
 */
export function createAdmission(limits: LaneLimits, pace: HostPace) {
	const lane = createLane(limits, pace);
	const waitingFor = new Map<string, number>();
	const maxWaiting = Math.max(MIN_WAITING, limits.concurrency * WAITING_SHARE);
	let isClosed = false;
	let change = Promise.withResolvers<void>();
	const wake = () => {
		change.resolve();
		change = Promise.withResolvers();
	};
	const forgetPace = pace.onChange((host) => {
		lane.changePace(host);
		wake();
	});
	const countWaiting = (host: string, by: 1 | -1) => {
		waitingFor.set(host, (waitingFor.get(host) ?? 0) + by);
		if (waitingFor.get(host) === 0) waitingFor.delete(host);
	};

	return {
		/** Waits until the job may run. Returns `later` if it should go back into the queue. */
		async enter(place: Place): Promise<'entered' | 'later' | 'closed'> {
			const { host } = place;
			for (;;) {
				if (isClosed) return 'closed';
				if (lane.enter(place)) return 'entered';
				if (pace.isSlow(host) || (waitingFor.get(host) ?? 0) >= maxWaiting) return 'later';
				countWaiting(host, 1);
				await change.promise;
				countWaiting(host, -1);
			}
		},
		leave(place: Place): void {
			lane.leave(place);
			wake();
		},
		/** How many jobs wait for room. */
		get waiting(): number {
			return [...waitingFor.values()].reduce((sum, count) => sum + count, 0);
		},
		/** Sends waiting jobs back. */
		close(): void {
			isClosed = true;
			forgetPace();
			wake();
		},
	};
}
