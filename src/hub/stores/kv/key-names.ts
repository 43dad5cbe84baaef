export type KeyNames = ReturnType<typeof createKeyNames>;

/**
 * Names of the hub's keys. All of them begin with the same tag in braces, because a script of a
 * Redis Cluster may only use keys with one hash tag. Text from outside comes last, so that it
 * cannot form another tag or kind.
 */
export function createKeyNames(tag: string) {
	const of = (kind: string) => (id: string | number) => `{${tag}}:${kind}:${id}`;
	return {
		/** Hash, by pair of topic and callback. */
		subscription: of('subscription'),
		/** Hash by pair: the sequence of its latest confirmed request, and whom to notify of its end. */
		latest: of('latest'),
		/** The topics that subscriptions were confirmed for. */
		topics: `{${tag}}:topics`,
		/** Pairs in the order of their ids, by topic. */
		topic: of('topic'),
		/** Pairs by the end of their lease, by topic. */
		expiry: of('expiry'),
		/** Pairs by the end of their lease, by host. */
		host: of('host'),
		/** Pairs by the end of their lease, by path. */
		path: of('path'),
		/** Hash, by id of the request. */
		request: of('request'),
		/** Ids of pending requests by the time they expire. */
		requests: `{${tag}}:requests`,
		/** The same, by host. */
		waiting: of('requests'),
		/** Hash, by id of the request. */
		record: of('record'),
		/** List of JSON, latest first, by id of the request. */
		attempts: of('attempts'),
		/** Pairs whose lease ended and whose callbacks have yet to be notified, by that time. */
		leases: `{${tag}}:leases`,
		/** Number of requests so far. */
		sequence: `{${tag}}:sequence`,
		/** Hash by topic: its latest publication. */
		publication: of('publication'),
		/** Ids of processes that run jobs, by the time they last said so. */
		processes: `{${tag}}:processes`,
		/** Hash: what is known of the server's replicas. */
		replication: `{${tag}}:replication`,
		/** Hash of counters, by hours since 1970. */
		counts: of('counts'),
		/** When the full limit is available again, by rate. */
		rate: of('rate'),
	};
}
