import { describe, expect, it } from 'vitest';
import {
	JobMessage,
	JOBS_PER_MESSAGE,
	MAX_DELAY_SECONDS,
	RETENTION_SECONDS,
	TOPICS,
	toMessages,
} from '../../../../src/hub/queues/vercel/job-message.ts';
import { queueJob, type HubJob } from '../../../../src/hub/core/delivery-queue.ts';
import { readTriggers } from '../../../support/queue-emulator.ts';

const deliverTo = (host: string, subscription: string, attempt = 1): HubJob => ({
	kind: 'deliver',
	subscription,
	topic: '/feed.xml',
	publication: 1,
	etag: '"1"',
	publishedAt: 0,
	host,
	attempt,
});
const deny: HubJob = {
	kind: 'deny',
	subscription: 's',
	sequence: 1,
	callback: 'https://a.example/',
	topicUrl: 'https://reviews.example/feed.xml',
	reason: 'gone',
	host: 'https://a.example',
	attempt: 1,
};
const fanOut: HubJob = { kind: 'fan-out', topic: '/feed.xml', publication: 1, after: '' };
const verify = (request: string): HubJob => ({ kind: 'verify', request, host: 'h', attempt: 1 });

describe('messages', () => {
	it('use the topics that vercel.json assigns to a function', () => {
		const topics = readTriggers().map(({ topic }) => topic);
		expect(topics.toSorted()).toEqual(Object.values(TOPICS).toSorted());
	});

	it('group deliveries, sorted by host', () => {
		const jobs = Array.from({ length: 60 }, (_, index) => deliverTo(`h${index % 3}`, `s${index}`));
		const messages = toMessages(jobs.map((job) => queueJob(job)));
		const hosts = messages.map(({ body }) => body.jobs.map((job) => 'host' in job && job.host));
		expect(hosts).toEqual([
			[...Array(20).fill('h0'), ...Array(20).fill('h1')],
			Array(20).fill('h2'),
		]);
		expect(messages.map(({ topic }) => topic)).toEqual(Array(2).fill('websub'));
		expect(hosts[0]).toHaveLength(JOBS_PER_MESSAGE);
	});

	it('contain a single verification or fan-out page', () => {
		const jobs = [verify('a'), fanOut, verify('b'), deny];
		const messages = toMessages(jobs.map((job) => queueJob(job)));
		expect(messages.map(({ topic, body }) => [topic, body.jobs])).toEqual([
			['websub-prompt', [verify('a')]],
			['websub-prompt', [fanOut]],
			['websub-prompt', [verify('b')]],
			['websub', [deny]],
		]);
	});

	it('contain each job once, unchanged', () => {
		const twice = [queueJob(verify('a')), queueJob(verify('a'), 5)];
		const messages = toMessages(twice);
		expect(messages.map(({ delaySeconds }) => delaySeconds)).toEqual([0]);
		expect(JobMessage.parse(JSON.parse(JSON.stringify(messages[0]?.body)))).toEqual({
			jobs: [verify('a')],
			failures: 0,
			waitSeconds: 0,
		});
	});

	it.each([
		[0, 0],
		[0.05, 1],
		[8.2, 9],
		[12, 12],
		[48.3, 52],
		[61, 66],
		[3600, 3600],
		[3601, 3960],
	])('round a delay of %s s up to %s s', (delay, expected) => {
		const [message] = toMessages([queueJob(deny, delay)]);
		expect(message?.delaySeconds).toBe(expected);
		expect(message?.body.waitSeconds).toBe(0);
	});

	it('wait as long as a message can, and carry the rest of the delay', () => {
		const delay = MAX_DELAY_SECONDS + 100_000;
		const [message] = toMessages([queueJob(deny, delay)]);
		expect(message?.delaySeconds).toBe(MAX_DELAY_SECONDS);
		expect(MAX_DELAY_SECONDS + (message?.body.waitSeconds ?? 0)).toBeGreaterThanOrEqual(delay);
		expect(RETENTION_SECONDS).toBeGreaterThanOrEqual(2 * MAX_DELAY_SECONDS);
	});

	it('have equal keys for equal jobs, whatever the delay', () => {
		const keyOf = (jobs: readonly HubJob[], delay = 0, messageId?: string) =>
			toMessages(
				jobs.map((job) => queueJob(job, delay)),
				{ ...(messageId && { messageId }) },
			)[0]?.idempotencyKey;
		const [one, other] = [deliverTo('h', 'a'), deliverTo('h', 'b')];
		expect(keyOf([one])).toBe(keyOf([one], 60));
		const keys = [
			keyOf([one]),
			keyOf([other]),
			keyOf([one, other]),
			keyOf([deliverTo('h', 'a', 2)]),
			keyOf([one], 0, 'message-1'),
			keyOf([one], 0, 'message-2'),
		];
		expect(new Set(keys).size).toBe(keys.length);
		expect(keys.filter((key) => key === undefined || key.length > 256)).toEqual([]);
	});
});
