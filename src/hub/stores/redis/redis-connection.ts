import { setTimeout as delay } from 'node:timers/promises';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { OperationError } from '../../../platform/operation-error.ts';
import { StoreUnavailableError } from '../../core/subscription-store.ts';

/** A connection to one server, or to the nodes of a cluster. */
export type RedisConnection = Redis | Cluster;

/** How long a command may take, reconnecting and failover included. */
const TIMEOUT_MILLISECONDS = 5000;
/** How long to wait at the start for a server that is starting too. */
const PATIENCE_MILLISECONDS = 30_000;
const RETRY_MILLISECONDS = 250;

/**
 * Connects to the Redis or Valkey at one of these URLs: `redis:` or, with TLS, `rediss:`. If it is a
 * node of a cluster, all of them are used to find the others.
 * @throws {OperationError} if none responds within half a minute.
 */
export async function connectRedis(
	urls: readonly string[],
	report: (error: unknown) => void,
	patienceMilliseconds = PATIENCE_MILLISECONDS,
): Promise<RedisConnection> {
	const isCluster = await findOut(urls, patienceMilliseconds);
	const connection = isCluster ? connectCluster(urls) : connectServer(urls[0] ?? '');
	// Without a listener, Node would end the process. Commands fail on their own.
	connection.on('error', (error) => report(withoutCommand(error)));
	return connection;
}

/** Opens another connection of the same kind, whose errors are reported to the same place. */
export function openAnother(
	connection: RedisConnection,
	report: (error: unknown) => void,
): RedisConnection {
	const another = connection.duplicate();
	another.on('error', (error) => report(withoutCommand(error)));
	return another;
}

/**
 * Waits for the result of commands.
 * @throws {StoreUnavailableError} on an error, and if it takes too long.
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
	const timer = new AbortController();
	const timeOut = delay(TIMEOUT_MILLISECONDS, undefined, { ref: false, signal: timer.signal }).then(
		() => {
			throw new TypeError(`no answer in ${TIMEOUT_MILLISECONDS} ms`);
		},
	);
	try {
		return await Promise.race([work, timeOut]);
	} catch (error) {
		if (error instanceof StoreUnavailableError) throw error;
		throw new StoreUnavailableError(`Cannot use Redis: ${messageOf(error)}`);
	} finally {
		timer.abort();
		// Whichever of them loses rejects unheard.
		timeOut.catch(() => undefined);
		work.catch(() => undefined);
	}
}

/** Returns whether the server is a node of a cluster. */
async function findOut(urls: readonly string[], patience: number): Promise<boolean> {
	const end = performance.now() + patience;
	for (;;) {
		const problems: string[] = [];
		for (const url of urls) {
			const probe = new Redis(url, {
				lazyConnect: true,
				retryStrategy: null,
				connectTimeout: 3000,
			});
			probe.on('error', () => undefined);
			try {
				await probe.connect();
				return /^cluster_enabled:1/m.test(await probe.info('cluster'));
			} catch (error) {
				problems.push(`${new URL(url).host}: ${messageOf(error)}`);
			} finally {
				probe.disconnect();
			}
		}
		if (performance.now() >= end) {
			throw new OperationError(
				`Cannot reach Redis at ${problems.join('; ')}.\nStart it, or correct REDIS_URL`,
			);
		}
		await delay(RETRY_MILLISECONDS);
	}
}

function connectServer(url: string): Redis {
	return new Redis(url, OPTIONS);
}

function connectCluster(urls: readonly string[]): Cluster {
	const nodes = urls.map((url) => new URL(url));
	const [{ username, password, protocol } = new URL('redis://localhost')] = nodes;
	const isEncrypted = protocol === 'rediss:';
	return new Cluster(
		nodes.map(({ hostname, port }) => ({ host: hostname, port: Number(port || 6379) })),
		{
			redisOptions: {
				...OPTIONS,
				...(username && { username: decodeURIComponent(username) }),
				...(password && { password: decodeURIComponent(password) }),
				...(isEncrypted && { tls: {} }),
			},
			// The certificates of nodes name hosts, not addresses.
			...(isEncrypted && {
				dnsLookup: (name: string, done: (error: null, address: string) => void) => done(null, name),
			}),
			clusterRetryStrategy: () => RETRY_MILLISECONDS,
			slotsRefreshInterval: 5000,
		},
	);
}

const OPTIONS: RedisOptions = {
	// Workers must keep waiting for a server that is away; other commands have a time limit.
	maxRetriesPerRequest: null,
	retryStrategy: () => RETRY_MILLISECONDS,
	connectTimeout: 3000,
};

/** ioredis adds the command with its arguments, which may contain secrets, to its errors. */
function withoutCommand(error: unknown): Error {
	return new StoreUnavailableError(`Cannot use Redis: ${messageOf(error)}`);
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message || String(Object(error).code) : String(error);
}
