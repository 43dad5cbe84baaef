import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis, whenLoaded, type RedisServer } from './redis-server.ts';
import { freePort } from './running-server.ts';

const SLOTS = 16_384;
const SETTLE_MILLISECONDS = 60_000;

export interface RedisCluster {
	/** The first primaries, followed by their replicas. */
	readonly servers: readonly RedisServer[];
	/** Waits until all slots are served and every primary has as many replicas as at the start. */
	settle(): Promise<void>;
	/** Returns the server that serves the slot of a key. */
	primaryOf(key: string): Promise<RedisServer>;
	stop(): Promise<void>;
}

interface Node extends RedisServer {
	readonly busPort: number;
}

/** Starts a Redis Cluster of this many primaries, each with a replica or without. */
export async function startRedisCluster(
	primaries: number,
	{ replicas = 0, flags = [] }: { replicas?: 0 | 1; flags?: readonly string[] } = {},
): Promise<RedisCluster> {
	const count = primaries * (1 + replicas);
	const servers = await Promise.all(Array.from({ length: count }, () => startNode(flags)));
	const first = servers.slice(0, primaries);
	for (const [index, { redis }] of first.entries()) {
		const from = Math.floor((index * SLOTS) / primaries);
		const to = Math.floor(((index + 1) * SLOTS) / primaries) - 1;
		await redis.call('CLUSTER', 'ADDSLOTSRANGE', from, to);
		await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
	}
	for (const [index, { redis }] of servers.entries()) {
		for (const { port, busPort } of servers.slice(0, index)) {
			await redis.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
		}
	}
	for (const [index, { redis }] of servers.slice(primaries).entries()) {
		const id = String(await first[index]!.redis.call('CLUSTER', 'MYID'));
		await waitFor(async () => String(await redis.call('CLUSTER', 'NODES')).includes(id));
		await redis.cluster('REPLICATE', id);
	}
	const cluster: RedisCluster = {
		servers,
		settle: () =>
			waitFor(async () => {
				for (const server of servers) {
					if (!(await server.redis.cluster('INFO')).includes('cluster_state:ok')) return false;
					if (/^master_link_status:down/m.test(await server.redis.info('replication')))
						return false;
					const ranges = await server.redis.cluster('SLOTS');
					if (ranges.some((range) => range.length < 3 + replicas)) return false;
				}
				return true;
			}),
		async primaryOf(key) {
			const { redis } = servers[0]!;
			const slot = await whenLoaded(() => redis.cluster('KEYSLOT', key));
			const ranges = await redis.cluster('SLOTS');
			// Each range ends with its primary and its replicas.
			const port = ranges.find(([from, to]) => from <= slot && slot <= to)?.[2]?.[1];
			const found = servers.find((server) => server.port === port);
			if (!found) throw new RangeError(`Cannot find the server of slot ${slot}`);
			return found;
		},
		stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
	};
	await cluster.settle();
	return cluster;
}

/** Starts a server, again if another process took one of its ports meanwhile. */
async function startNode(flags: readonly string[], attempts = 3): Promise<Node> {
	const busPort = await freePort();
	const clustered = ['--cluster-enabled', 'yes', '--cluster-port', String(busPort)];
	try {
		return { ...(await startRedis([...clustered, ...flags])), busPort };
	} catch (error) {
		if (attempts <= 1) throw error;
		return startNode(flags, attempts - 1);
	}
}

async function waitFor(condition: () => Promise<boolean>): Promise<void> {
	const end = performance.now() + SETTLE_MILLISECONDS;
	while (!(await whenLoaded(condition))) {
		if (performance.now() > end) throw new RangeError('Cannot form the cluster in time');
		await sleep(50);
	}
}
