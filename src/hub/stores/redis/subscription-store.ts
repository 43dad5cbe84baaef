import type { SubscriptionStore } from '../../core/subscription-store.ts';
import { runByDigest, type RunScript } from '../kv/kv-client.ts';
import { createKvSubscriptionStore } from '../kv/subscription-store.ts';
import { STORE_SPAN } from '../../../platform/tracing/hub-spans.ts';
import { inChildSpan } from '../../../platform/tracing/tracer.ts';
import { inTime, type RedisConnection } from './redis-connection.ts';
import type { Replication } from './replication.ts';

/** Runs the hub's scripts on a connection. */
export function createRedisScriptRunner(connection: RedisConnection): RunScript {
	return (script, keys, args) =>
		inChildSpan(STORE_SPAN, () =>
			inTime(
				runByDigest(script, {
					evalsha: (digest) => connection.evalsha(digest, keys.length, ...keys, ...args),
					eval: () => connection.eval(script, keys.length, ...keys, ...args),
				}),
			),
		);
}

/**
 * The store of Vercel KV in Redis. What must survive the loss of a server, because somebody was told
 * or will be told of it, is confirmed by a replica.
 */
export function createRedisSubscriptionStore(
	run: RunScript,
	{ confirm }: Replication,
	tag: string,
): SubscriptionStore {
	const store = createKvSubscriptionStore(run, tag);
	return {
		...store,
		addPending: (...args) => confirm(() => store.addPending(...args)),
		dropPending: (...args) => confirm(() => store.dropPending(...args)),
		confirmPending: (...args) => confirm(() => store.confirmPending(...args)),
		addPublication: (...args) => confirm(() => store.addPublication(...args)),
		async endDelivery(end, limit, now) {
			// A delivery that is forgotten is repeated, with the same id.
			if (end.result === 'delivered') return store.endDelivery(end, limit, now);
			return confirm(() => store.endDelivery(end, limit, now));
		},
	};
}
