import { setTimeout as delay } from 'node:timers/promises';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { OperationError } from '../../../platform/operation-error.ts';
import { StoreUnavailableError } from '../../core/subscription-store.ts';

/** A connection to one server, or to the nodes of a cluster. */
export type RedisConnection = Redis | Cluster;

/** How long a command may take, reconnecting and failover included. */
const TIMEOUT_MILLISECONDS = 5000;
/** How long to wait at the start for a server that is starting too. */
const STARTUP_TIMEOUT_MILLISECONDS = 30_000;
const RETRY_MILLISECONDS = 250;

/**
 * Connects to the Redis or Valkey at one of these URLs: `redis:` or, with TLS, `rediss:`. If it is a
 * node of a cluster, all of them are used to find the others.
 * @throws {OperationError} if none responds within half a minute.
 */
export async function connectRedis(
	urls: readonly string[],
	report: (error: unknown) => void,
	patienceMilliseconds = STARTUP_TIMEOUT_MILLISECONDS,
): Promise<RedisConnection> {
	const { url, isCluster } = await findServer(urls, patienceMilliseconds);
	const connection = isCluster ? connectCluster(urls) : new Redis(url, OPTIONS);
	// Without a listener, Node would end the process. Commands report their own errors.
	connection.on('error', (error) => report(withoutCommand(error)));
	return connection;
}

/** Opens another connection of the same kind, whose errors are reported to the same place. */
export function openAnother(
	connection: RedisConnection,
	report: (error: unknown) => void,
	options: RedisOptions = {},
): RedisConnection {
	const another =
		connection instanceof Cluster
			? connection.duplicate([], {
					...connection.options,
					redisOptions: { ...connection.options.redisOptions, ...options },
				})
			: connection.duplicate(options);
	another.on('error', (error) => report(withoutCommand(error)));
	return another;
}

/**
 * Waits for the result of commands.
 * @throws {StoreUnavailableError} on an error, and if it takes too long.
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await withinLimit(work);
	} catch (error) {
		throw error instanceof StoreUnavailableError ? error : withoutCommand(error);
	}
}

async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
	const timer = new AbortController();
	const timeOut = delay(TIMEOUT_MILLISECONDS, undefined, { ref: false, signal: timer.signal }).then(
		() => {
			throw new TypeError(`no response within ${TIMEOUT_MILLISECONDS} ms`);
		},
	);
	try {
		return await Promise.race([work, timeOut]);
	} finally {
		timer.abort();
		// The loser of the race may still reject; ignore that.
		timeOut.catch(() => undefined);
		work.catch(() => undefined);
	}
}

/** Finds a server that responds, and whether it is a node of a cluster. */
async function findServer(
	urls: readonly string[],
	patience: number,
): Promise<{ readonly url: string; readonly isCluster: boolean }> {
	const end = performance.now() + patience;
	for (;;) {
		const problems: string[] = [];
		for (const url of urls) {
			const probe = new Redis(url, {
				lazyConnect: true,
				retryStrategy: null,
				connectTimeout: 3000,
			});
			let cause: unknown;
			probe.on('error', (error) => (cause = error));
			try {
				const info = await withinLimit(probe.connect().then(() => probe.info('cluster')));
				return { url, isCluster: /^cluster_enabled:1/m.test(info) };
			} catch (error) {
				problems.push(`${new URL(url).host} (${messageOf(cause ?? error)})`);
			} finally {
				probe.disconnect();
			}
		}
		if (performance.now() >= end) {
			throw new OperationError(
				`Cannot reach Redis at ${problems.join(', ')}\nStart it, or correct REDIS_URL`,
			);
		}
		await delay(RETRY_MILLISECONDS);
	}
}

function connectCluster(urls: readonly string[]): Cluster {
	const nodes = urls.map((url) => new URL(url));
	const [{ username, password, protocol } = new URL('redis://localhost')] = nodes;
	const isEncrypted = protocol === 'rediss:';
	return new Cluster(
		nodes.map(({ hostname, port }) => ({
			host: hostname.replace(/^\[|\]$/g, ''),
			port: Number(port || 6379),
		})),
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
	retryStrategy: () => RETRY_MILLISECONDS,
	connectTimeout: 3000,
	/** For a server that vanishes without closing its connections. Longer than a worker waits for jobs. */
	socketTimeout: 20_000,
	/** Finds the new primary behind the same name, and sends the command again. */
	reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
};

/** ioredis adds the command with its arguments, which may contain secrets, to its errors. */
function withoutCommand(error: unknown): Error {
	return new StoreUnavailableError(`Cannot use Redis: ${messageOf(error)}`);
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message || String(Object(error).code) : String(error);
}
