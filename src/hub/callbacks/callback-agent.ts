import { Agent, type RequestOptions } from 'node:https';
import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionOptions } from 'node:tls';

/** Options of a request and its connection, with the key of the connections that it may reuse. */
export interface PooledOptions extends RequestOptions, Pick<ConnectionOptions, 'secureContext'> {
	readonly pool: string;
}

export interface CallbackAgentOptions {
	/** Aborting it closes all connections. */
	readonly signal: AbortSignal | undefined;
	readonly total?: number;
	readonly perPool?: number;
	readonly lifeMilliseconds?: number;
}

/**
 * How long a connection stays open while idle. Many servers announce their limit with `Keep-Alive:
 * timeout`, for example five seconds (Node, Apache); Node then closes it a second earlier. Others
 * close it after two seconds (gunicorn).
 */
const IDLE_MILLISECONDS = { unannounced: 1900, announced: 10_000 };
/** Node's longest timer: a shorter timeout of an idle connection is what its server announced. */
const LONGEST_MILLISECONDS = 2 ** 31 - 1;
/** Counted from when a connection is first idle. Certificates are checked only when it opens. */
const LIFE_MILLISECONDS = 60_000;
/** Many machines limit a process to 1024 open files. */
const TOTAL = 256;
const PER_POOL = 8;

/**
 * Keeps connections open for later requests with the same `pool`. A connection that ends, receives
 * unexpected data or is idle too long is closed. Idle connections do not keep the process alive.
 */
export class CallbackAgent extends Agent {
	readonly #close = () => this.destroy();
	readonly #endsOfLife = new WeakMap<Duplex, number>();
	readonly #idle = new Set<Duplex>();
	readonly #signal: AbortSignal | undefined;
	readonly #total: number;
	readonly #lifeMilliseconds: number;

	constructor(options: CallbackAgentOptions) {
		const { signal, total = TOTAL, perPool = PER_POOL } = options;
		super({
			keepAlive: true,
			timeout: LONGEST_MILLISECONDS,
			maxFreeSockets: perPool,
			// Node would not check the name in the certificate of a resumed TLS session.
			maxCachedSessions: 0,
		});
		this.#signal = signal;
		this.#total = total;
		this.#lifeMilliseconds = options.lifeMilliseconds ?? LIFE_MILLISECONDS;
	}

	override getName(options?: RequestOptions): string {
		// All requests with this agent have these options.
		return (options as PooledOptions).pool;
	}

	override keepSocketAlive(socket: Duplex): boolean {
		const now = performance.now();
		let end = this.#endsOfLife.get(socket);
		if (end === undefined) {
			end = now + this.#lifeMilliseconds;
			this.#endsOfLife.set(socket, end);
			socket.once('close', () => this.#idle.delete(socket));
		}
		const isFull = this.#idle.size >= this.#total;
		if (isFull || now >= end || this.#signal?.aborted) return false;
		socket.on('data', hangUp);
		this.#signal?.addEventListener('abort', this.#close, { once: true });
		// Returns false if the server closes its connections sooner. Node's types do not say so.
		const isKept = super.keepSocketAlive(socket) as unknown as boolean;
		if (!isKept) return false;
		this.#idle.add(socket);
		limitIdleTime(socket as Socket);
		return true;
	}

	override reuseSocket(socket: Duplex, request: ClientRequest): void {
		this.#idle.delete(socket);
		socket.off('data', hangUp);
		super.reuseSocket(socket, request);
	}
}

function limitIdleTime(socket: Socket): void {
	const { timeout = LONGEST_MILLISECONDS } = socket;
	const { unannounced, announced } = IDLE_MILLISECONDS;
	if (timeout === LONGEST_MILLISECONDS) socket.setTimeout(unannounced);
	else if (timeout > announced) socket.setTimeout(announced);
}

function hangUp(this: Duplex): void {
	this.destroy();
}
