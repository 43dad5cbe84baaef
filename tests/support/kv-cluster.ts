import { createHash } from 'node:crypto';
import { Cluster } from 'ioredis';
import { serveKvRest, type KvRest } from './kv-rest.ts';
import { startRedisCluster } from './redis-cluster.ts';

const NODES = 3;

/**
 * Refuses keys that a script does not declare, as some Redis-compatible engines do. With its first
 * line, the server also refuses keys of another slot than the declared ones.
 */
const GUARD = `#!lua
local server, declared = redis, {}
for _, key in ipairs(KEYS) do declared[key] = true end
local redis = { call = function(name, ...)
	for index, key in ipairs({ ... }) do
		if (index == 1 or name == 'DEL') and not declared[key] then
			error({ err = 'ERR undeclared key ' .. key })
		end
	end
	return server.call(name, ...)
end }
`;

/** A Redis Cluster of three nodes behind the REST API of Upstash. Scripts run with the guard. */
export async function startKvCluster(): Promise<KvRest & { stop(): Promise<void> }> {
	const { servers, stop } = await startRedisCluster(NODES);
	const cluster = new Cluster(servers.map(({ port }) => ({ host: '127.0.0.1', port })));
	const scripts = new Map<string, string>();
	const rest = await serveKvRest(async (name, args) => {
		const [first = '', ...others] = args;
		if (name.toUpperCase() === 'EVAL') scripts.set(digestOf(first), first);
		else if (name.toUpperCase() !== 'EVALSHA') return cluster.callBuffer(name, ...args);
		const script = name.toUpperCase() === 'EVAL' ? first : scripts.get(first);
		if (script === undefined) throw new RangeError('NOSCRIPT No matching script');
		return cluster.callBuffer('EVAL', `${GUARD}${script}`, ...others);
	});
	return Object.assign(rest, {
		async stop() {
			rest.close();
			cluster.disconnect();
			await stop();
		},
	});
}

function digestOf(script: string): string {
	return createHash('sha1').update(script).digest('hex');
}
