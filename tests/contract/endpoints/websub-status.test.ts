import { describe, expect, it } from 'vitest';
import { HubActivity } from '../../../src/hub/core/hub-activity.ts';
import { useTestHub } from './hub-requests.ts';

const { test, ask } = useTestHub();

describe('the public status of the hub', () => {
	it('shows topics and deliveries, and names no subscriber (A39)', async () => {
		await test.subscribe({ secret: 'a secret' });
		await test.subscribe({ callback: 'https://down.example/x' });
		const start = test.now;
		test.reply = ({ method, url }) => {
			if (method === 'GET') return 'echo';
			test.now = start + 800;
			return { status: url.host === 'down.example' ? 500 : 204 };
		};
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		await test.work();
		const { status, headers, text } = await ask({}, '/api/websub/status');
		expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=10']);
		expect(HubActivity.parse(JSON.parse(text))).toMatchInlineSnapshot(`
			{
			  "deliveries": {
			    "delivered": 1,
			    "failed_attempts": 1,
			    "failure_rate": 0.5,
			    "hours": 24,
			    "seconds": {
			      "median": 1,
			      "percentile_95": 1,
			    },
			  },
			  "topics": [
			    {
			      "etag": ""dc3c3001bf4634e2c9d36e88105211f3"",
			      "published_at": "2026-11-20T12:00:00.000Z",
			      "subscriptions": 0,
			      "topic": "https://reviews.example/reviews.json",
			    },
			    {
			      "etag": ""cf09def73674816bfcda9631078458f5"",
			      "published_at": "2026-11-20T12:00:00.000Z",
			      "subscriptions": 0,
			      "topic": "https://reviews.example/api/feed.json",
			    },
			    {
			      "etag": ""a9f0e61a137d86aa9db53465e0801612"",
			      "published_at": "2026-11-20T12:00:00.000Z",
			      "subscriptions": 2,
			      "topic": "https://reviews.example/feed.xml",
			    },
			    {
			      "etag": ""ed99728bc38ae809e8c677654ea9857a"",
			      "published_at": "2026-11-20T12:00:00.000Z",
			      "subscriptions": 0,
			      "topic": "https://reviews.example/changes.json",
			    },
			    {
			      "etag": ""6fc12be689abfa5c9138ef53545b5a76"",
			      "published_at": "2026-11-20T12:00:00.000Z",
			      "subscriptions": 0,
			      "topic": "https://reviews.example/alerts.json",
			    },
			    {
			      "etag": ""6d61099d177e9201700e5648803a87bb"",
			      "published_at": "2026-11-20T12:00:00.000Z",
			      "subscriptions": 0,
			      "topic": "https://reviews.example/feeds/low-stars.atom",
			    },
			    {
			      "etag": ""fa3a6bd056e5169173888837535c063a"",
			      "published_at": "2026-11-20T12:00:00.000Z",
			      "subscriptions": 0,
			      "topic": "https://reviews.example/feeds/harborview.atom",
			    },
			  ],
			}
		`);
		expect(text).not.toMatch(/secret|down\.example|subscriber\.example/);
	});

	it('is a 503 while the store is unavailable, without unhandled rejections (A43)', async () => {
		const unhandled: unknown[] = [];
		const note = (reason: unknown) => void unhandled.push(reason);
		process.on('unhandledRejection', note);
		await test.database.close();
		const { status, headers } = await ask({}, '/api/websub/status');
		expect([status, headers.get('retry-after')]).toEqual([503, '30']);
		await new Promise((resolve) => setTimeout(resolve, 20));
		process.off('unhandledRejection', note);
		expect(unhandled).toEqual([]);
	});

	it('reads the store at most once in five seconds', async () => {
		const read = async () => JSON.parse((await ask({}, '/api/websub/status')).text);
		expect((await read()).topics[2].subscriptions).toBe(0);
		await test.subscribe();
		expect((await read()).topics[2].subscriptions).toBe(0);
		await test.pass(5);
		expect((await read()).topics[2].subscriptions).toBe(1);
	});

	it('requires GET', async () => {
		const { status, headers } = await ask({ method: 'POST' }, '/api/websub/status');
		expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
	});
});
