import type { LookupAddress } from 'node:dns';
import type { TLSSocket } from 'node:tls';

/**
 * Pool of idle connections by origin. A connection that ends, receives unexpected data or is idle
 * too long is closed. Idle connections do not keep the process alive.
 */
export interface ConnectionPool {
	/** Removes and returns the last used connection to the origin at one of the addresses. */
	take(origin: string, addresses: readonly LookupAddress[]): TLSSocket | undefined;
	/**
	 * Adds a connection whose last response was read fully. Closes the oldest if there are too many.
	 */
	keep(origin: string, socket: TLSSocket): void;
}

export interface KeptConnectionsOptions {
	/** Aborting it closes all connections, and any that are added later. */
	readonly signal: AbortSignal | undefined;
	readonly total?: number;
	readonly perOrigin?: number;
	readonly idleMilliseconds?: number;
	readonly lifeMilliseconds?: number;
}

/**
 * Deliveries of one change to one host follow each other quickly, and common servers close idle
 * connections after two (gunicorn) or five seconds (Node, Apache).
 */
const IDLE_MILLISECONDS = 1900;
/** Counted from the first idle time. Certificates are checked only when a connection opens. */
const LIFE_MILLISECONDS = 60_000;
/** Many machines limit a process to 1024 open files. */
const TOTAL = 256;
const PER_ORIGIN = 8;

export function createConnectionPool(options: KeptConnectionsOptions): ConnectionPool {
	const { signal, total = TOTAL, perOrigin = PER_ORIGIN } = options;
	const { idleMilliseconds = IDLE_MILLISECONDS, lifeMilliseconds = LIFE_MILLISECONDS } = options;
	/** In the order in which the connections became idle. */
	const resting = new Map<TLSSocket, string>();
	const byOrigin = new Map<string, Set<TLSSocket>>();
	const endOfLife = new WeakMap<TLSSocket, number>();
	/** Remote address by connection; asking the socket costs a system call. */
	const addressOf = new WeakMap<TLSSocket, string | undefined>();

	function remove(socket: TLSSocket): void {
		const origin = resting.get(socket);
		if (origin === undefined) return;
		resting.delete(socket);
		const siblings = byOrigin.get(origin);
		siblings?.delete(socket);
		if (siblings?.size === 0) byOrigin.delete(origin);
		if (resting.size === 0) signal?.removeEventListener('abort', closeAll);
		socket.off('data', hangUp).off('end', hangUp).off('error', hangUp).off('timeout', hangUp);
		socket.setTimeout(0);
	}

	function close(socket: TLSSocket): void {
		remove(socket);
		// It may still emit an error, which does not matter anymore.
		socket.on('error', () => {}).destroy();
	}

	function closeAll(): void {
		for (const socket of resting.keys()) close(socket);
	}

	function hangUp(this: TLSSocket): void {
		close(this);
	}

	function closeFirst(sockets: Iterable<TLSSocket>): void {
		for (const socket of sockets) return close(socket);
	}

	return {
		take(origin, addresses) {
			const candidates = [...(byOrigin.get(origin) ?? [])].toReversed();
			const socket = candidates.find(
				(one) => !one.destroyed && addresses.some(({ address }) => address === addressOf.get(one)),
			);
			if (socket === undefined) return undefined;
			remove(socket);
			return socket.ref();
		},
		keep(origin, socket) {
			const now = performance.now();
			const end = endOfLife.get(socket) ?? now + lifeMilliseconds;
			endOfLife.set(socket, end);
			if (!addressOf.has(socket)) addressOf.set(socket, socket.remoteAddress);
			if (signal?.aborted || socket.destroyed || now >= end) {
				close(socket);
				return;
			}
			if (resting.size === 0) signal?.addEventListener('abort', closeAll);
			const siblings = byOrigin.get(origin) ?? new Set();
			byOrigin.set(origin, siblings.add(socket));
			resting.set(socket, origin);
			socket.on('data', hangUp).on('end', hangUp).on('error', hangUp).on('timeout', hangUp);
			socket.setTimeout(idleMilliseconds).unref();
			if (siblings.size > perOrigin) closeFirst(siblings);
			if (resting.size > total) closeFirst(resting.keys());
		},
	};
}
