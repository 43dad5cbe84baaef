import { beforeEach, describe, expect, it } from 'vitest';
import { HubDescription } from '../../../src/hub/core/hub-description.ts';
import { useTestHub, encode, expectText, FIELDS, HUB_URL, type Fields } from './hub-requests.ts';

const { test, ask, subscribe, openHub } = useTestHub();

describe('GET', () => {
	it('returns the rules; HEAD returns the same headers without a body', async () => {
		const { status, headers, text } = await ask();
		expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
			200,
			'application/json; charset=utf-8',
			'no-store',
		]);
		expect(HubDescription.parse(JSON.parse(text))).toMatchInlineSnapshot(`
			{
			  "callbacks": {
			    "ports": [
			      443,
			      8443,
			    ],
			    "scheme": "https",
			  },
			  "delivery": {
			    "concurrency_per_host": 2,
			    "content": "full",
			    "failures_allowed": 3,
			    "retry_seconds": [
			      10,
			      60,
			      600,
			      3600,
			    ],
			  },
			  "hub": "https://reviews.example/api/websub/hub",
			  "lease_seconds": {
			    "default": 864000,
			    "max": 2592000,
			    "min": 3600,
			  },
			  "limits": {
			    "pending_per_host": 5,
			    "rates": [
			      {
			        "per": "client",
			        "requests": 10,
			        "window_seconds": 60,
			      },
			      {
			        "per": "host",
			        "requests": 30,
			        "window_seconds": 60,
			      },
			      {
			        "per": "domain",
			        "requests": 100,
			        "window_seconds": 3600,
			      },
			      {
			        "per": "topic",
			        "requests": 600,
			        "window_seconds": 60,
			      },
			    ],
			    "subscriptions_per_host": 10000,
			    "subscriptions_per_path": 100,
			    "subscriptions_per_topic": 1000,
			  },
			  "secret": {
			    "max_bytes": 199,
			  },
			  "signature": {
			    "default": "sha256",
			    "methods": [
			      "sha256",
			      "sha384",
			      "sha512",
			    ],
			    "parameter": "hub.x-signature",
			  },
			  "sizes": [
			    {
			      "bytes": 15,
			      "topic": "https://reviews.example/feed.xml",
			    },
			    {
			      "bytes": 18,
			      "topic": "https://reviews.example/alerts.json",
			    },
			    {
			      "bytes": 19,
			      "topic": "https://reviews.example/reviews.json",
			    },
			    {
			      "bytes": 19,
			      "topic": "https://reviews.example/changes.json",
			    },
			    {
			      "bytes": 20,
			      "topic": "https://reviews.example/api/feed.json",
			    },
			    {
			      "bytes": 27,
			      "topic": "https://reviews.example/feeds/low-stars.atom",
			    },
			    {
			      "bytes": 28,
			      "topic": "https://reviews.example/feeds/harborview.atom",
			    },
			  ],
			  "topics": [
			    "https://reviews.example/feed.xml",
			    "https://reviews.example/alerts.json",
			    "https://reviews.example/reviews.json",
			    "https://reviews.example/changes.json",
			    "https://reviews.example/api/feed.json",
			    "https://reviews.example/feeds/low-stars.atom",
			    "https://reviews.example/feeds/harborview.atom",
			  ],
			}
		`);
		const head = await ask({ method: 'HEAD' });
		expect([head.status, head.text, [...head.headers]]).toEqual([200, '', [...headers]]);
	});

	it('leaves out limits that do not apply', async () => {
		await openHub({ limitsRates: false });
		const { limits } = HubDescription.parse(JSON.parse((await ask()).text));
		expect(limits).toEqual({ rates: [], subscriptions_per_topic: 1000 });
	});

	it('does not subscribe: any field of the form is refused (H26)', async () => {
		for (const rest of [`?${encode(FIELDS)}`, '?hub.challenge=1', '?a=1&hub.x']) {
			const refused = await ask({}, rest);
			expect([refused.status, refused.text]).toEqual([
				400,
				'Cannot subscribe with GET: send the form with POST\n',
			]);
			expectText(refused);
		}
		expect((await ask({}, '?utm_source=a')).status).toBe(200);
	});

	it('is listed among the methods when another method is refused', async () => {
		const methods = 'GET, HEAD, POST, OPTIONS';
		const refused = await ask({ method: 'DELETE' });
		expect([refused.status, refused.headers.get('allow')]).toEqual([405, methods]);
		expect(refused.text).toBe(`Cannot DELETE this resource: it answers ${methods}\n`);
		expectText(refused);
		const options = await ask({ method: 'OPTIONS' });
		expect([options.status, options.headers.get('allow')]).toEqual([204, methods]);
	});
});

describe('the published rules are enforced:', () => {
	let rules: HubDescription;
	beforeEach(async () => {
		rules = HubDescription.parse(JSON.parse((await ask()).text));
	});
	const statusOf = async (changes: Fields) => (await subscribe(changes)).status;

	it('for callbacks', async () => {
		for (const port of rules.callbacks.ports) {
			const at = (number: number) => ({ 'hub.callback': `https://a.example:${number}/` });
			expect([await statusOf(at(port)), await statusOf(at(port + 1))]).toEqual([202, 400]);
		}
	});

	it('for topics, at the hub URL in the rules', async () => {
		expect(rules.hub).toBe(HUB_URL);
		for (const topic of rules.topics) {
			expect(await statusOf({ 'hub.topic': topic })).toBe(202);
			await test.work();
		}
	});

	it('for secrets and signatures', async () => {
		const { max_bytes } = rules.secret;
		expect(await statusOf({ 'hub.secret': 'x'.repeat(max_bytes) })).toBe(202);
		expect(await statusOf({ 'hub.secret': 'x'.repeat(max_bytes + 1) })).toBe(400);
		const { methods, parameter, default: usual } = rules.signature;
		expect(methods).toContain(usual);
		for (const method of methods) expect(await statusOf({ [parameter]: method })).toBe(202);
		expect(await statusOf({ [parameter]: 'sha1' })).toBe(400);
	});

	it('for leases (H5, H13, H39)', async () => {
		const { default: usual, min, max } = rules.lease_seconds;
		const granted: (string | null)[] = [];
		for (const asked of ['', '1', String(min + 1), String(max + 1)]) {
			await subscribe({ 'hub.lease_seconds': asked });
			await test.work();
			granted.push(test.sent.at(-1)?.url.searchParams.get('hub.lease_seconds') ?? null);
		}
		expect(granted).toEqual([usual, min, min + 1, max].map(String));
	});

	it('for retries and failures', async () => {
		await test.subscribe();
		test.reply = ({ method }) => ({ status: method === 'POST' ? 500 : 204 });
		for (let change = 1; change <= rules.delivery.failures_allowed; change++) {
			expect(await test.isSubscribed()).toBe(true);
			test.sent.length = 0;
			test.setTopic('/feed.xml', `change ${change}`);
			await test.hub.publishChanges();
			await test.work();
			if (change > 1) continue;
			await test.pass(100_000);
			const times = test.sent.map(({ at }) => at);
			const waits = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / 1000);
			expect(waits).toEqual(rules.delivery.retry_seconds);
		}
		expect(await test.isSubscribed()).toBe(false);
	});

	it('for the time that failures have to span', async () => {
		expect(rules.delivery).not.toHaveProperty('failure_span_seconds');
		await openHub({ minFailureSpanSeconds: 3600 });
		const { delivery } = HubDescription.parse(JSON.parse((await ask()).text));
		const { failures_allowed: allowed, failure_span_seconds: span = 0 } = delivery;
		expect(span).toBe(3600);
		await test.subscribe();
		test.reply = ({ method }) => ({ status: method === 'POST' ? 500 : 204 });
		const fail = async (change: number) => {
			test.setTopic('/feed.xml', `change ${change}`);
			await test.hub.publishChanges();
			await test.work();
			return test.isSubscribed();
		};
		for (let change = 1; change <= allowed; change++) expect(await fail(change)).toBe(true);
		test.now += span * 1000;
		expect(await fail(allowed + 1)).toBe(false);
	});

	it('for request rates', async () => {
		const client = rules.limits.rates.find(({ per }) => per === 'client');
		const { requests = 0, window_seconds = 0 } = client ?? {};
		const send = (index: number) => statusOf({ 'hub.callback': `https://h${index}.com/` });
		for (let index = 0; index < requests; index++) expect(await send(index)).toBe(202);
		expect(await send(requests)).toBe(429);
		test.now += (window_seconds / requests) * 1000;
		expect([await send(requests), await send(requests + 1)]).toEqual([202, 429]);
	});
});
