import { describe, expect, it } from 'vitest';
import { TOPIC_PATHS } from '../../../src/endpoints/http/urls.ts';
import { CallbackCheck } from '../../../src/hub/core/callback-check.ts';
import { HubActivity } from '../../../src/hub/core/hub-activity.ts';
import { HubDescription } from '../../../src/hub/core/hub-description.ts';
import { SubscriptionStatus } from '../../../src/hub/core/subscription-status.ts';
import { CRON, DEPLOY_HOOK } from './operator.ts';
import { askForJson, askTarget, JSON_TYPE, TEXT_TYPE, type TargetSource } from './target.ts';

export const HUB = '/api/websub/hub';
export const HUB_CHECK = '/api/websub/check';
export const HUB_STATUS = '/api/websub/status';
const SUBSCRIPTION = '/api/websub/subscriptions/{capability}';
/** The other endpoints for subscribers, as named in the description. */
export const FOR_SUBSCRIBERS = [
	HUB_CHECK,
	HUB_STATUS,
	SUBSCRIPTION,
	`${SUBSCRIPTION}/test`,
	`${SUBSCRIPTION}/replay`,
];
const FORM_TYPE = 'application/x-www-form-urlencoded';

export interface HubCase {
	readonly what: string;
	readonly statuses: readonly number[];
	readonly method?: string;
	/** Appended to the URL. */
	readonly rest?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
}

const JSON_FORM: HubCase = {
	what: 'JSON',
	statuses: [415],
	method: 'POST',
	headers: { 'content-type': 'application/json' },
	body: '{}',
};
const form = { method: 'POST', headers: { 'content-type': FORM_TYPE } };

/** Creates a request that any hub accepts; nothing listens at its callback. */
export function aValidForm(origin: string): HubCase {
	const fields = {
		'hub.mode': 'subscribe',
		'hub.callback': 'https://subscriber.example/websub',
		'hub.topic': `${origin}/feed.xml`,
	};
	const body = new URLSearchParams(fields).toString();
	return { what: 'a valid form', statuses: [202], ...form, body };
}

/** Requests that cannot be parsed are refused before the hub is loaded. */
export const WRONG_FORMS: readonly HubCase[] = [
	{ what: 'GET with the fields', statuses: [400], rest: '?hub.mode=subscribe' },
	{ what: 'broken encoding', statuses: [400], ...form, body: 'hub.mode=%zz' },
	{ what: 'bytes that are not UTF-8', statuses: [400], ...form, body: 'hub.mode=%ff' },
	{ what: 'too many fields', statuses: [400], ...form, body: 'a=b&'.repeat(101) },
	{ what: 'a form that is too long', statuses: [413], ...form, body: 'x'.repeat(65_537) },
	JSON_FORM,
	{ what: 'a request without a form', statuses: [415], method: 'POST' },
];

export const HUB_CASES: readonly HubCase[] = [
	{ what: 'GET', statuses: [200] },
	{ what: 'GET, compressed', statuses: [200], headers: { 'accept-encoding': 'br' } },
	{ what: 'HEAD', statuses: [200], method: 'HEAD' },
	{ what: 'OPTIONS', statuses: [204], method: 'OPTIONS' },
	{ what: 'DELETE', statuses: [405], method: 'DELETE' },
	{ what: 'a long URL', statuses: [414, 200], rest: `?x=${'x'.repeat(8_200)}` },
	{ what: 'wrong fields', statuses: [400], ...form, body: 'hub.mode=publish' },
	...WRONG_FORMS,
];

export function askHub(target: TargetSource, testCase: HubCase): Promise<Response> {
	const { method = 'GET', rest = '', headers = {}, body } = testCase;
	return askTarget(target(), HUB + rest, { method, headers, ...(body && { body }) });
}

/** Tests the hub's HTTP interface. */
export function describeHub(target: TargetSource): void {
	const ask = (testCase: HubCase) => askHub(target, testCase);

	describe('the hub', () => {
		it('accepts a valid form and links to its status (H24)', async () => {
			const { status, headers } = await ask(aValidForm(target().origin));
			expect([status, headers.get('content-type')]).toEqual([202, TEXT_TYPE]);
			const [, url = ''] = /^<([^>]+)>; rel="monitor"$/.exec(headers.get('link') ?? '') ?? [];
			const shown = await askForJson<SubscriptionStatus>(target(), new URL(url).pathname);
			const { mode, attempts } = SubscriptionStatus.parse(shown);
			// The hub may have tried to verify the callback already.
			const others = attempts.filter(({ kind }) => kind !== 'verification');
			expect([mode, others]).toEqual(['subscribe', []]);
		});

		it('publishes its status', async () => {
			const activity = await askForJson<HubActivity>(target(), HUB_STATUS);
			const topics = HubActivity.parse(activity).topics.map(({ topic }) => topic);
			const feeds = ['/feeds/low-stars.atom', '/feeds/millbrook.json'];
			const expected = [...TOPIC_PATHS, ...feeds].map((path) => target().origin + path);
			expect(topics).toEqual(expect.arrayContaining(expected));
			const rules = HubDescription.parse(await askForJson(target(), HUB));
			expect(rules.topics.toSorted()).toEqual(topics.toSorted());
		});

		it('states the size of each topic, the smallest first', async () => {
			const { sizes, topics } = HubDescription.parse(await askForJson(target(), HUB));
			for (const { topic, bytes } of sizes) {
				const response = await askTarget(target(), new URL(topic).pathname);
				expect([topic, (await response.arrayBuffer()).byteLength]).toEqual([topic, bytes]);
			}
			expect(sizes).toEqual(sizes.toSorted((a, b) => a.bytes - b.bytes));
			expect(topics).toEqual(sizes.map(({ topic }) => topic));
		});

		it('reports in a check that it would refuse a private address (A1)', async () => {
			const response = await askTarget(target(), HUB_CHECK, {
				...form,
				body: 'hub.callback=https://10.0.0.1/',
			});
			const { passes, steps } = CallbackCheck.parse(await response.json());
			expect([response.status, passes, steps[0]?.result]).toEqual([200, false, 'failed']);
		});

		it.each(['x'.repeat(32), `${'x'.repeat(32)}/test`, 'short', 'a/b/c', ''])(
			'has nothing at subscriptions/%s',
			async (rest) => {
				const path = `/api/websub/subscriptions/${rest}`;
				const { status } = await askTarget(target(), path.replace(/\/$/, ''), {
					method: rest.endsWith('/test') ? 'POST' : 'GET',
				});
				expect(status).toBe(404);
			},
		);

		it.each(['deliver', 'prompt'])('does not expose its queue at %s (A42, A44)', async (name) => {
			const { status, headers } = await askTarget(target(), `/api/websub/${name}`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'ce-type': 'com.vercel.queue.v2beta',
					'ce-vqsqueuename': 'websub',
					'ce-vqsconsumergroup': 'g',
					'ce-vqsmessageid': 'm',
				},
				body: '{}',
			});
			expect([status, headers.get('content-type')]).toEqual([404, JSON_TYPE]);
		});

		it.each(WRONG_FORMS)('refuses $what in plain text (H26, H27, A29-A31)', async (testCase) => {
			const response = await ask(testCase);
			expect([response.status, response.headers.get('content-type')]).toEqual([
				...testCase.statuses,
				TEXT_TYPE,
			]);
			expect(response.headers.get('cache-control')).toBe('no-store');
			expect(await response.text()).toMatch(/^Cannot .+\n$/);
		});

		it('names the media type that it accepts', async () => {
			expect((await ask(JSON_FORM)).headers.get('accept')).toBe(FORM_TYPE);
		});

		it('describes its rules in JSON, with the same headers on HEAD', async () => {
			const get = await ask({ what: 'GET', statuses: [] });
			const head = await ask({ what: 'HEAD', statuses: [], method: 'HEAD' });
			const compared = ['content-type', 'cache-control'];
			expect(compared.map((name) => head.headers.get(name))).toEqual(
				compared.map((name) => get.headers.get(name)),
			);
			expect([head.status, await head.text()]).toEqual([200, '']);
			expect([get.status, get.headers.get('content-type')]).toEqual([200, JSON_TYPE]);
			const { hub } = HubDescription.parse(await get.json());
			expect(hub).toBe(target().origin + HUB);
		});

		it('lets scripts post forms', async () => {
			const { status, headers } = await ask({
				what: 'OPTIONS',
				statuses: [204],
				method: 'OPTIONS',
				headers: {
					origin: 'https://elsewhere.example',
					'access-control-request-method': 'POST',
					'access-control-request-headers': 'content-type',
				},
			});
			expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
			expect(headers.get('access-control-allow-methods')).toContain('POST');
			expect(headers.get('access-control-allow-headers')).toContain('Content-Type');
			expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
		});
	});

	describe.each([
		[HUB, ['PUT', 'DELETE', 'PATCH'], 'GET, HEAD, POST, OPTIONS', TEXT_TYPE],
		[DEPLOY_HOOK, ['GET', 'PUT', 'DELETE'], 'POST, OPTIONS', JSON_TYPE],
		[CRON, ['POST', 'PUT', 'DELETE'], 'GET, HEAD, OPTIONS', JSON_TYPE],
	])('%s', (path, methods, allow, type) => {
		it.each(methods)('refuses %s, naming the allowed methods', async (method) => {
			const { status, headers } = await askTarget(target(), path, { method });
			expect([status, headers.get('allow')]).toEqual([405, allow]);
			expect(headers.get('content-type')).toBe(type);
		});
	});
}
