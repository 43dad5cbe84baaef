import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from 'ioredis';
import { serveKvRest, type KvRest } from './kv-rest.ts';
import { startRedis, type RedisServer } from './redis-server.ts';
import { freePort } from './running-server.ts';

const NODES = 3;
const SLOTS = 16_384;

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
	const servers = await Promise.all(Array.from({ length: NODES }, startNode));
	await connect(servers);
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
			await Promise.all(servers.map((server) => server.stop()));
		},
	});
}

interface Node extends RedisServer {
	readonly busPort: number;
}

async function startNode(): Promise<Node> {
	const busPort = await freePort();
	const flags = ['--cluster-enabled', 'yes', '--cluster-port', String(busPort)];
	return { ...(await startRedis(flags)), busPort };
}

/** Gives each node an equal share of the slots, and waits until all of them know each other. */
async function connect(servers: readonly Node[]): Promise<void> {
	for (const [index, { redis }] of servers.entries()) {
		const from = Math.floor((index * SLOTS) / NODES);
		const to = Math.floor(((index + 1) * SLOTS) / NODES) - 1;
		await redis.call('CLUSTER', 'ADDSLOTSRANGE', from, to);
		await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
		for (const { port, busPort } of servers.slice(0, index)) {
			await redis.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
		}
	}
	for (const { redis } of servers) {
		while (!(await redis.cluster('INFO')).includes('cluster_state:ok')) await sleep(50);
	}
}

function digestOf(script: string): string {
	return createHash('sha1').update(script).digest('hex');
}
