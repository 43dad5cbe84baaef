import type { Redis } from 'ioredis';
import { serveKvRest, type KvRest } from './kv-rest.ts';
import { startRedis } from './redis-server.ts';

/** A real Redis behind the REST API of Upstash. */
export interface TestKv extends KvRest {
	readonly redis: Redis;
	/** Stops the server. Can be called more than once. */
	stop(): Promise<void>;
}

export async function startKv(): Promise<TestKv> {
	const server = await startRedis();
	const rest = await serveKvRest((name, args) => server.redis.callBuffer(name, ...args));
	return Object.assign(rest, {
		redis: server.redis,
		async stop() {
			rest.close();
			await server.stop();
		},
	});
}
