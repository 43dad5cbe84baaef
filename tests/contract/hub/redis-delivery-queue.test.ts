import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueJob, type HubJob } from '../../../src/hub/core/delivery-queue.ts';
import { createHostPace } from '../../../src/hub/queues/host-pace.ts';
import { createRedisQueue } from '../../../src/hub/queues/redis/delivery-queue.ts';
import { connectRedis, openAnother } from '../../../src/hub/stores/redis/redis-connection.ts';
import { createReplication } from '../../../src/hub/stores/redis/replication.ts';
import { startRedis, type RedisServer } from '../../support/redis-server.ts';
import { layCable } from '../../support/tcp-cable.ts';
import { deliverTo, describeDeliveryQueue, LANES, type QueueUnderTest } from './delivery-queue.ts';

const quiet = () => undefined;

let server: RedisServer;
beforeAll(async () => {
	server = await startRedis();
});
afterAll(() => server?.stop());

async function openQueue(tag: string, pace = createHostPace()): Promise<QueueUnderTest> {
	const cable = await layCable(server.port);
	const connection = await connectRedis([`redis://127.0.0.1:${cable.port}`], quiet);
	const waiting = openAnother(connection, quiet);
	const replication = createReplication(waiting, `{${tag}}:replication`);
	await replication.start();
	const report = quiet;
	const queue = createRedisQueue({
		connection,
		replication,
		tag,
		process: randomUUID(),
		lanes: LANES,
		pace,
		report,
	});
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

it(
	'a job in Redis whose outcome cannot be stored runs again (A43)',
	{ timeout: 30_000 },
	async () => {
		const test = await openQueue(randomUUID());
		const job: HubJob = { kind: 'verify', request: 'r', host: 'https://a.example', attempt: 1 };
		let runs = 0;
		await test.start(async () => {
			runs++;
			// JSON has no such number, so this one cannot be added.
			const unstorable = { ...job, attempt: 2n as unknown as number };
			return { next: runs === 1 ? [queueJob(unstorable)] : [] };
		});
		await test.queue.enqueue([queueJob(job)]);
		await vi.waitFor(() => expect(runs).toBe(2), { timeout: 20_000 });
		await test.stop();
	},
);

describe('work on the queue in Redis (A17, A22)', () => {
	let test: QueueUnderTest;
	let running: string[];
	let finished: string[];
	let most: Map<string, number>;
	const pace = createHostPace({ slowMilliseconds: 100 });
	const jobsFor = (host: string, count: number) =>
		Array.from({ length: count }, (_, index) => queueJob(deliverTo(host, `${host}-${index}`)));
	const milliseconds = (host: string) => (host.startsWith('slow') ? 400 : 10);

	beforeEach(async () => {
		[running, finished, most] = [[], [], new Map()];
		test = await openQueue(randomUUID(), pace);
		await test.start((job) => {
			const host = 'host' in job ? job.host : '';
			return pace.during(host, async () => {
				running.push(host);
				const now = running.filter((other) => other === host).length;
				most.set(host, Math.max(now, most.get(host) ?? 0));
				await delay(milliseconds(host));
				running.splice(running.indexOf(host), 1);
				finished.push(host);
				return { next: [] };
			});
		});
	});
	afterEach(() => test.stop());

	it('runs at most two jobs per host at a time, and all of them', async () => {
		await test.queue.enqueue([...jobsFor('one', 40), ...jobsFor('two', 40)]);
		await vi.waitFor(() => expect(finished).toHaveLength(80), { timeout: 20_000 });
		expect(Object.fromEntries(most)).toEqual({ one: 2, two: 2 });
	});

	it('does not let slow hosts delay the others', async () => {
		const slow = Array.from({ length: 4 }, (_, index) => jobsFor(`slow-${index}`, 30)).flat();
		await test.queue.enqueue(slow);
		await vi.waitFor(() => expect(pace.slowHosts).toHaveLength(4), { timeout: 10_000 });
		await test.queue.enqueue(Array.from({ length: 20 }, (_, n) => jobsFor(`quick-${n}`, 2)).flat());
		const quick = () => finished.filter((host) => host.startsWith('quick'));
		await vi.waitFor(() => expect(quick()).toHaveLength(40), { timeout: 5000 });
		expect(finished.length).toBeLessThan(100);
	});
});
