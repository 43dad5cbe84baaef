import { describe, expect, it } from 'vitest';
import { CallbackCheck } from '../../../src/hub/core/callback-check.ts';
import { BASE_URL, CALLBACK, type CallbackReply } from '../../support/hub.ts';
import { useTestHub, encode, type Fields } from './hub-requests.ts';

const PATH = '/api/websub/check';

const { test, ask } = useTestHub();

const send = (fields: Fields | string) =>
	ask({ method: 'POST', body: typeof fields === 'string' ? fields : encode(fields) }, PATH);
async function check(fields: Fields = { 'hub.callback': CALLBACK }): Promise<CallbackCheck> {
	const { status, text } = await send(fields);
	expect(status).toBe(200);
	return CallbackCheck.parse(JSON.parse(text));
}
const failedStep = ({ steps }: CallbackCheck) => steps.find(({ result }) => result === 'failed');

const TYPE = '"Content-Type: application/octet-stream"';
const NO_SNIFFING = '"X-Content-Type-Options: nosniff"';

describe('the check of a callback', () => {
	it('sends the same request as a subscription, then the topic, and stores nothing', async () => {
		expect(await check()).toMatchObject({ passes: true, status: 200 });
		expect(test.sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
		expect(Object.fromEntries(test.sent[0]?.url.searchParams ?? [])).toMatchObject({
			a: '1',
			'hub.mode': 'subscribe',
			'hub.topic': `${BASE_URL}/reviews.json`,
			'hub.challenge': expect.stringMatching(/^[\w-]{32}$/),
			'hub.lease_seconds': '864000',
		});
		await test.pass(3600);
		expect(await test.isSubscribed('/reviews.json')).toBe(false);
		expect(test.sent).toHaveLength(2);
	});

	it('uses the topic in the form', async () => {
		const topic = `${BASE_URL}/feed.xml`;
		await check({ 'hub.callback': CALLBACK, 'hub.topic': topic });
		expect(test.sent[0]?.url.searchParams.get('hub.topic')).toBe(topic);
	});

	it('passes every step for a correct callback', async () => {
		const { steps } = await check();
		expect(steps.map(({ step, result }) => [step, result])).toEqual([
			['url', 'passed'],
			['address', 'passed'],
			['connection', 'passed'],
			['certificate', 'passed'],
			['status', 'passed'],
			['challenge', 'passed'],
			['media_type', 'passed'],
			['body', 'passed'],
		]);
	});

	const failures: readonly (readonly [CallbackReply, string, string])[] = [
		['refused-address', 'address', 'its host name did not resolve to a public address'],
		['unresolved', 'address', 'its host name did not resolve to a public address'],
		['unreachable', 'connection', 'it could not be reached, or the connection broke'],
		[
			'timeout',
			'connection',
			'it took too long: more than 3 seconds to connect, or 10 in total plus 1 per megabyte',
		],
		['untrusted', 'certificate', 'its certificate is not trusted'],
		[{ status: 302 }, 'status', 'it answered 302, and redirects are not followed'],
		[{ status: 404 }, 'status', 'it answered 404 instead of a 2xx'],
		[
			{ body: Buffer.from('') },
			'challenge',
			'the body was empty instead of the value of hub.challenge',
		],
	];
	it.each(failures)('detects %j', async (reply, step, detail) => {
		test.reply = () => reply;
		const checked = await check();
		expect(checked.passes).toBe(false);
		expect(failedStep(checked)).toEqual({ step, result: 'failed', detail });
		const results = checked.steps.map(({ result }) => result);
		expect(results.slice(results.indexOf('failed') + 1)).not.toContain('passed');
	});

	it('does not reveal whether a host has a private address (A8)', async () => {
		const seen: unknown[] = [];
		for (const reply of ['refused-address', 'unresolved'] as const) {
			test.reply = () => reply;
			seen.push(await check());
		}
		expect(seen[0]).toEqual(seen[1]);
	});

	it.each([
		['http://a.example/', 'the callback must begin with https://'],
		[
			'https://10.0.0.1/',
			`the callback must have a public address; to test on your machine, see ${BASE_URL}/docs/websub-subscribers#try-it-locally`,
		],
		['https://a.example:6379/', 'the callback must have the port 443 or 8443'],
		[`${BASE_URL}/x`, 'the callback must not be this service itself'],
	])('sends nothing to %s (A1, A12, A13, A20)', async (callback, detail) => {
		const checked = await check({ 'hub.callback': callback });
		expect(checked.passes).toBe(false);
		expect(failedStep(checked)).toEqual({ step: 'url', result: 'failed', detail });
		expect(test.sent).toEqual([]);
	});

	it.each([
		['text/html', 'nosniff', [TYPE]],
		['text/plain', undefined, [NO_SNIFFING]],
		['application/octet-stream', 'sniff', [NO_SNIFFING]],
		[undefined, undefined, [TYPE, NO_SNIFFING]],
	])(
		'warns about a response that a browser may interpret: %s, %s (A36)',
		async (contentType, options, missing) => {
			test.reply = ({ url }) => ({
				body: Buffer.from(url.searchParams.get('hub.challenge') ?? ''),
				contentType,
				contentTypeOptions: options,
			});
			const { passes, steps } = await check();
			expect(passes).toBe(true);
			const { detail = '', ...last } = steps.at(-2) ?? {};
			expect(last).toEqual({ step: 'media_type', result: 'warning' });
			expect(steps.at(-1)).toEqual({ step: 'body', result: 'passed' });
			// The detail names only the missing headers.
			expect([TYPE, NO_SNIFFING].filter((header) => detail.includes(header))).toEqual(missing);
		},
	);

	describe('of a body', () => {
		const posts = () => test.sent.filter(({ method }) => method === 'POST');
		const bodyOf = ({ steps }: CallbackCheck) => steps.find(({ step }) => step === 'body');
		const respondWith = (reply: CallbackReply) => {
			test.reply = ({ method }) => (method === 'GET' ? 'echo' : reply);
		};

		it('sends what a delivery sends, marked and unsigned (H8, H9, H11)', async () => {
			test.setTopic('/feed.xml', 'x'.repeat(60_912));
			await check({ 'hub.callback': CALLBACK, 'hub.topic': `${BASE_URL}/feed.xml` });
			const [post] = posts();
			expect([post?.url.href, post?.body.length]).toEqual([CALLBACK, 60_912]);
			expect(post?.headers).toEqual({
				'Content-Type': 'application/atom+xml',
				Link: `<${BASE_URL}/api/websub/hub>; rel="hub", <${BASE_URL}/feed.xml>; rel="self"`,
				'X-Hub-Delivery': expect.stringMatching(/^.{32}$/),
				'X-Hub-Check': '1',
			});
		});

		it('says which limit stood in the way', async () => {
			test.setTopic('/reviews.json', 'x'.repeat(487_840));
			respondWith({ status: 413 });
			const checked = await check();
			expect([checked.passes, checked.status]).toEqual([false, 200]);
			expect(bodyOf(checked)).toEqual({
				step: 'body',
				result: 'failed',
				detail:
					'it answered 413: it refuses bodies of 487,840 bytes; raise its limit for request bodies ' +
					'(Express accepts 100 kB by default)',
			});
		});

		it.each<[CallbackReply, boolean, string, string]>([
			[{ status: 500 }, false, 'failed', 'after a body of 3 bytes, it answered 500'],
			['unreachable', false, 'failed', 'after a body of 3 bytes, it could not be reached'],
			[{ status: 401 }, true, 'warning', 'a subscription with a secret may work'],
		])('judges %j', async (reply, passes, result, detail) => {
			test.setTopic('/reviews.json', 'one');
			respondWith(reply);
			const checked = await check();
			expect([checked.passes, bodyOf(checked)?.result]).toEqual([passes, result]);
			expect(bodyOf(checked)?.detail).toContain(detail);
		});

		it('is not made before the callback has confirmed (A21)', async () => {
			test.reply = () => ({ status: 200, body: Buffer.from('no') });
			expect(bodyOf(await check())).toEqual({ step: 'body', result: 'skipped' });
			expect(posts()).toEqual([]);
		});

		it('is made once per host in ten minutes, for any callback and client (A21)', async () => {
			test.setTopic('/reviews.json', 'one');
			await check();
			await test.pass(590);
			const again = await check({ 'hub.callback': CALLBACK.replace('callback', 'other') });
			expect([again.passes, posts().length]).toEqual([true, 1]);
			expect(bodyOf(again)).toEqual({
				step: 'body',
				result: 'skipped',
				detail:
					'not sent, because this host got one less than 10 minutes ago: deliveries have 3 bytes; ' +
					'check again in 10 seconds',
			});
			await check({ 'hub.callback': 'https://other.example/' });
			expect(posts()).toHaveLength(2);
			await test.pass(10);
			await check();
			expect(posts()).toHaveLength(3);
		});

		it.each([
			[1_000_000, 'passed', undefined],
			[
				1_000_001,
				'skipped',
				'not sent, because it is over 1 MB: deliveries are 1,000,001 bytes, so allow request ' +
					'bodies of that size (Express accepts 100 kB by default)',
			],
		])('sends at most 1 MB: %i bytes', async (bytes, result, detail) => {
			test.setTopic('/reviews.json', 'x'.repeat(bytes));
			const checked = await check();
			expect(checked.passes).toBe(true);
			expect(bodyOf(checked)).toEqual({ step: 'body', result, ...(detail && { detail }) });
			expect(posts()).toHaveLength(result === 'passed' ? 1 : 0);
		});
	});

	it('counts toward the rate limit (A21)', async () => {
		for (let count = 0; count < 10; count++) await check();
		const { status, headers, text } = await send({ 'hub.callback': CALLBACK });
		expect([status, headers.get('retry-after')]).toEqual([429, '6']);
		expect(JSON.parse(text).detail).toContain('Cannot check the callback');
		expect(test.sent.filter(({ method }) => method === 'GET')).toHaveLength(10);
	});

	it.each([
		['no callback', {}, 'hub.callback', 'missing'],
		[
			'an unknown topic',
			{ 'hub.callback': CALLBACK, 'hub.topic': 'https://x.example/' },
			'hub.topic',
			'invalid_value',
		],
		['two callbacks', 'hub.callback=a&hub.callback=b', 'hub.callback', 'repeated'],
	])('names the mistake in a form: %s', async (_what, fields: Fields | string, parameter, code) => {
		const { status, text } = await send(fields);
		expect(status).toBe(400);
		expect(JSON.parse(text).issues).toEqual([expect.objectContaining({ parameter, code })]);
	});

	it('requires POST and a form', async () => {
		const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
		expect((await ask(json, PATH)).status).toBe(415);
		expect((await ask({}, PATH)).status).toBe(405);
	});
});
