import { beforeEach, describe, expect, it } from 'vitest';
import { aHubRequest, createTestHub, type TestHub } from '../../../support/hub.ts';

let test: TestHub;
beforeEach(async () => {
	test = await createTestHub();
});

const receive = (callback: string, client = 'client') =>
	test.hub.receive(aHubRequest({ callback }), client);

describe('a request', () => {
	it('is accepted before its callback is contacted (H24, H29)', async () => {
		expect(await receive('https://a.example/')).toEqual({
			state: 'accepted',
			id: expect.stringMatching(/^[\w-]{32}$/),
		});
		expect(test.sent).toEqual([]);
		await test.work();
		expect(test.sent).toHaveLength(1);
	});

	it('is handled the same whether or not the callback is subscribed (H29, A26)', async () => {
		await test.subscribe();
		const leave = (callback: string) =>
			test.hub.receive(aHubRequest({ callback, mode: 'unsubscribe' }), 'client');
		const known = await leave(aHubRequest().callback);
		const unknown = await leave('https://unknown.example/');
		expect([known.state, unknown.state]).toEqual(['accepted', 'accepted']);
		test.sent.length = 0;
		await test.work();
		expect(test.sent.map(({ url }) => url.host).toSorted()).toEqual([
			'subscriber.example',
			'unknown.example',
		]);
	});
});

describe('too many requests', () => {
	/** Sends requests until one is refused. Returns how many were accepted, and the refusal. */
	async function flood(send: (index: number) => ReturnType<typeof receive>) {
		for (let index = 0; index < 2000; index++) {
			const reception = await send(index);
			if (reception.state !== 'accepted') return { accepted: index, reception };
			// The callbacks refuse, so that no request stays pending.
			test.reply = () => ({ status: 404 });
			await test.work();
		}
		return undefined;
	}

	/** Sends requests at once. Returns how many were accepted, and the first refusal. */
	async function burst(count: number, callbackOf: (index: number) => string) {
		const receptions = await Promise.all(
			Array.from({ length: count }, (_, index) => receive(callbackOf(index), `c${index}`)),
		);
		const accepted = receptions.filter(({ state }) => state === 'accepted').length;
		return { accepted, reception: receptions.find(({ state }) => state !== 'accepted') };
	}

	it('of one client are limited to 10 a minute (A21)', async () => {
		const flooded = await flood((index) => receive(`https://h${index}.com/`, 'one'));
		expect(flooded).toEqual({
			accepted: 10,
			reception: { state: 'limited', retryAfterSeconds: 6 },
		});
		expect((await receive('https://other.com/', 'two')).state).toBe('accepted');
		await test.pass(6);
		expect((await receive('https://other.com/', 'one')).state).toBe('accepted');
	});

	it('for one host are limited to 30 a minute (A21)', async () => {
		const flooded = await flood((index) => receive(`https://v.example/${index}`, `c${index}`));
		expect(flooded).toEqual({
			accepted: 30,
			reception: { state: 'limited', retryAfterSeconds: 2 },
		});
	});

	it('for one registrable domain are limited to 100 an hour (A21)', async () => {
		const flooded = await burst(110, (index) => `https://h${index}.v.co.uk/`);
		expect(flooded).toEqual({
			accepted: 100,
			reception: { state: 'limited', retryAfterSeconds: 36 },
		});
	});

	it('for hosts of different owners below a public suffix are not limited together (A21)', async () => {
		const flooded = await burst(150, (index) => `https://app${index}.vercel.app/`);
		expect(flooded).toEqual({ accepted: 150 });
	});

	it('for one topic are limited to 600 a minute (A21)', async () => {
		const flooded = await burst(650, (index) => `https://h${index}.com/`);
		expect(flooded.accepted).toBe(600);
	});

	it('that are pending for one host are limited to 5 (A21)', async () => {
		for (let index = 0; index < 5; index++) {
			expect((await receive(`https://v.example/${index}`)).state).toBe('accepted');
		}
		expect(await receive('https://v.example/5')).toEqual({
			state: 'limited',
			retryAfterSeconds: 60,
		});
		await test.work();
		expect((await receive('https://v.example/5')).state).toBe('accepted');
	});

	it('are accepted if rate limits are off', async () => {
		test = await createTestHub({ limitsRates: false, maxPerHost: 1 });
		for (let index = 0; index < 50; index++) {
			expect((await receive(`https://v.example/${index}`)).state).toBe('accepted');
		}
	});

	it('are refused when the topic or the host is full (A22)', async () => {
		test = await createTestHub({ maxPerHost: 2, maxPerTopic: 3 });
		await test.subscribe({ callback: 'https://a.example/1' });
		await test.subscribe({ callback: 'https://a.example/2' });
		const full = { state: 'full', retryAfterSeconds: 3600 };
		expect(await receive('https://a.example/3')).toMatchObject(full);
		await test.subscribe({ callback: 'https://b.example/' });
		expect(await receive('https://c.example/')).toMatchObject(full);
		expect((await receive('https://a.example/1')).state).toBe('accepted');
	});
});
