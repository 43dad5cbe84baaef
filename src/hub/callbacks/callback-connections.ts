import type { TLSSocket } from 'node:tls';

export type CallbackConnections = ReturnType<typeof createCallbackConnections>;

export interface CallbackConnectionLimits {
	/** Aborting it closes all idle connections, and no more are kept. */
	readonly signal: AbortSignal | undefined;
	readonly total?: number;
	readonly perKey?: number;
	readonly lifeMilliseconds?: number;
}

/**
 * How long a connection stays open while idle. Many servers announce their limit with `Keep-Alive:
 * timeout`, for example five seconds (Node, Apache); it is then closed a second earlier. Others close
 * it after two seconds (gunicorn).
 */
const IDLE_MILLISECONDS = { unannounced: 1900, announced: 10_000 };
const EARLIER_MILLISECONDS = 1000;
/** Counted from when a connection is first idle. Certificates are checked only when it opens. */
const LIFE_MILLISECONDS = 60_000;
/** Many machines limit a process to 1024 open files. */
const TOTAL = 256;
const PER_KEY = 8;

/**
 * Keeps connections open for later requests with the same key. A connection that ends, receives
 * unexpected data or is idle too long is closed. Idle connections do not keep the process alive.
 */
export function createCallbackConnections({
	signal,
	total = TOTAL,
	perKey = PER_KEY,
	lifeMilliseconds = LIFE_MILLISECONDS,
}: CallbackConnectionLimits) {
	const idle = new Map<TLSSocket, string>();
	const idleByKey = new Map<string, TLSSocket[]>();
	const endsOfLife = new WeakMap<TLSSocket, number>();
	const closeAll = () => idle.forEach((_key, socket) => socket.destroy());

	function remove(socket: TLSSocket): void {
		const key = idle.get(socket);
		if (key === undefined) return;
		idle.delete(socket);
		const left = idleByKey.get(key)?.filter((other) => other !== socket) ?? [];
		if (left.length > 0) idleByKey.set(key, left);
		else idleByKey.delete(key);
	}

	function startLife(socket: TLSSocket): number {
		const end = performance.now() + lifeMilliseconds;
		endsOfLife.set(socket, end);
		socket.on('close', () => remove(socket)).on('timeout', () => socket.destroy());
		socket.on('data', () => idle.has(socket) && socket.destroy());
		return end;
	}

	return {
		/** Returns the connection that was used last, if one is idle. */
		take(key: string): TLSSocket | undefined {
			const socket = idleByKey.get(key)?.findLast(({ writable }) => writable);
			if (socket === undefined) return undefined;
			remove(socket);
			socket.setTimeout(0);
			return socket.ref();
		},
		/**
		 * Keeps a connection whose request has ended, or closes it.
		 * @param announced value of `Keep-Alive` in the response
		 */
		keep(key: string, socket: TLSSocket, announced: unknown): void {
			const end = endsOfLife.get(socket) ?? startLife(socket);
			const same = idleByKey.get(key) ?? [];
			const milliseconds = idleMilliseconds(announced);
			const isFull = idle.size >= total || same.length >= perKey;
			const isOver = performance.now() >= end || milliseconds <= 0 || signal?.aborted;
			if (isFull || isOver || !socket.writable) {
				socket.destroy();
				return;
			}
			signal?.addEventListener('abort', closeAll, { once: true });
			idle.set(socket, key);
			idleByKey.set(key, [...same, socket]);
			socket.setTimeout(milliseconds).unref();
		},
	};
}

function idleMilliseconds(announced: unknown): number {
	const seconds = /^timeout=(\d+)/.exec(String(announced))?.[1];
	if (seconds === undefined) return IDLE_MILLISECONDS.unannounced;
	return Math.min(Number(seconds) * 1000 - EARLIER_MILLISECONDS, IDLE_MILLISECONDS.announced);
}
