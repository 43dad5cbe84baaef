import { buffer } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, it } from 'vitest';
import { clientWith, useCallbackServers } from '../../../support/callback-servers.ts';
import { createTestHub, type TestHub } from '../../../support/hub.ts';

/** Not ASCII, so that the key must be the bytes in UTF-8. */
const SECRET = 'correct horse bättery 🔑';
const webhook = new Webhook(`whsec_${Buffer.from(SECRET).toString('base64')}`);

interface Posted {
	readonly headers: Record<string, string>;
	readonly body: Buffer;
}

const servers = await useCallbackServers();
let test: TestHub;
let posted: Posted[];
let status: number;

beforeEach(async () => {
	test = await createTestHub({ allowLoopback: true }, clientWith());
	// The library compares the time with the clock.
	test.now = Date.now();
	posted = [];
	status = 204;
});

/** Subscribes a callback that records deliveries and responds to them with `status`. */
async function subscribe(secret: string | undefined): Promise<void> {
	const origin = await servers.serve(async (request, response) => {
		if (request.method === 'GET') {
			const { searchParams } = new URL(request.url ?? '', 'https://subscriber.example');
			response.end(searchParams.get('hub.challenge'));
			return;
		}
		const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
		posted.push({ headers: Object.fromEntries(headers), body: await buffer(request) });
		response.writeHead(status).end();
	});
	await test.subscribe({ callback: `${origin}/callback`, secret });
}

async function publish(text: string): Promise<void> {
	test.setTopic('/feed.xml', text);
	await test.hub.publishChanges();
	await test.work();
}

const verify = ({ headers, body }: Posted) =>
	webhook.verify(body.toString(), headers, { jsonParse: false });
const verifyWith = (one: Posted, changes: Record<string, string>) => () =>
	verify({ ...one, headers: { ...one.headers, ...changes } });

it('deliveries pass the check of the Standard Webhooks library, each attempt with its own time (H48)', async () => {
	await subscribe(SECRET);
	status = 503;
	await publish('{"price": "20 €"}');
	status = 204;
	await test.pass(10);
	expect(posted).toHaveLength(2);
	for (const one of posted) {
		expect(() => verify(one)).not.toThrow();
		expect(one.headers['webhook-id']).toBe(one.headers['x-hub-delivery']);
		expect(one.headers['x-hub-signature']).toMatch(/^sha256=[\da-f]{64}$/);
	}
	const [first, second] = posted.map(({ headers }) => headers);
	expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
	const seconds = Number(second?.['webhook-timestamp']) - Number(first?.['webhook-timestamp']);
	expect(seconds).toBe(10);
	expect(second?.['webhook-signature']).not.toBe(first?.['webhook-signature']);
});

it('deliveries fail that check with another id, time, body or key', async () => {
	await subscribe(SECRET);
	await publish('second');
	const [delivery] = posted;
	expect(() => verify(delivery!)).not.toThrow();
	const wrong = 'No matching signature found';
	const later = String(Number(delivery!.headers['webhook-timestamp']) + 1);
	expect(verifyWith(delivery!, { 'webhook-id': 'another' })).toThrow(wrong);
	expect(verifyWith(delivery!, { 'webhook-timestamp': later })).toThrow(wrong);
	expect(() => verify({ ...delivery!, body: Buffer.from('first') })).toThrow(wrong);
	await subscribe(`${SECRET}.`);
	await publish('third');
	expect(posted).toHaveLength(3);
	const results = posted.slice(1).map((one) => {
		try {
			return verify(one) === undefined;
		} catch {
			return false;
		}
	});
	expect(results.toSorted()).toEqual([false, true]);
});

it('deliveries fail that check more than five minutes after their attempt', async () => {
	await subscribe(SECRET);
	test.now -= 310_000;
	await publish('second');
	expect(() => verify(posted[0]!)).toThrow('Message timestamp too old');
});

it('deliveries without a secret have none of the headers of Standard Webhooks', async () => {
	await subscribe(undefined);
	await publish('second');
	const names = Object.keys(posted[0]?.headers ?? {});
	expect(names.filter((name) => name.startsWith('webhook-'))).toEqual([]);
	expect(() => verify(posted[0]!)).toThrow('Missing required headers');
});
