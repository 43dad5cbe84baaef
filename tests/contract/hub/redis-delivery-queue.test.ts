import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createHostPace } from '../../../src/hub/queues/host-pace.ts';
import { createRedisQueue } from '../../../src/hub/queues/redis/delivery-queue.ts';
import { connectRedis, openAnother } from '../../../src/hub/stores/redis/redis-connection.ts';
import { createReplication } from '../../../src/hub/stores/redis/replication.ts';
import { startRedis, type RedisServer } from '../../support/redis-server.ts';
import { layCable } from '../../support/tcp-cable.ts';
import { describeDeliveryQueue, type QueueUnderTest } from './delivery-queue.ts';

const LANES = {
	ask: { concurrency: 8, concurrencyPerHost: 4 },
	'ask-again': { concurrency: 4, concurrencyPerHost: 4 },
	'fan-out': { concurrency: 1, concurrencyPerHost: 1 },
	deliver: { concurrency: 4, concurrencyPerHost: 2 },
};
const quiet = () => undefined;

let server: RedisServer;
beforeAll(async () => {
	server = await startRedis();
});
afterAll(() => server?.stop());

async function openQueue(tag: string): Promise<QueueUnderTest> {
	const cable = await layCable(server.port);
	const connection = await connectRedis([`redis://127.0.0.1:${cable.port}`], quiet);
	const waiting = openAnother(connection, quiet);
	const replication = createReplication(waiting, `{${tag}}:replication`);
	await replication.start();
	const pace = createHostPace();
	const report = quiet;
	const id = randomUUID();
	const queue = createRedisQueue({ connection, replication, tag, id, lanes: LANES, pace, report });
	return {
		queue,
		start: async (run) => queue.start(run),
		crash: async () => cable.cut(),
		restart: () => openQueue(tag),
		async stop() {
			await queue.stop();
			connection.disconnect();
			waiting.disconnect();
			cable.cut();
		},
	};
}

describeDeliveryQueue('the queue in Redis', () => openQueue(randomUUID()), {
	lateSeconds: 0.5,
	redeliverySeconds: 25,
	keepsOrder: false,
	replacesInOneStep: false,
});
