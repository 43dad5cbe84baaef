import type { LookupAddress } from 'node:dns';
import type { TLSSocket } from 'node:tls';

/**
 * Connections at rest, each for another request to its origin. One that ends, says anything unasked
 * or rests too long is closed. None of them keeps the process from ending.
 */
export interface KeptConnections {
	/** Takes out the one that rested last of those that lead to the origin at one of the addresses. */
	take(origin: string, addresses: readonly LookupAddress[]): TLSSocket | undefined;
	/** Keeps one whose last answer was read to its end; the oldest has to go if there are too many. */
	keep(origin: string, socket: TLSSocket): void;
}

export interface KeptConnectionsOptions {
	/** Closes all of them, and what would have been kept after it. */
	readonly signal: AbortSignal | undefined;
	readonly total?: number;
	readonly perOrigin?: number;
	readonly idleMilliseconds?: number;
	readonly lifeMilliseconds?: number;
}

/**
 * The deliveries of one change to one host follow each other within a moment, and common servers
 * close what has rested for two (gunicorn) or five seconds (Node, Apache).
 */
const IDLE_MILLISECONDS = 1900;
/** From the first rest on: a certificate is looked at only when a connection is opened. */
const LIFE_MILLISECONDS = 60_000;
/** A process may have no more than 1024 files open on many machines. */
const TOTAL = 256;
const PER_ORIGIN = 8;

export function createKeptConnections(options: KeptConnectionsOptions): KeptConnections {
	const { signal, total = TOTAL, perOrigin = PER_ORIGIN } = options;
	const { idleMilliseconds = IDLE_MILLISECONDS, lifeMilliseconds = LIFE_MILLISECONDS } = options;
	/** Each in the order in which they came to rest. */
	const resting = new Map<TLSSocket, string>();
	const byOrigin = new Map<string, Set<TLSSocket>>();
	const endOfLife = new WeakMap<TLSSocket, number>();
	/** What each leads to; asking the socket costs a call of the system. */
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
		// It may still report a failure, which concerns nobody.
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
