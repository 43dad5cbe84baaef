import type { CallbackClient } from '../core/callback-client.ts';
import { hostOf } from '../core/subscription.ts';

/** A request that takes longer makes its host slow. */
const SLOW_MILLISECONDS = 1000;
/** Slow hosts to remember. Beyond it, the one that answered longest ago is forgotten. */
const MAX_SLOW_HOSTS = 1000;

export type HostPace = ReturnType<typeof createHostPace>;

/**
 * Remembers which callback hosts (scheme, host and port) are slow. A host is slow from the moment
 * that a request to it has taken a second, until a request ends sooner. So every request is a
 * probe, whatever its answer; a fast error delays nobody. The memory ends with the process: the
 * first request after a restart restores it.
 */
export function createHostPace({
	slowMilliseconds = SLOW_MILLISECONDS,
	maxSlowHosts = MAX_SLOW_HOSTS,
} = {}) {
	/** Number of running requests that have taken too long, by slow host. */
	const overdue = new Map<string, number>();
	const listeners = new Set<(host: string) => void>();
	const tell = (host: string) => {
		for (const listener of listeners) listener(host);
	};

	function setOverdue(host: string, count: number): void {
		const isNew = !overdue.delete(host);
		overdue.set(host, count);
		if (!isNew) return;
		tell(host);
		if (overdue.size <= maxSlowHosts) return;
		const [idle] = overdue.entries().find(([, running]) => running === 0) ?? [];
		if (idle !== undefined) forget(idle);
	}

	function forget(host: string): void {
		if (overdue.delete(host)) tell(host);
	}

	/** Times a request to a host. */
	async function during<Answer>(host: string, request: () => Promise<Answer>): Promise<Answer> {
		let isOverdue = false;
		const timer = setTimeout(() => {
			isOverdue = true;
			setOverdue(host, (overdue.get(host) ?? 0) + 1);
		}, slowMilliseconds);
		try {
			return await request();
		} finally {
			clearTimeout(timer);
			if (isOverdue) setOverdue(host, (overdue.get(host) ?? 1) - 1);
			else if (overdue.get(host) === 0) forget(host);
		}
	}

	return {
		during,
		isSlow: (host: string): boolean => overdue.has(host),
		/** The slow hosts. The one that answered longest ago comes first. */
		get slowHosts(): readonly string[] {
			return [...overdue.keys()];
		},
		/** Calls the listener with each host that becomes slow, or is no longer slow. */
		onChange(listener: (host: string) => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** Returns a client that times the requests of another. */
		timed: (client: CallbackClient): CallbackClient => ({
			get: (url, ...rest) => during(hostOf(url), () => client.get(url, ...rest)),
			post: (url, ...rest) => during(hostOf(url), () => client.post(url, ...rest)),
		}),
	};
}
