import { afterAll, beforeAll, expect, it } from 'vitest';
import { SubscriptionStatus } from '../../../src/hub/core/subscription-status.ts';
import type { Authority } from '../../support/certificates.ts';
import { until } from '../../support/hub-client.ts';
import type { TestKv } from '../../support/kv.ts';
import { startSubscriber, type Subscriber } from '../../support/subscriber.ts';
import { isSignedWith } from '../websub/confirmed.ts';
import { CRON, OPERATOR_VARIABLES } from './operator.ts';
import { askForJson, askTarget, type TargetSource } from './target.ts';

const SECRET = 'correct horse battery staple';
const TOPIC = '/feed.xml';

/**
 * The hub as deployed: with built functions, Vercel KV, and queues that trigger the functions.
 * Edits to the stored publication simulate a deployment with changes.
 */
export function describeDeployedHub(
	target: TargetSource,
	platform: () => { readonly kv: TestKv; readonly authority: Authority },
): void {
	let subscriber: Subscriber;
	let status: string;

	beforeAll(async () => {
		const certificate = await platform().authority.issue(['localhost', '127.0.0.1']);
		subscriber = await startSubscriber(certificate);
		await callCron();
		const response = await askTarget(target(), '/api/websub/hub', {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams({
				'hub.mode': 'subscribe',
				'hub.topic': target().origin + TOPIC,
				'hub.callback': `${subscriber.origin}/deployed`,
				'hub.secret': SECRET,
			}).toString(),
		});
		const [, url = ''] = /<([^>]+)>; rel="monitor"/.exec(response.headers.get('link') ?? '') ?? [];
		status = new URL(url).pathname;
	});
	afterAll(() => subscriber?.stop());

	const callCron = () =>
		askTarget(target(), CRON, {
			headers: { authorization: `Bearer ${OPERATOR_VARIABLES.CRON_SECRET}` },
		});
	const readStatus = async () =>
		SubscriptionStatus.parse(await askForJson<SubscriptionStatus>(target(), status));
	const publication = `{forecourt-hub}:publication:${TOPIC}`;

	it('verifies the callback and then subscribes it (H31)', async () => {
		await until(
			() => subscriber.verifications('/deployed').length === 1,
			'the verification request',
			30,
		);
		await expect.poll(async () => (await readStatus()).state, { timeout: 15_000 }).toBe('active');
	});

	it('delivers a changed topic, signed, with the same bytes as served (H8, H10, H11)', async () => {
		await platform().kv.redis.hset(publication, 'etag', '"from the previous deployment"');
		const response = await callCron();
		expect(await response.json()).toMatchObject({ changed: [TOPIC], queued: 1 });
		await until(() => subscriber.deliveries('/deployed').length === 1, 'the delivery', 30);
		const [delivery] = subscriber.deliveries('/deployed');
		const served = await askTarget(target(), TOPIC);
		expect(delivery?.headers['content-type']).toBe(served.headers.get('content-type'));
		expect(delivery?.body.equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
		expect(delivery && isSignedWith(delivery, SECRET)).toBe(true);
	});

	it('repeats the delivery for a replay, with the same id', async () => {
		await expect.poll(async () => (await readStatus()).attempts.length).toBe(2);
		const replayed = await askTarget(target(), `${status}/replay`, { method: 'POST' });
		expect(replayed.status).toBe(202);
		await until(() => subscriber.deliveries('/deployed').length === 2, 'the replay', 30);
		const ids = subscriber.deliveries('/deployed').map(({ headers }) => headers['x-hub-delivery']);
		expect(new Set(ids).size).toBe(1);
	});

	it('ends the subscription when the callback responds 410 (H43)', async () => {
		subscriber.on('/deployed', (_request, response) => response.writeHead(410).end());
		await platform().kv.redis.hset(publication, 'etag', '"from the previous deployment"');
		await callCron();
		await expect.poll(async () => (await readStatus()).state, { timeout: 30_000 }).toBe('ended');
		expect((await readStatus()).reason).toBe(
			'The callback answered 410, which ends the subscription',
		);
	});
}
