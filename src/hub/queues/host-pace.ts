import type { CallbackClient } from '../core/callback-client.ts';
import { hostOf } from '../core/subscription.ts';

/** A request that takes longer makes its host slow. Each megabyte of its body may take as long again. */
const SLOW_MILLISECONDS = 1000;
const MEGABYTE = 1e6;
/** Slow hosts to remember. With more, the one that answered longest ago is forgotten. */
const MAX_SLOW_HOSTS = 1000;
/** How long to remember a slow host without requests. */
const MEMORY_MILLISECONDS = 3_600_000;

export type HostPace = ReturnType<typeof createHostPace>;

/**
 * Remembers which callback hosts (scheme, host and port) are slow. A host is slow from the moment
 * that a request to it has taken a second, until a request ends sooner. So every request is a
 * probe, whatever its answer; a fast error delays nobody. A host without requests is forgotten
 * after an hour, and all are when the process ends.
 */
export function createHostPace({
	slowMilliseconds = SLOW_MILLISECONDS,
	maxSlowHosts = MAX_SLOW_HOSTS,
} = {}) {
	/** Slow hosts: the number of running requests that have taken too long, and when to forget. */
	const slow = new Map<string, { readonly overdue: number; readonly end: NodeJS.Timeout }>();
	const listeners = new Set<(host: string) => void>();
	const overdueOn = (host: string) => slow.get(host)?.overdue ?? 0;
	const tell = (host: string) => {
		for (const listener of listeners) listener(host);
	};

	function setOverdue(host: string, overdue: number): void {
		const before = slow.get(host);
		clearTimeout(before?.end);
		slow.delete(host);
		const end = setTimeout(() => {
			if (overdueOn(host) === 0) forget(host);
		}, MEMORY_MILLISECONDS).unref();
		slow.set(host, { overdue, end });
		if (before !== undefined) return;
		tell(host);
		if (slow.size <= maxSlowHosts) return;
		const [idle] = slow.entries().find(([, { overdue: running }]) => running === 0) ?? [];
		if (idle !== undefined) forget(idle);
	}

	function forget(host: string): void {
		clearTimeout(slow.get(host)?.end);
		if (slow.delete(host)) tell(host);
	}

	/** Times a request with a body of this many bytes. */
	async function during<Answer>(
		host: string,
		request: () => Promise<Answer>,
		bytes = 0,
	): Promise<Answer> {
		let isOverdue = false;
		const timer = setTimeout(
			() => {
				isOverdue = true;
				setOverdue(host, overdueOn(host) + 1);
			},
			slowMilliseconds * (1 + bytes / MEGABYTE),
		);
		try {
			return await request();
		} finally {
			clearTimeout(timer);
			if (isOverdue) setOverdue(host, Math.max(0, overdueOn(host) - 1));
			else if (slow.has(host) && overdueOn(host) === 0) forget(host);
		}
	}

	return {
		during,
		isSlow: (host: string): boolean => slow.has(host),
		/** The slow hosts. The one that answered longest ago comes first. */
		get slowHosts(): readonly string[] {
			return [...slow.keys()];
		},
		/** Calls the listener with each host that becomes slow, or is no longer slow. */
		onChange(listener: (host: string) => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** Returns a client that times the requests of another. */
		timed: (client: CallbackClient): CallbackClient => ({
			get: (url, ...rest) => during(hostOf(url), () => client.get(url, ...rest)),
			post: (url, headers, body) =>
				during(hostOf(url), () => client.post(url, headers, body), body.byteLength),
		}),
	};
}
