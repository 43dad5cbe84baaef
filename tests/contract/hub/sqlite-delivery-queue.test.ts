import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddedQueue } from '../../../src/hub/queues/sqlite/delivery-queue.ts';
import { openHubDatabase, type HubDatabase } from '../../../src/hub/stores/sqlite/hub-database.ts';
import { createHostPace } from '../../../src/hub/queues/host-pace.ts';
import {
	queueJob,
	type HubJob,
	type JobOutcome,
	type WorkingQueue,
} from '../../../src/hub/core/delivery-queue.ts';
import { temporaryDatabase } from '../../support/hub.ts';
import { deliverTo, describeDeliveryQueue, LANES, type QueueUnderTest } from './delivery-queue.ts';

const quiet = () => undefined;
const settings = () => ({
	now: () => Date.now(),
	lanes: LANES,
	longestWaitSeconds: 3600,
	pace: createHostPace(),
});
const createQueue = (database: HubDatabase, report: (error: unknown) => void = quiet) =>
	createEmbeddedQueue({ ...settings(), database, report });

async function openQueue(file: string): Promise<QueueUnderTest> {
	const database = openHubDatabase(file);
	const queue = createQueue(database);
	return {
		queue,
		start: async (run) => queue.start(run),
		crash: () => database.close(),
		restart: () => openQueue(file),
		async stop() {
			await queue.stop();
			await database.close();
		},
	};
}

describeDeliveryQueue(
	'the queue in SQLite',
	() => openQueue(join(mkdtempSync(join(tmpdir(), 'forecourt-queue-')), 'hub.sqlite')),
	{ lateSeconds: 0, redeliverySeconds: 0, keepsOrder: true, replacesInOneStep: true },
);

describe('work on the queue in SQLite', () => {
	let database: HubDatabase;
	let queue: WorkingQueue;
	let running: HubJob[];
	let finished: HubJob[];
	const ends: (() => void)[] = [];
	const reported: unknown[] = [];

	beforeEach(() => {
		database = temporaryDatabase();
		queue = createQueue(database, (error) => reported.push(error));
		[running, finished] = [[], []];
		reported.length = 0;
	});
	afterEach(async () => {
		for (const end of ends.splice(0)) end();
		await queue.stop();
		await database.close();
	});

	/** Runs a job. If its host name begins with "slow", it runs until the test ends it. */
	const run = (job: HubJob): Promise<JobOutcome> => {
		running.push(job);
		const end = (resolve: (outcome: JobOutcome) => void) => {
			running.splice(running.indexOf(job), 1);
			finished.push(job);
			resolve({ next: [] });
		};
		if (!('host' in job) || !job.host.startsWith('slow')) {
			return new Promise((resolve) => setTimeout(() => end(resolve), 5));
		}
		return new Promise((resolve) => ends.push(() => end(resolve)));
	};

	it('runs at most two jobs per host at a time, and jobs for other hosts meanwhile (A17, A22)', async () => {
		const slow = Array.from({ length: 20 }, (_, index) => deliverTo('slow', `slow-${index}`));
		const quick = Array.from({ length: 50 }, (_, index) => deliverTo(`h${index}`, `q-${index}`));
		await queue.enqueue([...slow, ...quick].map((job) => queueJob(job)));
		queue.start(run);
		await vi.waitFor(() => expect(finished).toHaveLength(50));
		expect(running).toHaveLength(2);
	});

	it('finds jobs for other hosts behind a thousand jobs for busy hosts (A17)', async () => {
		const slow = Array.from({ length: 1200 }, (_, index) =>
			deliverTo(`slow-${index % 2}`, `slow-${index}`),
		);
		queue = createEmbeddedQueue({
			...settings(),
			database,
			lanes: { ...LANES, deliver: { concurrency: 8, concurrencyPerHost: 2 } },
			report: quiet,
		});
		await queue.enqueue(slow.map((job) => queueJob(job)));
		queue.start(run);
		await vi.waitFor(() => expect(running).toHaveLength(4));
		const quick = Array.from({ length: 40 }, (_, index) => deliverTo('quick', `q-${index}`));
		await queue.enqueue(quick.map((job) => queueJob(job)));
		await vi.waitFor(() => expect(finished).toHaveLength(40), { timeout: 5000 });
	});

	it('makes room when a callback has answered, before the result is stored', async () => {
		const jobs = Array.from({ length: 5 }, (_, index) => deliverTo('slow', `s-${index}`));
		await queue.enqueue(jobs.map((job) => queueJob(job)));
		queue.start((job, onAnswer) => {
			onAnswer?.();
			return run(job);
		});
		await vi.waitFor(() => expect(running).toHaveLength(5));
		await delay(50);
		expect(running).toHaveLength(5);
	});

	it('is limited in total (A17)', async () => {
		const jobs = Array.from({ length: 20 }, (_, index) => deliverTo(`slow-${index}`, `${index}`));
		await queue.enqueue(jobs.map((job) => queueJob(job)));
		queue.start(run);
		await vi.waitFor(() => expect(running).toHaveLength(4));
		ends.shift()?.();
		await vi.waitFor(() => expect([finished.length, running.length]).toEqual([1, 4]));
	});

	describe('with slow hosts (A17)', () => {
		const SLOW_HOSTS = Array.from({ length: 8 }, (_, index) => `slow-${index}`);
		/** Hosts of the jobs that were started. */
		const inOrder: string[] = [];
		/** Starts a queue that calls a host slow after 20 milliseconds. */
		function startQueue(concurrency: number) {
			const pace = createHostPace({ slowMilliseconds: 20 });
			const deliver = { concurrency, concurrencyPerHost: 2 };
			const lanes = { ...LANES, deliver };
			queue = createEmbeddedQueue({ ...settings(), pace, database, lanes, report: quiet });
			queue.start((job) => {
				const host = 'host' in job ? job.host : '';
				inOrder.push(host);
				return pace.during(host, () => run(job));
			});
			return pace;
		}
		beforeEach(() => void inOrder.splice(0));

		it('runs jobs for others beside any number of them, and interrupts none', async () => {
			const slow = SLOW_HOSTS.flatMap((host) =>
				Array.from({ length: 20 }, (_, index) => deliverTo(host, `${host}-${index}`)),
			);
			await queue.enqueue(slow.map((job) => queueJob(job)));
			startQueue(32);
			// Once they are slow, the jobs that run do so beside the slots.
			await vi.waitFor(() => expect(running).toHaveLength(16), { timeout: 5000 });
			const quick = Array.from({ length: 40 }, (_, index) =>
				deliverTo(`quick-${index % 4}`, `q-${index}`),
			);
			await queue.enqueue(quick.map((job) => queueJob(job)));
			await vi.waitFor(() => expect(finished).toHaveLength(40), { timeout: 5000 });
			expect(running).toHaveLength(16);
			expect(new Set(finished)).toEqual(new Set(quick));
		});

		it('gives each slow host one job at a time, in turns, in a quarter of the slots', async () => {
			const pace = startQueue(8);
			const jobs = SLOW_HOSTS.flatMap((host) =>
				[1, 2, 3].map((index) => deliverTo(host, `${host}-${index}`)),
			);
			for (const host of SLOW_HOSTS) void pace.during(host, () => delay(40));
			await delay(60);
			expect(pace.slowHosts).toHaveLength(8);
			await queue.enqueue(jobs.map((job) => queueJob(job)));
			for (let served = 0; served < 8; served++) {
				await vi.waitFor(() => expect(running).toHaveLength(2));
				await delay(30);
				expect(running).toHaveLength(2);
				ends.shift()?.();
			}
			expect(new Set(inOrder.slice(0, 8))).toEqual(new Set(SLOW_HOSTS));
		});

		it('treats a host like others again once it responds quickly', async () => {
			const pace = startQueue(8);
			void pace.during('host', () => delay(40));
			await delay(60);
			expect(pace.slowHosts).toEqual(['host']);
			const jobs = Array.from({ length: 6 }, (_, index) => deliverTo('host', `${index}`));
			await queue.enqueue(jobs.map((job) => queueJob(job)));
			await vi.waitFor(() => expect(finished).toHaveLength(6));
			expect(pace.slowHosts).toEqual([]);
		});

		it('lets a slow host wait for its turn, although its jobs were read first', async () => {
			const pace = startQueue(4);
			const jobs = Array.from({ length: 12 }, (_, index) => deliverTo('slow-0', `0-${index}`));
			await queue.enqueue(jobs.map((job) => queueJob(job)));
			await vi.waitFor(() => expect(pace.slowHosts).toEqual(['slow-0']));
			void pace.during('other', () => delay(40));
			await delay(60);
			await queue.enqueue([queueJob(deliverTo('other', 'one'))]);
			for (const end of ends.splice(0)) end();
			await vi.waitFor(() =>
				expect(finished.map((job) => 'host' in job && job.host)).toContain('other'),
			);
			expect(finished.length).toBeLessThanOrEqual(4);
		});

		it('never runs more than one and a half times its concurrency', async () => {
			const jobs = Array.from({ length: 60 }, (_, index) => deliverTo(`slow-${index}`, `${index}`));
			await queue.enqueue(jobs.map((job) => queueJob(job)));
			startQueue(4);
			await vi.waitFor(() => expect(running).toHaveLength(6), { timeout: 5000 });
			await delay(100);
			expect(running).toHaveLength(6);
		});
	});

	it('does not delay new subscribers behind slow deliveries (H25)', async () => {
		const jobs = Array.from({ length: 20 }, (_, index) => deliverTo(`slow-${index}`, `${index}`));
		await queue.enqueue(jobs.map((job) => queueJob(job)));
		queue.start(run);
		await vi.waitFor(() => expect(running).toHaveLength(4));
		const question: HubJob = { kind: 'verify', request: 'r', host: 'quick', attempt: 1 };
		await queue.enqueue([queueJob(question)]);
		await vi.waitFor(() => expect(finished).toEqual([question]));
	});

	it('does not delay new subscribers behind unresponsive callbacks (A17, H25)', async () => {
		const again = Array.from({ length: 20 }, (_, index): HubJob => {
			return { kind: 'verify', request: `r${index}`, host: `slow-${index}`, attempt: 2 };
		});
		await queue.enqueue(again.map((job) => queueJob(job)));
		queue.start(run);
		await vi.waitFor(() => expect(running).toHaveLength(4));
		const question: HubJob = { kind: 'verify', request: 'new', host: 'quick', attempt: 1 };
		await queue.enqueue([queueJob(question)]);
		await vi.waitFor(() => expect(finished).toEqual([question]));
	});

	it('skips invalid jobs, reports them and continues (A42)', async () => {
		await database.transact((transaction) => {
			for (const [id, job] of [
				['poisoned', '{"kind":"deliver","callback":"https://victim.example"}'],
				['broken', '{'],
			]) {
				transaction.run(
					"INSERT INTO jobs (id, lane, host, due_at, job) VALUES (?, 'deliver', '', 0, ?)",
					id ?? '',
					job ?? '',
				);
			}
		});
		await queue.enqueue([queueJob(deliverTo('quick', 'sound'))]);
		queue.start(run);
		await vi.waitFor(() => expect(finished).toHaveLength(1));
		expect(reported.map(String).join()).toMatch(/Cannot run 2 "deliver" jobs/);
		expect(reported.map(String).join()).not.toMatch(/poisoned|broken/);
	});

	it.each(['while it runs', 'while no process ran'])(
		'does not delay jobs when the clock is set back %s',
		async (when) => {
			const wrong = Date.now() + 86_400_000;
			let now = () => wrong;
			const options = { ...settings(), longestWaitSeconds: 0.1, now: () => now(), database };
			const before = createEmbeddedQueue({ ...options, report: quiet });
			if (when === 'while it runs') before.start(run);
			await before.enqueue([queueJob(deliverTo('quick', 'put off'), 60)]);
			await delay(50);
			expect(finished).toEqual([]);
			now = () => Date.now();
			if (when === 'while it runs') queue = before;
			else queue = createEmbeddedQueue({ ...options, report: quiet });
			if (when !== 'while it runs') queue.start(run);
			// The queue checks whenever there is a new job, and at least twice a minute.
			await queue.enqueue([queueJob(deliverTo('quick', 'new'))]);
			await vi.waitFor(() => expect(finished).toHaveLength(2));
		},
	);

	it('finishes running jobs when stopped, and starts no more', async () => {
		await queue.enqueue([1, 2, 3].map((index) => queueJob(deliverTo('slow', `${index}`))));
		queue.start(run);
		await vi.waitFor(() => expect(running).toHaveLength(2));
		const stopped = queue.stop();
		for (const end of ends.splice(0)) end();
		await stopped;
		expect(finished).toHaveLength(2);
		const rows = await database.transact(({ all }) => all('SELECT id FROM jobs'));
		expect(rows).toHaveLength(1);
	});
});
