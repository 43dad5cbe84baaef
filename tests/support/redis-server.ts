import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './running-server.ts';

export interface RedisServer {
	readonly port: number;
	readonly redis: Redis;
	/** Stops the server. Can be called more than once. */
	stop(): Promise<void>;
}

/** Starts a Redis on loopback that stores nothing on disk. */
export async function startRedis(flags: readonly string[] = []): Promise<RedisServer> {
	const port = await freePort();
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-redis-'));
	const where = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
	const child = spawn('redis-server', [...where, ...flags], { stdio: 'ignore' });
	const exited = once(child, 'exit');
	const redis = new Redis({ port, retryStrategy: () => 50 });
	redis.on('error', () => undefined);
	await redis.ping();
	return {
		port,
		redis,
		async stop() {
			redis.disconnect();
			child.kill();
			await exited;
		},
	};
}
