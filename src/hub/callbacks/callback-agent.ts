import { Agent, type RequestOptions } from 'node:https';
import type { ClientRequest } from 'node:http';
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
 * How long idle connections stay open. Deliveries of one change to one host follow each
 * other quickly, and common servers close idle connections after two (gunicorn) or five seconds
 * (Node, Apache).
 */
const IDLE_MILLISECONDS = 1900;
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
			timeout: IDLE_MILLISECONDS,
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
		if (isKept) this.#idle.add(socket);
		return isKept;
	}

	override reuseSocket(socket: Duplex, request: ClientRequest): void {
		this.#idle.delete(socket);
		socket.off('data', hangUp);
		super.reuseSocket(socket, request);
	}
}

function hangUp(this: Duplex): void {
	this.destroy();
}
