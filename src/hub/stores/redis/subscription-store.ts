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

/** The Vercel KV store on Redis. Changes that someone relies on wait for a replica. */
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
			// No need to wait: a lost result only repeats the delivery, with the same id.
			if (end.result === 'delivered') return store.endDelivery(end, limit, now);
			return confirm(() => store.endDelivery(end, limit, now));
		},
	};
}
