import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbeddedHub } from '../../src/hub/embedded-hub.ts';
import { readEnvironment } from '../../src/platform/environment.ts';
import { createETag } from '../../src/endpoints/http/etag.ts';
import { absoluteUrl, PATHS } from '../../src/endpoints/http/urls.ts';
import { answerQuestions, sharedClock } from './child.ts';

/** A publication: when it started, and how many deliveries it queued. */
export interface Published {
	readonly begin: number;
	readonly queued: number;
}

const topic = PATHS.atomFeed;
const { hub: policy } = readEnvironment();
let body = 'nothing yet';
const describeTopic = () => ({
	path: topic,
	etag: createETag(body),
	bytes: Buffer.byteLength(body),
});
const embedded = await openEmbeddedHub({
	dataDir: mkdtempSync(join(tmpdir(), 'forecourt-bench-hub-')),
	policy,
	kv: undefined,
	redis: undefined,
	topics: {
		readEdition: async () => ({ edition: 'edition', commit: undefined, topics: [describeTopic()] }),
		listTopics: async () => [describeTopic()],
		readSnapshot: async () => {
			const contentType = 'application/atom+xml; charset=utf-8';
			return { topic, etag: createETag(body), contentType, body: Buffer.from(body) };
		},
	},
});
await embedded.start();

/** Requests subscriptions the way the hub's endpoint does; the hub then verifies the callbacks. */
async function subscribe(callbacks: readonly string[]): Promise<void> {
	await Promise.all(
		callbacks.map(async (callback) => {
			const topicUrl = absoluteUrl(policy.baseUrl, topic);
			const secret = 'a secret of thirty-two characters';
			const reception = await embedded.hub.receive(
				{
					...{ mode: 'subscribe', topic, topicUrl, callback, secret },
					...{ signatureMethod: 'sha256', leaseSeconds: policy.lease.defaultSeconds },
				},
				'bench',
			);
			if (reception.state !== 'accepted') {
				throw new TypeError(`Cannot subscribe: ${reception.state}`);
			}
		}),
	);
}

answerQuestions({
	subscribe,
	async publish(text: string): Promise<Published> {
		body = text;
		const begin = sharedClock();
		const { queued } = await embedded.hub.publishChanges();
		return { begin, queued };
	},
	/** Returns the resident memory in megabytes after garbage collection. */
	async memory(): Promise<number> {
		await sleep(200);
		globalThis.gc?.();
		return process.memoryUsage.rss() / 1e6;
	},
});
