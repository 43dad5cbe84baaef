import { describe, expect, it } from 'vitest';
import { HubDescription } from '../../../src/websub/hub-description.ts';
import { CRON, DEPLOY_HOOK } from './operator.ts';
import { askTarget, JSON_TYPE, TEXT_TYPE, type TargetSource } from './target.ts';

export const HUB = '/api/websub/hub';
const FORM_TYPE = 'application/x-www-form-urlencoded';

export interface HubQuestion {
	readonly what: string;
	/** Where a hub without a queue answers otherwise, both. */
	readonly statuses: readonly number[];
	readonly method?: string;
	/** After the address. */
	readonly rest?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
}

const JSON_FORM: HubQuestion = {
	what: 'JSON',
	statuses: [415],
	method: 'POST',
	headers: { 'content-type': 'application/json' },
	body: '{}',
};
const form = { method: 'POST', headers: { 'content-type': FORM_TYPE } };

/** A request that may be made of any hub; nobody listens at its callback. */
export function aValidForm(origin: string): HubQuestion {
	const fields = {
		'hub.mode': 'subscribe',
		'hub.callback': 'https://subscriber.invalid/websub',
		'hub.topic': `${origin}/feed.xml`,
	};
	const body = new URLSearchParams(fields).toString();
	return { what: 'a valid form', statuses: [202, 503], ...form, body };
}

/** What cannot be read is refused before anybody asks whether there is a hub. */
export const WRONG_FORMS: readonly HubQuestion[] = [
	{ what: 'GET with the fields', statuses: [400], rest: '?hub.mode=subscribe' },
	{ what: 'broken encoding', statuses: [400], ...form, body: 'hub.mode=%zz' },
	{ what: 'bytes that are no UTF-8', statuses: [400], ...form, body: 'hub.mode=%ff' },
	{ what: 'too many fields', statuses: [400], ...form, body: 'a=b&'.repeat(101) },
	{ what: 'too long a form', statuses: [413], ...form, body: 'x'.repeat(65_537) },
	JSON_FORM,
	{ what: 'no form', statuses: [415], method: 'POST' },
];

export const HUB_QUESTIONS: readonly HubQuestion[] = [
	{ what: 'GET', statuses: [200] },
	{ what: 'GET, compressed', statuses: [200], headers: { 'accept-encoding': 'br' } },
	{ what: 'HEAD', statuses: [200], method: 'HEAD' },
	{ what: 'OPTIONS', statuses: [204], method: 'OPTIONS' },
	{ what: 'DELETE', statuses: [405], method: 'DELETE' },
	{ what: 'a long address', statuses: [414, 200], rest: `?x=${'x'.repeat(8_200)}` },
	{ what: 'wrong fields', statuses: [400], ...form, body: 'hub.mode=publish' },
	...WRONG_FORMS,
];

export function askHub(target: TargetSource, question: HubQuestion): Promise<Response> {
	const { method = 'GET', rest = '', headers = {}, body } = question;
	return askTarget(target(), HUB + rest, { method, headers, ...(body && { body }) });
}

/** The hub as HTTP, whether or not it has a queue. */
export function describeHub(target: TargetSource): void {
	const ask = (question: HubQuestion) => askHub(target, question);

	describe('the hub', () => {
		it('takes a valid form, or promises nothing (H24, A43)', async () => {
			const { status, headers } = await ask(aValidForm(target().origin));
			expect([status, headers.get('retry-after')]).toBeOneOf([
				[202, null],
				[503, '30'],
			]);
			expect(headers.get('content-type')).toBe(TEXT_TYPE);
		});

		it.each(WRONG_FORMS)('refuses $what in plain text (H26, H27, A29-A31)', async (question) => {
			const response = await ask(question);
			expect([response.status, response.headers.get('content-type')]).toEqual([
				...question.statuses,
				TEXT_TYPE,
			]);
			expect(response.headers.get('cache-control')).toBe('no-store');
			expect(await response.text()).toMatch(/^Cannot .+\n$/);
		});

		it('names the media type that it reads', async () => {
			expect((await ask(JSON_FORM)).headers.get('accept')).toBe(FORM_TYPE);
		});

		it('tells its rules to programs, and on HEAD the same', async () => {
			const get = await ask({ what: 'GET', statuses: [] });
			const head = await ask({ what: 'HEAD', statuses: [], method: 'HEAD' });
			const told = ['content-type', 'cache-control'];
			expect(told.map((name) => head.headers.get(name))).toEqual(
				told.map((name) => get.headers.get(name)),
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
		it.each(methods)('refuses %s, naming its methods', async (method) => {
			const { status, headers } = await askTarget(target(), path, { method });
			expect([status, headers.get('allow')]).toEqual([405, allow]);
			expect(headers.get('content-type')).toBe(type);
		});
	});
}
