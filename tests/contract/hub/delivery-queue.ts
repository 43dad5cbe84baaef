import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	queueJob,
	type DeliveryQueue,
	type HubJob,
	type JobOutcome,
	type RunJob,
} from '../../../src/hub/core/delivery-queue.ts';

/** A queue under test. */
export interface QueueUnderTest {
	readonly queue: DeliveryQueue;
	start(run: RunJob): Promise<void>;
	/** Stops like a killed process: jobs that are running have no effect. */
	crash(): Promise<void>;
	/** Opens the same queue in another process. */
	restart(): Promise<QueueUnderTest>;
	stop(): Promise<void>;
}

/** Differences between queues. */
export interface QueueTraits {
	/** How late a job may run in an idle queue, after its delay. */
	readonly lateSeconds: number;
	/** Time until a job that a killed process had started runs again. */
	readonly redeliverySeconds: number;
	/** Whether jobs run in the order in which they become due, even after a crash. */
	readonly keepsOrder: boolean;
	/** Whether a finished job never runs again, no matter when the process is killed. */
	readonly replacesInOneStep: boolean;
}

/** A delivery for a callback on this host. */
export const deliverTo = (host: string, subscription: string): HubJob => ({
	kind: 'deliver',
	subscription,
	topic: '/feed.xml',
	publication: 1,
	etag: '"1"',
	publishedAt: 0,
	host,
	attempt: 1,
});
/** Limits of the lanes of a small queue. */
export const LANES = {
	ask: { concurrency: 8, concurrencyPerHost: 4 },
	'ask-again': { concurrency: 4, concurrencyPerHost: 4 },
	'fan-out': { concurrency: 1, concurrencyPerHost: 1 },
	deliver: { concurrency: 4, concurrencyPerHost: 2 },
};

const DONE: JobOutcome = { next: [] };

/** Tests that every queue of the hub must pass. */
export function describeDeliveryQueue(
	name: string,
	create: () => Promise<QueueUnderTest>,
	traits: QueueTraits,
): void {
	const { lateSeconds, redeliverySeconds, keepsOrder, replacesInOneStep } = traits;
	describe(name, () => {
		let test: QueueUnderTest;
		let jobs: HubJob[];
		beforeEach(async () => {
			test = await create();
			jobs = [];
		});
		afterEach(() => test.stop());

		const aJob = (request: string, attempt = 1): HubJob => ({
			kind: 'verify',
			request,
			host: `https://${request}.example`,
			attempt,
		});
		const note = async (job: HubJob): Promise<JobOutcome> => {
			jobs.push(job);
			return DONE;
		};
		const names = () => jobs.map((job) => ('request' in job ? job.request : job.kind));
		/** Waits until this many jobs have run, with extra time for this many delays. */
		const arrived = (count: number, delays = 1) =>
			vi.waitFor(() => expect(jobs.length).toBeGreaterThanOrEqual(count), {
				timeout: 5000 + (delays * lateSeconds + redeliverySeconds) * 1000,
			});

		it('runs every job unchanged', async () => {
			await test.start(note);
			const many = Array.from({ length: 300 }, (_, index) => aJob(`job-${index}`));
			await test.queue.enqueue(many.map((job) => queueJob(job)));
			await arrived(300);
			expect(names().toSorted()).toEqual(
				many.map((job) => 'request' in job && job.request).toSorted(),
			);
		});

		it('runs jobs queued before it started', async () => {
			await test.queue.enqueue([queueJob(aJob('early'))]);
			await test.start(note);
			await arrived(1);
		});

		it('does not run a job before its time', async () => {
			await test.start(note);
			const begin = Date.now();
			await test.queue.enqueue([queueJob(aJob('late'), 0.4), queueJob(aJob('now'))]);
			await arrived(2);
			expect(names()).toEqual(['now', 'late']);
			expect(Date.now() - begin).toBeGreaterThanOrEqual(400);
		});

		it('runs the same job once (A42)', async () => {
			await test.queue.enqueue([queueJob(aJob('same')), queueJob(aJob('same'))]);
			await test.queue.enqueue([queueJob(aJob('same'), 5), queueJob(aJob('same', 2))]);
			await test.start(note);
			await arrived(2);
			await delay(100);
			expect(names()).toEqual(['same', 'same']);
		});

		it('runs follow-up jobs', async () => {
			await test.start(async (job) => {
				jobs.push(job);
				if (!('request' in job) || job.attempt === 3) return DONE;
				return { next: [queueJob({ ...job, attempt: job.attempt + 1 }, 0.05)] };
			});
			await test.queue.enqueue([queueJob(aJob('chain'))]);
			await arrived(3, 2);
			expect(jobs.map((job) => 'attempt' in job && job.attempt)).toEqual([1, 2, 3]);
		});

		it('runs a job again if it requests that', async () => {
			await test.start(async (job) => {
				jobs.push(job);
				return jobs.length < 3 ? { retryInSeconds: 0.05 } : DONE;
			});
			await test.queue.enqueue([queueJob(aJob('again'))]);
			await arrived(3, 2);
			await delay(150 + lateSeconds * 1000);
			expect(jobs).toHaveLength(3);
		});

		it('runs a job again if it fails', { timeout: 30_000 }, async () => {
			await test.start(async (job) => {
				jobs.push(job);
				if (jobs.length === 1) throw new TypeError('Cannot do it yet');
				return DONE;
			});
			await test.queue.enqueue([queueJob(aJob('failing'))]);
			await vi.waitFor(() => expect(jobs).toHaveLength(2), { timeout: 20_000 });
		});

		it('runs the jobs of a killed process again (A42, A43)', async () => {
			// On a slow machine, the second job may also run before the crash.
			const running = vi.fn<RunJob>(() => new Promise(() => undefined));
			await test.start(running);
			await test.queue.enqueue([queueJob(aJob('cut')), queueJob(aJob('waiting'), 0.2)]);
			await vi.waitFor(() => expect(running).toHaveBeenCalled(), { timeout: 5000 });
			await test.crash();
			test = await test.restart();
			await test.start(note);
			await arrived(2);
			expect(keepsOrder ? names() : names().toSorted()).toEqual(['cut', 'waiting']);
		});

		it('removes a job only once its follow-up is queued: a crash loses neither (A43)', async () => {
			const follow = async (job: HubJob): Promise<JobOutcome> => {
				jobs.push(job);
				if (!('request' in job) || job.request === 'follower') return DONE;
				return { next: [queueJob(aJob('follower'), 0.3)] };
			};
			await test.start(follow);
			await test.queue.enqueue([queueJob(aJob('first'))]);
			await arrived(1);
			await delay(50);
			await test.crash();
			test = await test.restart();
			await test.start(follow);
			await vi.waitFor(() => expect(names()).toContain('follower'), {
				timeout: 5000 + (lateSeconds + redeliverySeconds) * 1000,
			});
			await delay(150 + lateSeconds * 1000);
			if (replacesInOneStep) expect(names()).toEqual(['first', 'follower']);
			// A job that was running at the crash may run again, even after its follow-up.
			expect(names().filter((request) => request !== 'first')).toEqual(['follower']);
		});
	});
}
