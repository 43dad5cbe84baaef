import { beforeEach, describe, expect, it } from 'vitest';
import { createTestHub, type TestHub } from '../../../support/hub.ts';

let test: TestHub;
beforeEach(async () => {
	test = await createTestHub();
});

const deliveries = () => test.sent.filter(({ method }) => method === 'POST');

describe('checking the topics', () => {
	it('finds no change the first time, and none while the topics stay the same (P6)', async () => {
		const nothing = { edition: 'edition', changed: [], queued: 0 };
		await test.subscribe();
		expect(await test.hub.publishChanges()).toMatchObject(nothing);
		expect(await test.hub.publishChanges()).toMatchObject(nothing);
		await test.work();
		expect(deliveries()).toEqual([]);
	});

	it('names the changed topics, and delivers only to their subscribers (P6)', async () => {
		await test.subscribe();
		await test.subscribe({ callback: 'https://other.example/' });
		await test.subscribe({ topic: '/api/feed.json' });
		test.setTopic('/feed.xml', 'second');
		test.setTopic('/reviews.json', 'second');
		expect(await test.hub.publishChanges()).toMatchObject({
			edition: 'edition',
			changed: ['/reviews.json', '/feed.xml'],
			queued: 2,
		});
		await test.work();
		expect(
			deliveries()
				.map(({ url }) => url.host)
				.toSorted(),
		).toEqual(['other.example', 'subscriber.example']);
	});

	it('publishes a change once, even if run many times at once (A38, A44)', async () => {
		await test.subscribe();
		test.setTopic('/feed.xml', 'second');
		const results = await Promise.all([1, 2, 3, 4].map(() => test.hub.publishChanges()));
		expect(results.flatMap(({ changed }) => changed)).toEqual(['/feed.xml']);
		await test.work();
		await test.hub.publishChanges();
		await test.work();
		expect(deliveries()).toHaveLength(1);
	});

	it('finds a topic that changed back (P6)', async () => {
		await test.subscribe();
		for (const text of ['second', 'first', 'second']) {
			test.setTopic('/feed.xml', text);
			await test.hub.publishChanges();
			await test.work();
		}
		expect(deliveries().map(({ body }) => body)).toEqual(['second', 'first', 'second']);
	});

	it('delivers nothing for a topic that the edition no longer has, and keeps its subscriptions (P6)', async () => {
		const topic = '/feeds/harborview.atom';
		await test.subscribe({ topic });
		const all = test.topics;
		test.topics = all.filter((path) => path !== topic);
		test.setTopic('/feed.xml', 'second');
		expect(await test.hub.publishChanges()).toMatchObject({ changed: ['/feed.xml'], queued: 0 });
		await test.pass(863_000);
		expect(await test.isSubscribed(topic)).toBe(true);
		expect(deliveries()).toEqual([]);
		test.topics = all;
		test.setTopic(topic, 'back');
		expect(await test.hub.publishChanges()).toMatchObject({ changed: [topic], queued: 1 });
		await test.work();
		expect(deliveries().map(({ body }) => body)).toEqual(['back']);
	});

	it('announces a topic from its second version on (P6)', async () => {
		const topic = '/feeds/new.json';
		test.topics = [...test.topics, topic];
		expect(await test.hub.publishChanges()).toMatchObject({ changed: [] });
		test.setTopic(topic, 'second');
		expect(await test.hub.publishChanges()).toMatchObject({ changed: [topic] });
	});

	it('reads the live edition twice, however many topics there are', async () => {
		let reads = 0;
		test.edition = () => `edition ${reads++}`;
		const { isSettled } = await test.hub.publishChanges();
		expect([isSettled, reads]).toEqual([false, 2]);
		test.edition = () => 'edition';
		expect((await test.hub.publishChanges()).isSettled).toBe(true);
	});

	it('completes an earlier check that was killed before it queued its jobs (P6, A43)', async () => {
		await test.subscribe();
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		// Simulates a process that was killed between the publication and its announcement.
		test.loseJobs();
		await test.database.transact(({ run }) => run('UPDATE publications SET announced = 0'));
		expect(await test.hub.publishChanges()).toMatchObject({ changed: [], queued: 0 });
		await test.work();
		expect(deliveries()).toHaveLength(1);
	});
});

describe('deliveries of a change', () => {
	it('reach every subscriber once, over many pages (P6)', async () => {
		test = await createTestHub({ limitsRates: false });
		const callbacks = Array.from({ length: 450 }, (_, index) => `https://h${index}.example/`);
		await Promise.all(callbacks.map((callback) => test.subscribe({ callback })));
		test.setTopic('/feed.xml', 'second');
		expect((await test.hub.publishChanges()).queued).toBe(450);
		await test.work();
		expect(
			deliveries()
				.map(({ url }) => url.href)
				.toSorted(),
		).toEqual(callbacks.toSorted());
	});

	it('reach each of many subscribers once, in parallel ranges (P6)', async () => {
		test = await createTestHub({ limitsRates: false, maxPerTopic: 1e6 });
		const callbacks = Array.from({ length: 2100 }, (_, index) => `https://h${index}.example/`);
		await Promise.all(callbacks.map((callback) => test.subscribe({ callback })));
		test.setTopic('/feed.xml', 'second');
		expect((await test.hub.publishChanges()).queued).toBe(2100);
		expect(test.jobs).toHaveLength(16);
		await test.work();
		expect(
			deliveries()
				.map(({ url }) => url.href)
				.toSorted(),
		).toEqual(callbacks.toSorted());
	});

	it('stop when there is a newer change (H46)', async () => {
		await test.subscribe();
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		test.setTopic('/feed.xml', 'third');
		await test.hub.publishChanges();
		await test.work();
		expect(deliveries().map(({ body }) => body)).toEqual(['third']);
	});

	it('are not sent to subscribers who did not confirm (A21)', async () => {
		test.reply = () => ({ status: 404 });
		await test.subscribe();
		test.setTopic('/feed.xml', 'second');
		await test.hub.publishChanges();
		await test.work();
		expect(deliveries()).toEqual([]);
	});
});
