import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../src/platform/environment.ts';
import { openPlatformHub } from '../../../src/hub/platform-hub.ts';
import { TOPICS } from '../../../src/hub/queues/vercel/job-message.ts';
import { createCronEndpoint } from '../../../src/endpoints/cron.ts';
import { createHubEndpoint } from '../../../src/endpoints/websub-hub.ts';
import { createPublishEndpoint } from '../../../src/endpoints/websub-publish.ts';
import type { Endpoint } from '../../../src/endpoints/http/endpoint.ts';
import type { QueuedJob } from '../../../src/hub/core/delivery-queue.ts';
import { describeHub } from '../../../src/hub/core/hub-description.ts';
import type { HubAccess } from '../../../src/hub/core/hub.ts';
import { EVENT_COMMIT, EVENT_TIME, readEvent, signEvent } from '../../support/deploy-events.ts';
import { startKv, type TestKv } from '../../support/kv.ts';
import { readTriggers } from '../../support/queue-emulator.ts';
import { startLiveOrigin, type LiveOrigin } from '../../support/live-origin.ts';
import { createScriptRunner } from '../../../src/hub/stores/kv/kv-client.ts';
import { createKvSubscriptionStore } from '../../../src/hub/stores/kv/subscription-store.ts';
import { aHubRequest } from '../../support/hub.ts';
import { muteConsole } from '../endpoints/hub-requests.ts';

let kv: TestKv;
let origin: LiveOrigin;
let jobs: QueuedJob[];
let muted: ReturnType<typeof muteConsole>;
beforeAll(async () => {
	kv = await startKv();
});
afterAll(() => kv.stop());
beforeEach(async () => {
	muted = muteConsole();
	await kv.redis.flushall();
	origin = await startLiveOrigin();
	origin.show({ edition: 'one', texts: {} });
	jobs = [];
});
afterEach(() => {
	origin.stop();
	muted.restore();
});

/** Opens the hub of one platform instance; `jobs` collects what it queues. */
function openHub(changes: Readonly<Record<string, string>> = {}): HubAccess | undefined {
	const environment = readEnvironment({
		VERCEL: '1',
		BASE_URL: origin.url,
		KV_REST_API_URL: kv.url,
		KV_REST_API_TOKEN: kv.token,
		DEPLOY_HOOK_SECRET: 'hook',
		CRON_SECRET: 'cron',
		...changes,
	});
	return openPlatformHub(environment, () => ({
		enqueue: async (added) => void jobs.push(...added),
		consume: async () => new Response(),
	}));
}

async function call(endpoint: Endpoint, init: RequestInit) {
	const response = await endpoint.fetch(new Request(origin.url, init));
	return [response.status, await response.json()];
}

const callCron = (hub = openHub()) =>
	call(createCronEndpoint({ loadHub: () => hub }), { headers: { authorization: 'Bearer cron' } });

describe('the hub on Vercel', () => {
	it('exists only on Vercel with Vercel KV', () => {
		expect(openHub()?.hub.policy.baseUrl).toBe(origin.url);
		expect(openHub({ KV_REST_API_TOKEN: '' })).toBeUndefined();
		expect(openHub({ KV_REST_API_URL: '' })).toBeUndefined();
		expect(openHub({ VERCEL: '' })).toBeUndefined();
	});

	it('describes how many deliveries its workers send to one host at the same time (A17)', () => {
		const deliveries = readTriggers().find(({ topic }) => topic === TOPICS.deliveries);
		const policy = openHub({ HUB_CONCURRENCY_PER_HOST: '3' })!.hub.policy;
		expect(deliveries?.maxConcurrency).toBe(policy.workers);
		expect(describeHub(policy, []).delivery.concurrency_per_host).toBe(30);
	});

	it('publishes changes at the public origin, once for all instances (A42)', async () => {
		expect(await callCron()).toEqual([200, { edition: 'one', changed: [], queued: 0 }]);
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		const answers = await Promise.all([1, 2, 3, 4].map(() => callCron(openHub())));
		const found = answers.flatMap(([, { changed }]) => changed);
		expect(found).toEqual(['/feed.xml']);
		const fanOut = { kind: 'fan-out', topic: '/feed.xml', publication: 2, after: '' };
		expect(new Set(jobs.map(({ job }) => JSON.stringify(job)))).toEqual(
			new Set([JSON.stringify(fanOut)]),
		);
	});

	it('notices that an edition was rolled back (P6, A44)', async () => {
		await callCron();
		origin.show({ edition: 'two', texts: { '/feed.xml': 'second' } });
		expect(await callCron()).toEqual([200, { edition: 'two', changed: ['/feed.xml'], queued: 0 }]);
		origin.show({ edition: 'one', texts: {} });
		expect(await callCron()).toEqual([200, { edition: 'one', changed: ['/feed.xml'], queued: 0 }]);
		expect(await callCron()).toEqual([200, { edition: 'one', changed: [], queued: 0 }]);
	});

	it('waits for the edition of an event (A44)', async () => {
		const endpoint = createPublishEndpoint({ loadHub: openHub, now: () => EVENT_TIME });
		const init = {
			method: 'POST',
			headers: signEvent('vercel-promoted', 'hook'),
			body: new Uint8Array(readEvent('vercel-promoted')),
		};
		origin.show({ edition: 'one', commit: '0'.repeat(40), texts: {} });
		expect(await call(endpoint, init)).toMatchObject([503, { status: 503 }]);
		origin.show({ edition: 'two', commit: EVENT_COMMIT, texts: { '/feed.xml': 'second' } });
		expect(await call(endpoint, init)).toMatchObject([200, { changed: ['/feed.xml'] }]);
	});

	it.each(['the daily job', 'a publication'])('notifies ended leases by %s (H32)', async (by) => {
		const store = createKvSubscriptionStore(createScriptRunner(kv));
		const roomy = { pending: 9, pendingPerHost: 9, perTopic: 9, perHost: 9, perPath: 9 };
		const [now, request] = [Date.now(), aHubRequest()];
		await store.addPending('r', request, roomy, now - 2000, now + 60_000);
		await store.confirmPending('r', now - 1000, roomy, now - 2000);
		const run = () => {
			if (by === 'the daily job') return callCron();
			const endpoint = createPublishEndpoint({ loadHub: openHub, now: Date.now });
			return call(endpoint, { method: 'POST', headers: { authorization: 'Bearer hook' } });
		};
		for (let times = 0; times < 2; times++) expect(await run()).toMatchObject([200, {}]);
		expect(jobs.map(({ job }) => job)).toMatchObject([
			{
				...{ kind: 'deny', callback: request.callback, topicUrl: request.topicUrl },
				reason: 'the lease ended; subscribe again to resume',
			},
		]);
	});

	it('stores and queues a request (H24)', async () => {
		const endpoint = createHubEndpoint({ loadHub: openHub });
		const form = {
			'hub.mode': 'subscribe',
			'hub.callback': 'https://subscriber.example/callback',
			'hub.topic': `${origin.url}/feed.xml`,
		};
		const response = await endpoint.fetch(
			new Request(origin.url, { method: 'POST', body: new URLSearchParams(form) }),
		);
		expect(response.status).toBe(202);
		expect(jobs.map(({ job }) => job.kind)).toEqual(['verify']);
		expect(await kv.redis.zcard('{forecourt-hub}:requests')).toBe(1);
	});

	it('responds with 503 while the origin is down (A43)', async () => {
		const hub = openHub();
		origin.stop();
		expect(await callCron(hub)).toMatchObject([503, { type: '/problems/unavailable' }]);
		expect(jobs).toEqual([]);
	});

	it('authorizes nobody without secrets, and logs once which secrets are missing (A44)', async () => {
		const hub = openHub({ DEPLOY_HOOK_SECRET: '', CRON_SECRET: '' });
		const publish = createPublishEndpoint({ loadHub: () => hub, now: Date.now });
		const cron = createCronEndpoint({ loadHub: () => hub });
		const headers = { authorization: 'Bearer ' };
		expect((await call(publish, { method: 'POST', headers }))[0]).toBe(401);
		expect((await call(cron, { headers }))[0]).toBe(401);
		expect(muted.logged()).toEqual([
			['Cannot authorize requests with DEPLOY_HOOK_SECRET: it is not set'],
			['Cannot authorize requests with CRON_SECRET: it is not set'],
		]);
	});
});
