import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runBatch } from '../../../../src/hub/queues/vercel/run-batch.ts';
import { DONE, queueJob, type HubJob } from '../../../../src/hub/core/delivery-queue.ts';

const jobAt = (host: string, request: string): HubJob => ({
	kind: 'verify',
	request,
	host,
	attempt: 1,
});
const LIMITS = { concurrency: 4, concurrencyPerHost: 2 };
const options = { ...LIMITS, isOver: () => false, report: () => undefined };

it('separates follow-up jobs, jobs to run again and failed jobs', async () => {
	const jobs = ['done', 'followed', 'again', 'failing'].map((name) => jobAt(name, name));
	const [done, followed, again, failing] = jobs;
	const follower = queueJob(jobAt('h', 'follower'), 3);
	const reported: unknown[] = [];
	const result = await runBatch(jobs, {
		...options,
		report: (error) => reported.push(error),
		async run(job) {
			if (job === followed) return { next: [follower] };
			if (job === again) return { retryInSeconds: 0.5 };
			if (job === failing) throw new RangeError('Cannot do it');
			return DONE;
		},
	});
	expect(done).toBeDefined();
	expect(result).toEqual({
		followers: [follower],
		again: again && [queueJob(again, 0.5)],
		failed: [failing],
		left: [],
	});
	expect(reported.map(String)).toEqual(['RangeError: Cannot do it']);
});

it('starts no more jobs when time is up, and finishes running ones', async () => {
	const jobs = Array.from({ length: 10 }, (_, index) => jobAt(`h${index}`, `r${index}`));
	const [begun, ended]: [HubJob[], HubJob[]] = [[], []];
	const { left } = await runBatch(jobs, {
		...options,
		isOver: () => ended.length >= 2,
		async run(job) {
			begun.push(job);
			await delay(5 * begun.length);
			ended.push(job);
			return DONE;
		},
	});
	expect(begun.length).toBeGreaterThan(3);
	expect(ended).toEqual(begun);
	expect([...begun, ...left]).toEqual(jobs);
	expect(left.length).toBeGreaterThan(3);
});

it('never exceeds the limits in total and per host (A17, A22)', async () => {
	const jobs = Array.from({ length: 60 }, (_, index) =>
		jobAt(index < 30 ? 'popular' : `h${index}`, `r${index}`),
	);
	const running: string[] = [];
	let [most, mostOfOne] = [0, 0];
	await runBatch(jobs, {
		...options,
		async run(job) {
			const host = 'host' in job ? job.host : '';
			running.push(host);
			most = Math.max(most, running.length);
			mostOfOne = Math.max(mostOfOne, running.filter((other) => other === 'popular').length);
			await delay(1);
			running.splice(running.indexOf(host), 1);
			return DONE;
		},
	});
	expect([most, mostOfOne]).toEqual([4, 2]);
});
