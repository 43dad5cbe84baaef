import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runBatch } from '../../../../src/hub/queues/vercel/run-batch.ts';
import { createHostPace } from '../../../../src/hub/queues/host-pace.ts';
import { DONE, queueJob, type HubJob } from '../../../../src/hub/core/delivery-queue.ts';

const jobAt = (host: string, request: string): HubJob => ({
	kind: 'verify',
	request,
	host,
	attempt: 1,
});
const LIMITS = { concurrency: 4, concurrencyPerHost: 2 };
const options = {
	...LIMITS,
	pace: createHostPace(),
	isOver: () => false,
	report: () => undefined,
};

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
		slow: [],
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

it('leaves the rest of a slow host, and runs the others meanwhile (A17)', async () => {
	const pace = createHostPace({ slowMilliseconds: 20 });
	const hosts = ['https://a.example', 'https://b.example'];
	const slow = hosts.flatMap((host) =>
		[1, 2, 3, 4, 5].map((index) => jobAt(host, `${host} ${index}`)),
	);
	const quick = Array.from({ length: 10 }, (_, index) => jobAt('https://q.example', `q${index}`));
	const ended: HubJob[] = [];
	let milliseconds = 200;
	const run = async (job: HubJob) => {
		const host = 'host' in job ? job.host : '';
		await pace.during(host, () => delay(hosts.includes(host) ? milliseconds : 1));
		ended.push(job);
		return DONE;
	};
	const first = await runBatch([...slow, ...quick], { ...options, concurrency: 8, pace, run });
	// Two of each were running when the hosts became slow. They end in their own time, and count.
	expect(ended).toEqual([...quick, slow[0], slow[1], slow[5], slow[6]]);
	expect([first.left, first.failed]).toEqual([[], []]);
	expect(first.slow).toEqual([...slow.slice(2, 5), ...slow.slice(7)]);

	// Each batch tries one job of a slow host, and runs all once the host responds quickly.
	ended.length = 0;
	const second = await runBatch(first.slow, { ...options, concurrency: 8, pace, run });
	expect(ended).toEqual([slow[2], slow[7]]);
	expect(second.slow).toEqual([slow[3], slow[4], slow[8], slow[9]]);
	milliseconds = 1;
	const third = await runBatch(second.slow, { ...options, concurrency: 8, pace, run });
	expect([third.slow, third.left, ended.length]).toEqual([[], [], 6]);
	expect(pace.slowHosts).toEqual([]);
});
