import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHubDatabase, type HubDatabase } from '../../src/hub/stores/sqlite/hub-database.ts';
import { createSqliteSubscriptionStore } from '../../src/hub/stores/sqlite/subscription-store.ts';
import { createETag } from '../../src/endpoints/http/etag.ts';
import { TOPIC_PATHS } from '../../src/endpoints/http/urls.ts';
import {
	CallbackError,
	type CallbackClient,
	type CallbackResponse,
} from '../../src/hub/core/callback-client.ts';
import type { HubJob, QueuedJob } from '../../src/hub/core/delivery-queue.ts';
import type { HubDependencies } from '../../src/hub/core/hub-dependencies.ts';
import { DEFAULT_HUB_POLICY, type HubPolicy } from '../../src/platform/hub-policy.ts';
import { createHub, type Hub } from '../../src/hub/core/hub.ts';
import { createSnapshotLoader } from '../../src/hub/core/snapshot-loader.ts';
import type { LiveTopics } from '../../src/hub/core/snapshot.ts';
import {
	StoreUnavailableError,
	type SubscriptionStore,
} from '../../src/hub/core/subscription-store.ts';
import { subscriptionId, type HubRequest } from '../../src/hub/core/subscription.ts';
import type { TopicPath } from '../../src/hub/core/topic.ts';

export const BASE_URL = 'https://reviews.example';
export const CALLBACK = 'https://subscriber.example/callback?a=1';
export const START = Date.parse('2026-11-20T12:00:00Z');

export const POLICY: HubPolicy = { ...DEFAULT_HUB_POLICY, baseUrl: BASE_URL, maxPerTopic: 1000 };

export function aHubRequest(changes: Partial<HubRequest> = {}): HubRequest {
	const topic = changes.topic ?? '/feed.xml';
	return {
		mode: 'subscribe',
		topic,
		topicUrl: `${BASE_URL}${topic}`,
		callback: CALLBACK,
		secret: undefined,
		signatureMethod: 'sha256',
		leaseSeconds: 864_000,
		...changes,
	};
}

export function temporaryDatabase(): HubDatabase {
	return openHubDatabase(join(mkdtempSync(join(tmpdir(), 'forecourt-hub-')), 'hub.sqlite'));
}

const ANSWER: CallbackResponse = {
	status: 200,
	body: Buffer.from(''),
	retryAfter: undefined,
	contentType: 'text/plain',
	contentTypeOptions: 'nosniff',
};

/** A request that the hub sent to a callback. */
export interface Sent {
	readonly method: 'GET' | 'POST';
	readonly url: URL;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
	readonly at: number;
}

export type CallbackReply = Partial<CallbackResponse> | CallbackError['reason'] | 'echo';

/** A hub with a real store; the test controls its clock, callbacks and queue. */
export interface TestHub {
	readonly hub: Hub;
	readonly store: SubscriptionStore;
	readonly database: HubDatabase;
	readonly sent: Sent[];
	/** Waiting jobs, soonest first. */
	readonly jobs: { readonly dueAt: number; readonly job: HubJob }[];
	/** Whether the queue refuses jobs. */
	queueFails: boolean;
	now: number;
	/** Returns the current edition; may return a different one on each call. */
	edition: () => string;
	/** The topics of the live edition. */
	topics: readonly TopicPath[];
	/** The commit of the live edition, if known. */
	commit: string | undefined;
	/** How callbacks respond. By default they confirm verifications and acknowledge deliveries. */
	reply: (sent: Sent) => CallbackReply | Promise<CallbackReply>;
	setTopic(topic: TopicPath, text: string): void;
	/** Runs every job that is due, concurrently, including jobs that these add without a delay. */
	work(): Promise<void>;
	/** Moves the clock forward and runs the jobs that come due. */
	pass(seconds: number): Promise<void>;
	/** Drops all waiting jobs, as if they had never been added. */
	loseJobs(): void;
	subscribe(changes?: Partial<HubRequest>): Promise<void>;
	isSubscribed(topic?: TopicPath, callback?: string): Promise<boolean>;
}

/** Creates a hub. With a client, requests go to real callbacks instead of `reply`. */
export async function createTestHub(
	policy: Partial<HubPolicy> = {},
	realClient?: CallbackClient,
): Promise<TestHub> {
	const database = temporaryDatabase();
	const store = createSqliteSubscriptionStore(database);
	const known = new Set<string>();
	const texts = new Map<TopicPath, string>();
	const textOf = (topic: TopicPath) => texts.get(topic) ?? `first ${topic}`;
	const listTopics = () =>
		test.topics.map((path) => {
			const text = textOf(path);
			return { path, etag: createETag(text), bytes: Buffer.byteLength(text) };
		});
	let ids = 0;

	const send = async (sent: Sent): Promise<CallbackResponse> => {
		test.sent.push(sent);
		const reply = await test.reply(sent);
		if (reply === 'echo') {
			const challenge = sent.url.searchParams.get('hub.challenge') ?? '';
			return { ...ANSWER, body: Buffer.from(challenge) };
		}
		if (typeof reply === 'string') throw new CallbackError(reply);
		return { ...ANSWER, ...reply };
	};
	const topics: LiveTopics = {
		readEdition: async () => ({
			edition: test.edition(),
			commit: test.commit,
			topics: listTopics(),
		}),
		listTopics: async () => listTopics(),
		async readSnapshot(topic) {
			if (!test.topics.includes(topic)) return undefined;
			const body = Buffer.from(textOf(topic));
			return { topic, etag: createETag(body), contentType: 'application/atom+xml', body };
		},
	};
	const dependencies: HubDependencies = {
		policy: { ...POLICY, ...policy },
		store,
		queue: {
			async enqueue(jobs) {
				if (test.queueFails) throw new StoreUnavailableError('Cannot use the queue');
				enqueue(jobs);
			},
		},
		loadSnapshot: createSnapshotLoader(topics),
		topics,
		client: realClient ?? {
			get: (url, maxBodyBytes) =>
				send({ method: 'GET', url: new URL(url), headers: {}, body: '', at: test.now }).then(
					(answer) => ({ ...answer, body: answer.body.subarray(0, maxBodyBytes) }),
				),
			post: (url, headers, body) =>
				send({
					method: 'POST',
					url: new URL(url),
					headers,
					body: Buffer.from(body).toString(),
					at: test.now,
				}),
		},
		now: () => test.now,
		createId: () => `id-${ids++}`.padEnd(32, 'x'),
		random: () => 0.5,
	};
	function enqueue(jobs: readonly QueuedJob[]): void {
		for (const { id, job, delaySeconds } of jobs) {
			if (known.has(id)) continue;
			known.add(id);
			test.jobs.push({ dueAt: test.now + delaySeconds * 1000, job });
		}
		test.jobs.sort((a, b) => a.dueAt - b.dueAt);
	}

	async function run(queued: TestHub['jobs'][number]): Promise<void> {
		const outcome = await hub.runJob(queued.job);
		if ('next' in outcome) return enqueue(outcome.next);
		test.jobs.push({ ...queued, dueAt: test.now + outcome.retryInSeconds * 1000 });
		test.jobs.sort((a, b) => a.dueAt - b.dueAt);
	}

	const hub = createHub(dependencies);
	const test: TestHub = {
		hub,
		store,
		database,
		sent: [],
		jobs: [],
		queueFails: false,
		now: START,
		edition: () => 'edition',
		topics: [...TOPIC_PATHS, '/feeds/low-stars.atom', '/feeds/harborview.atom'],
		commit: undefined,
		reply: ({ method }) => (method === 'GET' ? 'echo' : { status: 204 }),
		setTopic: (topic, text) => void texts.set(topic, text),
		async work() {
			for (;;) {
				const due = test.jobs.filter(({ dueAt }) => dueAt <= test.now);
				if (due.length === 0) return;
				// Queues run jobs concurrently too, so that their transactions share one commit.
				await Promise.all(test.jobs.splice(0, due.length).map(run));
			}
		},
		async pass(seconds) {
			const end = test.now + seconds * 1000;
			for (;;) {
				await test.work();
				const next = test.jobs[0]?.dueAt ?? Infinity;
				if (next > end) break;
				test.now = next;
			}
			test.now = end;
		},
		loseJobs() {
			test.jobs.length = 0;
			known.clear();
		},
		async subscribe(changes = {}) {
			await hub.receive(aHubRequest(changes), 'client');
			await test.work();
		},
		isSubscribed: async (topic = '/feed.xml', callback = CALLBACK) =>
			(await store.readSubscription(subscriptionId(topic, callback), test.now)) !== undefined,
	};
	await hub.publishChanges();
	return test;
}
