import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './running-server.ts';

const LOADING_MILLISECONDS = 60_000;

export interface RedisServer {
	readonly port: number;
	readonly url: string;
	readonly redis: Redis;
	/** Ends the process without a chance to write anything. */
	kill(): Promise<void>;
	/** Starts it again after `kill`, with what it had written to disk. */
	restart(): Promise<void>;
	/** Stops the server. Can be called more than once. */
	stop(): Promise<void>;
}

/** Starts a Redis on loopback. Without flags, it stores nothing on disk. */
export async function startRedis(flags: readonly string[] = []): Promise<RedisServer> {
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-redis-'));
	const where = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
	let child: ChildProcess;
	let exited: Promise<unknown> = Promise.resolve();
	const start = () => {
		child = spawn('redis-server', [...where, ...flags], { stdio: 'ignore' });
		exited = once(child, 'exit');
	};
	start();
	const redis = new Redis({ port, retryStrategy: () => 50, maxRetriesPerRequest: null });
	redis.on('error', () => undefined);
	const ended = exited.then(() => true);
	if (await Promise.race([ended, whenLoaded(() => redis.ping()).then(() => false)])) {
		redis.disconnect();
		throw new RangeError(`redis-server ended: is port ${port} free?`);
	}
	return {
		port,
		url: `redis://127.0.0.1:${port}`,
		redis,
		async kill() {
			child.kill('SIGKILL');
			await exited;
		},
		async restart() {
			start();
			await whenLoaded(() => redis.ping());
		},
		async stop() {
			redis.disconnect();
			child.kill();
			await exited;
		},
	};
}

/** Repeats a question while the server loads its data set, as a replica also does when it joins a primary. */
export async function whenLoaded<T>(ask: () => Promise<T>): Promise<T> {
	const end = performance.now() + LOADING_MILLISECONDS;
	for (;;) {
		try {
			return await ask();
		} catch (error) {
			if (!String(error).includes('LOADING') || performance.now() > end) throw error;
			await sleep(50);
		}
	}
}
