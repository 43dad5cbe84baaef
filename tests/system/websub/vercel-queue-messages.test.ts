import { deliverTo } from '../../contract/hub/delivery-queue.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it as test, vi } from 'vitest';
import { JOBS_PER_MESSAGE } from '../../../src/hub/queues/vercel/job-message.ts';
import {
	DONE,
	queueJob,
	type HubJob,
	type JobOutcome,
} from '../../../src/hub/core/delivery-queue.ts';
import { StoreUnavailableError } from '../../../src/hub/core/subscription-store.ts';
import { openVercelQueue, type VercelQueueUnderTest } from '../../support/queue-consumer.ts';

/** Time for a message in the emulator, which ticks every second, and for a retried call. */
const WAIT = { timeout: 20_000 };

const verification = (request: string): HubJob => ({
	kind: 'verify',
	request,
	host: 'https://quick.example',
	attempt: 1,
});

interface Fixtures {
	/** Queues of the test's own, because the emulator leases messages for 60 seconds. */
	readonly vercel: VercelQueueUnderTest;
}

const it = test.extend<Fixtures>({
	vercel: async ({ onTestFinished }, use) => {
		const vercel = await openVercelQueue();
		onTestFinished(vercel.stop);
		await use(vercel);
	},
});

/** Records the jobs that it runs. Those for a host whose name begins with "slow" never end. */
function recordJobs() {
	const [started, ended]: [HubJob[], HubJob[]] = [[], []];
	return {
		...{ started, ended },
		async run(job: HubJob): Promise<JobOutcome> {
			started.push(job);
			if ('host' in job && job.host.startsWith('slow')) return new Promise(() => undefined);
			ended.push(job);
			return DONE;
		},
		/** Returns how many jobs are running. */
		slow: () => started.length - ended.length,
	};
}

const many = (count: number, host: (index: number) => string) =>
	Array.from({ length: count }, (_, index) => queueJob(deliverTo(host(index), `s-${index}`)));
const endsOf = ({ gateway }: VercelQueueUnderTest) =>
	gateway.calls.filter(({ kind }) => kind === 'end');
const sendRaw = ({ emulator }: VercelQueueUnderTest, topic: string, body: string) =>
	fetch(`${emulator.baseUrl}/api/v3/topic/${topic}`, {
		method: 'POST',
		headers: { Authorization: `Bearer ${emulator.token}` },
		body,
	});

// Most of the time, these wait for the emulator.
describe.concurrent('messages on Vercel Queues', () => {
	it('stay with a function that runs longer than its lease', async ({ vercel }) => {
		const { started } = recordJobs();
		await vercel.start(async (job) => {
			started.push(job);
			await delay(64_000);
			return DONE;
		});
		await vercel.queue.enqueue([queueJob(verification('long'))]);
		await vi.waitFor(() => expect(endsOf(vercel)).toHaveLength(1), { timeout: 80_000 });
		expect(started).toEqual([verification('long')]);
		expect(vercel.gateway.calls.filter(({ kind }) => kind === 'postpone')).toHaveLength(2);
	});

	it('group deliveries, and contain one job each if it must not wait', async ({ vercel }) => {
		const { ended, run } = recordJobs();
		await vercel.start(run);
		const page: HubJob = { kind: 'fan-out', topic: '/feed.xml', publication: 1, after: 's-199' };
		await vercel.queue.enqueue([
			...many(200, (index) => `https://host-${index}.example`),
			queueJob(page),
			queueJob(verification('one')),
			queueJob(verification('two')),
		]);
		await vi.waitFor(() => expect(ended).toHaveLength(203), WAIT);
		expect(vercel.gateway.sent('websub')).toHaveLength(200 / JOBS_PER_MESSAGE);
		expect(vercel.gateway.sent('websub-prompt')).toHaveLength(3);
		await vi.waitFor(() => expect(endsOf(vercel)).toHaveLength(8), WAIT);
		expect(new Set(vercel.calls.map(({ deliveryCount }) => deliveryCount))).toEqual(new Set([1]));
	});

	it('run at most two jobs per host at a time, and others meanwhile (A17, A22)', async ({
		vercel,
	}) => {
		const { ended, run, slow } = recordJobs();
		await vercel.start(run);
		await vercel.queue.enqueue(many(38, (index) => (index < 18 ? 'slow' : `host-${index}`)));
		await vi.waitFor(() => expect(ended).toHaveLength(20), WAIT);
		expect(slow()).toBe(2);
	});

	it('leave the rest of a slow host to later messages (A17)', async ({ vercel }) => {
		const { ended } = recordJobs();
		await vercel.start(async (job) => {
			if ('host' in job && job.host === 'slow') await delay(1500);
			ended.push(job);
			return DONE;
		});
		await vercel.queue.enqueue(many(24, (index) => (index < 4 ? 'slow' : `host-${index}`)));
		await vi.waitFor(() => expect(ended).toHaveLength(24), { timeout: 60_000 });
		expect(new Set(ended).size).toBe(24);
		// Two are running when the host becomes slow, then each message tries one.
		expect(vercel.gateway.sent().map(({ delaySeconds }) => delaySeconds)).toEqual([0, 10, 10]);
		await vi.waitFor(() => expect(endsOf(vercel)).toHaveLength(3), WAIT);
	});

	it('run a limited number of jobs at a time (A17)', async ({ vercel }) => {
		const { started, ended, slow } = recordJobs();
		let most = 0;
		await vercel.start(async (job) => {
			started.push(job);
			most = Math.max(most, slow());
			await delay(200);
			ended.push(job);
			return DONE;
		});
		await vercel.queue.enqueue(many(40, (index) => `host-${index}`));
		await vi.waitFor(() => expect(ended).toHaveLength(40), WAIT);
		expect(most).toBe(16);
	});

	it('of slow deliveries do not delay new subscribers (H25)', async ({ vercel }) => {
		const { ended, run, slow } = recordJobs();
		await vercel.start(run);
		await vercel.queue.enqueue(many(40, (index) => `slow-${index}`));
		await vi.waitFor(() => expect(slow()).toBeGreaterThanOrEqual(16), WAIT);
		await vercel.queue.enqueue([queueJob(verification('new'))]);
		await vi.waitFor(() => expect(ended).toEqual([verification('new')]), WAIT);
	});

	it('end once follow-up jobs are queued, and are delivered again if they cannot be (A43)', async ({
		vercel,
	}) => {
		const { started } = recordJobs();
		vercel.gateway.decide = ({ kind, body }) =>
			kind === 'send' && body.includes('follower') ? 'refuse' : 'pass';
		await vercel.start(async (job) => {
			started.push(job);
			if (!('request' in job) || job.request === 'follower') return DONE;
			return { next: [queueJob(verification('follower'))] };
		});
		await vercel.queue.enqueue([queueJob(verification('first'))]);
		await vi.waitFor(() => expect(started).toHaveLength(2), WAIT);
		expect(started).toEqual([verification('first'), verification('first')]);
		expect(endsOf(vercel)).toEqual([]);
		expect(vercel.reports[0]).toMatch('Cannot use Vercel Queues');

		vercel.gateway.decide = () => 'pass';
		await vi.waitFor(() => expect(started).toContainEqual(verification('follower')), WAIT);
		await vi.waitFor(() => expect(endsOf(vercel)).toHaveLength(2), WAIT);
		const counts = vercel.calls.map(({ deliveryCount }) => deliveryCount);
		expect(counts.slice(0, 2)).toEqual([1, 2]);
		const passed = vercel.gateway.calls.map(({ kind, body }) => kind + body.includes('follower'));
		expect(passed.lastIndexOf('sendtrue')).toBeLessThan(passed.indexOf('endfalse'));
	});

	it('repeat only failed jobs, with increasing delays (A42)', async ({ vercel }) => {
		const { started } = recordJobs();
		await vercel.start(async (job) => {
			started.push(job);
			if (JSON.stringify(job).includes('"s-7"') && started.length < 42) {
				throw new TypeError('Cannot do it yet');
			}
			return DONE;
		});
		const jobs = many(40, (index) => `https://host-${index}.example`);
		await vercel.queue.enqueue(jobs);
		await vi.waitFor(() => expect(started).toHaveLength(42), { timeout: 40_000 });
		expect(started.slice(40)).toEqual([jobs[7]?.job, jobs[7]?.job]);
		expect(vercel.gateway.sent().map(({ delaySeconds }) => delaySeconds)).toEqual([0, 5, 10]);
		expect(vercel.calls.map(({ deliveryCount }) => deliveryCount)).toEqual([1, 1, 1]);
		expect(vercel.reports).toEqual(Array(2).fill('TypeError: Cannot do it yet'));
	});

	it('are sent again after one was refused, and run once', async ({ vercel }) => {
		const { ended, run } = recordJobs();
		let sends = 0;
		vercel.gateway.decide = ({ kind }) => (kind === 'send' && ++sends === 3 ? 'refuse' : 'pass');
		const jobs = many(200, (index) => `https://host-${index}.example`);
		await expect(vercel.queue.enqueue(jobs)).rejects.toThrow(StoreUnavailableError);
		await vercel.queue.enqueue(jobs);
		await vercel.start(run);
		await vi.waitFor(() => expect(ended.length).toBeGreaterThanOrEqual(200), WAIT);
		await delay(2500);
		expect(ended).toHaveLength(200);
		expect(vercel.gateway.sent()).toHaveLength(10);
	});

	it('count as queued once they are accepted, and as not queued without a response', async ({
		vercel,
	}) => {
		const { ended, run } = recordJobs();
		await vercel.start(run);
		vercel.gateway.decide = () => 'defer';
		await vercel.queue.enqueue([queueJob(verification('accepted'))]);
		vercel.gateway.decide = () => 'ignore';
		const unanswered = vercel.queue.enqueue([queueJob(verification('unanswered'))]);
		await expect(unanswered).rejects.toThrow(StoreUnavailableError);
		vercel.gateway.decide = () => 'pass';
		await vi.waitFor(() => expect(ended).toEqual([verification('accepted')]), WAIT);
	});

	it('that are not from the hub are reported, and dropped after three attempts', async ({
		vercel,
	}) => {
		const { ended, run } = recordJobs();
		await vercel.start(run);
		const secret = '{"jobs":[{"kind":"deliver","callback":"https://victim.example"}]}';
		await sendRaw(vercel, 'websub-prompt', 'no JSON');
		await sendRaw(vercel, 'websub', secret);
		await vercel.queue.enqueue([queueJob(verification('sound'))]);
		await vi.waitFor(() => expect(endsOf(vercel)).toHaveLength(3), { timeout: 60_000 });
		expect(ended).toEqual([verification('sound')]);
		expect(vercel.reports).toHaveLength(6);
		expect(vercel.reports.join()).toMatch(
			/^(UnreadableMessageError: Cannot read message "\w+".*){6}$/,
		);
		expect(vercel.reports.join()).not.toContain('victim');
		expect(Math.max(...vercel.calls.map(({ deliveryCount }) => deliveryCount))).toBe(3);
	});

	it('wait for the rest of a delay that is too long for one message', async ({ vercel }) => {
		const { ended, run } = recordJobs();
		await vercel.start(run);
		const begin = Date.now();
		const body = { jobs: [verification('late')], failures: 0, waitSeconds: 2 };
		await sendRaw(vercel, 'websub-prompt', JSON.stringify(body));
		await vi.waitFor(() => expect(ended).toEqual([verification('late')]), WAIT);
		expect(Date.now() - begin).toBeGreaterThanOrEqual(2000);
	});
});
