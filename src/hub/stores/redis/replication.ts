import { StoreUnavailableError } from '../../core/subscription-store.ts';
import { inTime, type RedisConnection } from './redis-connection.ts';

export type Replication = ReturnType<typeof createReplication>;

/** Less than the time limit of a command. */
const WAIT_MILLISECONDS = 4000;
/** Set in the hash of `key` once the server has had a replica. */
const SEEN = 'seen';

/**
 * Waits until a replica has the last change, so that it survives the loss of the primary. Does not wait
 * if the server never had replicas. Fails if it lost them: another server may be the primary now.
 * Needs its own connection, because `WAIT` blocks it. `key` is on the node that is written to.
 */
export function createReplication(connection: RedisConnection, key: string) {
	let hasReplicas = false;
	/** Names the history of the data: a replica that becomes the primary begins another one. */
	let history: string | undefined;
	let running: Promise<void> = Promise.resolve();
	let next: Promise<void> | undefined;

	/** Calls at the same time share one wait. */
	function wait(): Promise<void> {
		next ??= running
			.catch(() => undefined)
			.then(() => {
				running = next ?? running;
				next = undefined;
				return inTime(waitOnce());
			});
		return next;
	}

	async function waitOnce(): Promise<void> {
		if (!hasReplicas) {
			const [seen, info] = await run((commands) => commands.hget(key, SEEN).info('replication'));
			history = historyIn(info);
			if (seen === null && /^connected_slaves:0/m.test(String(info))) return;
			hasReplicas = true;
			if (seen === null) await run((commands) => commands.hset(key, SEEN, 1));
		}
		const replies = await run((commands) =>
			commands.hincrby(key, 'waits', 1).call('WAIT', 1, WAIT_MILLISECONDS).info('replication'),
		);
		history = historyIn(replies[2]);
		if (Number(replies[1]) < 1) {
			throw new StoreUnavailableError(
				`Cannot use Redis: no replica confirmed the change within ${WAIT_MILLISECONDS / 1000} s. Check that replicas are connected`,
			);
		}
	}

	/** Runs commands on the node of `key`. */
	async function run(
		add: (
			commands: ReturnType<RedisConnection['pipeline']>,
		) => ReturnType<RedisConnection['pipeline']>,
	): Promise<unknown[]> {
		const replies = await add(connection.pipeline()).exec();
		return (replies ?? []).map(([error, reply]) => {
			if (error) throw error;
			return reply;
		});
	}

	return {
		/** Learns the history, so that the next change is not refused for an earlier failover. */
		start: wait,
		/**
		 * Returns the result of a change once a replica has it too.
		 * @throws {StoreUnavailableError} if none has it in time, or another server has become the primary
		 * meanwhile. The change may have been made nevertheless.
		 */
		async confirm<Result>(change: () => Promise<Result>): Promise<Result> {
			const before = history;
			const result = await change();
			await wait();
			if (before !== history) {
				throw new StoreUnavailableError('Cannot use Redis: the primary changed during the write');
			}
			return result;
		},
	};
}

function historyIn(info: unknown): string | undefined {
	return /^master_replid:(\w+)/m.exec(String(info))?.[1];
}
