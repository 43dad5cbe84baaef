import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	createEmbeddedQueue,
	type EmbeddedQueue,
} from '../../../src/hub/queues/sqlite/delivery-queue.ts';
import { openHubDatabase, type HubDatabase } from '../../../src/hub/stores/sqlite/hub-database.ts';
import { queueJob, type HubJob, type JobOutcome } from '../../../src/hub/core/delivery-queue.ts';
import { temporaryDatabase } from '../../support/hub.ts';
import { describeDeliveryQueue, type QueueUnderTest } from './delivery-queue.ts';

const LANES = {
	ask: { concurrency: 8, concurrencyPerHost: 4 },
	'ask-again': { concurrency: 4, concurrencyPerHost: 4 },
	'fan-out': { concurrency: 1, concurrencyPerHost: 1 },
	deliver: { concurrency: 4, concurrencyPerHost: 2 },
};
const quiet = () => undefined;
const SETTINGS = { now: () => Date.now(), lanes: LANES, longestWaitSeconds: 3600 };
const createQueue = (database: HubDatabase, report: (error: unknown) => void = quiet) =>
	createEmbeddedQueue({ ...SETTINGS, database, report });

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
	let queue: EmbeddedQueue;
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

	const deliverTo = (host: string, name: string): HubJob => ({
		kind: 'deliver',
		subscription: name,
		topic: '/feed.xml',
		publication: 1,
		etag: '"1"',
		publishedAt: 0,
		host,
		attempt: 1,
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
			...SETTINGS,
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

	it('is limited in total (A17)', async () => {
		const jobs = Array.from({ length: 20 }, (_, index) => deliverTo(`slow-${index}`, `${index}`));
		await queue.enqueue(jobs.map((job) => queueJob(job)));
		queue.start(run);
		await vi.waitFor(() => expect(running).toHaveLength(4));
		ends.shift()?.();
		await vi.waitFor(() => expect([finished.length, running.length]).toEqual([1, 4]));
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
			const settings = { ...SETTINGS, longestWaitSeconds: 0.1, now: () => now(), database };
			const before = createEmbeddedQueue({ ...settings, report: quiet });
			if (when === 'while it runs') before.start(run);
			await before.enqueue([queueJob(deliverTo('quick', 'put off'), 60)]);
			await delay(50);
			expect(finished).toEqual([]);
			now = () => Date.now();
			if (when === 'while it runs') queue = before;
			else queue = createEmbeddedQueue({ ...settings, report: quiet });
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
