import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { readEnvironment } from '../../src/platform/environment.ts';
import { textOf } from '../../src/edition/documents/published-document.ts';
import { createHubEndpoint } from '../../src/endpoints/websub-hub.ts';
import { DEFAULT_HUB_POLICY } from '../../src/platform/hub-policy.ts';
import { createOpenApiDocument } from '../../src/openapi/openapi-document.ts';
import { PATHS } from '../../src/endpoints/http/urls.ts';
import { sampleEdition } from '../support/content.ts';
import { BASE_URL, CALLBACK, createTestHub, type Sent, type TestHub } from '../support/hub.ts';
import {
	ApiDescription,
	createDescriptionCheck,
	listErrorExamples,
} from './openapi-description.ts';

const Parameter = z.looseObject({
	name: z.string(),
	required: z.boolean().default(false),
	schema: z.record(z.string(), z.unknown()),
});
type Parameter = z.output<typeof Parameter>;
/** The requests that the hub sends, by method. */
const Sending = z.record(
	z.string(),
	z.looseObject({
		parameters: z.array(z.union([Parameter, z.strictObject({ $ref: z.string() })])),
	}),
);

const api = ApiDescription.parse(
	JSON.parse(textOf(createOpenApiDocument({ ...(await sampleEdition()), baseUrl: BASE_URL }))),
);
const check = createDescriptionCheck(api);
const callbacks = z
	.record(z.string(), z.record(z.string(), Sending))
	.parse(api.paths[PATHS.hub]?.['post']?.['callbacks']);
const webhooks = z.record(z.string(), Sending).parse(api['webhooks']);
const { parameters: shared } = z
	.looseObject({ parameters: z.record(z.string(), Parameter) })
	.parse(api.components);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const FIELDS = {
	'hub.mode': 'subscribe',
	'hub.callback': CALLBACK,
	'hub.topic': `${BASE_URL}/feed.xml`,
	'hub.secret': 'a-secret',
};

let test: TestHub;
beforeEach(async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	test = await createTestHub();
});
afterEach(() => vi.restoreAllMocks());

async function ask(init: RequestInit, rest = '', hub = test.hub, hasStore = true) {
	const access = { hub, hookSecret: 'none', cronSecret: 'none' };
	const endpoint = createHubEndpoint({ loadHub: () => (hasStore ? access : undefined) });
	const request = new Request(`${BASE_URL}${PATHS.hub}${rest}`, init);
	const response = await endpoint.fetch(request);
	return { method: request.method, path: PATHS.hub, response, body: await response.text() };
}

const post = (fields: Record<string, string>, hub = test.hub, hasStore = true) =>
	ask({ method: 'POST', headers: FORM, body: new URLSearchParams(fields) }, '', hub, hasStore);

describe('responses from the hub match the description:', () => {
	const failing = { receive: () => Promise.reject(new TypeError('anything')) };
	const answers: readonly [string, number, () => ReturnType<typeof ask>][] = [
		['the rules', 200, () => ask({})],
		['HEAD', 200, () => ask({ method: 'HEAD' })],
		['an accepted request', 202, () => post(FIELDS)],
		['OPTIONS', 204, () => ask({ method: 'OPTIONS' })],
		['GET with a subscription', 400, () => ask({}, '?hub.mode=subscribe')],
		['invalid fields', 400, () => post({ 'hub.callback': 'http://a.example/', 'hub.topic': 'x' })],
		['invalid encoding', 400, () => ask({ method: 'POST', headers: FORM, body: '%' })],
		['another method', 405, () => ask({ method: 'DELETE' })],
		['a form that is too long', 413, () => post({ x: 'x'.repeat(70_000) })],
		['not a form', 415, () => ask({ method: 'POST', body: '{}' })],
		['too many requests', 429, floodOneHost],
		['an unknown error', 500, () => post(FIELDS, { ...test.hub, ...failing })],
		['too many subscriptions', 503, fillOneHost],
		['no store', 503, () => post(FIELDS, test.hub, false)],
		['rules without a store', 503, () => ask({}, '', test.hub, false)],
		['a closed store', 503, () => test.database.close().then(() => post(FIELDS))],
	];

	it.each(answers)('%s (%i)', async (_what, status, answer) => {
		const exchange = await answer();
		expect([exchange.response.status, check.findFaults(exchange)]).toEqual([status, []]);
	});

	it('every error message in the description is a real one', async () => {
		const realMessages = new Set<string>();
		for (const [, , answer] of answers) realMessages.add((await answer()).body);
		realMessages.add(
			(await post({ ...FIELDS, 'hub.mode': '', 'hub.callback': 'http://a.example/' })).body,
		);
		const quoted = listErrorExamples(api, /^Hub/).map(String);
		expect(quoted).not.toEqual([]);
		expect(quoted.filter((text) => !realMessages.has(text))).toEqual([]);
	});

	async function floodOneHost() {
		for (let index = 0; index < 5; index++) await post(FIELDS);
		return post(FIELDS);
	}

	async function fillOneHost() {
		test = await createTestHub({ maxPerHost: 1 });
		await test.subscribe();
		return post({ ...FIELDS, 'hub.callback': `${CALLBACK}&other` });
	}
});

describe('the rules in the description', () => {
	it('are the defaults', () => {
		const { baseUrl: _, ...policy } = readEnvironment({}).hub;
		expect(DEFAULT_HUB_POLICY).toEqual(policy);
	});

	it('leave out endpoints that are only for the operator', () => {
		expect(JSON.stringify(api)).not.toContain('/api/websub/publish');
		expect(JSON.stringify(api)).not.toContain('/api/cron');
	});

	it('do not say that the hub responds with 404', () => {
		expect(JSON.stringify(api.paths[PATHS.hub])).not.toContain('Answers 404');
	});
});

describe('requests from the hub match the description:', () => {
	const parametersOf = (sending: z.output<typeof Sending> | undefined, method: string) =>
		(sending?.[method]?.parameters ?? []).flatMap((parameter) =>
			'$ref' in parameter
				? (shared[String(parameter.$ref).split('/').at(-1) ?? ''] ?? [])
				: parameter,
		);
	const callbackParameters = (name: string) =>
		parametersOf(Object.values(callbacks[name] ?? {})[0], 'get');
	const hubParameters = (entries: Iterable<[string, string]>) =>
		new Map([...entries].filter(([name]) => name.startsWith('hub.')));

	/** Finds undescribed and missing parameters, and values that do not match their schema. */
	function findFaults(parameters: readonly Parameter[], sent: ReadonlyMap<string, string>) {
		const names = parameters.map(({ name }) => name.toLowerCase());
		return [
			...[...sent.keys()].filter((name) => !names.includes(name.toLowerCase())),
			...parameters.flatMap(({ name, required, schema }) => {
				const value = [...sent].find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
				if (value === undefined) return required ? [`${name} is missing`] : [];
				return check.findMistakes(schema, schema['type'] === 'integer' ? Number(value) : value);
			}),
		];
	}

	it.each(['subscribe', 'unsubscribe'] as const)(
		'the verification of intent to %s (H34, H36)',
		async (mode) => {
			await test.subscribe({ mode });
			const [sent] = test.sent;
			expect(sent?.url.searchParams.get('hub.mode')).toBe(mode);
			const parameters = callbackParameters('verification');
			expect(parameters).toHaveLength(4);
			expect(findFaults(parameters, hubParameters(sent?.url.searchParams ?? []))).toEqual([]);
		},
	);

	it('the notice that a subscription ended (H32)', async () => {
		test = await createTestHub({ retrySeconds: [] });
		await test.subscribe();
		test.reply = () => ({ status: 500 });
		for (let change = 1; change <= 3; change++) await deliver(`change ${change}`);
		const sent = test.sent.at(-1);
		expect(sent?.url.searchParams.get('hub.mode')).toBe('denied');
		const parameters = callbackParameters('denial');
		expect(parameters).toHaveLength(3);
		expect(findFaults(parameters, hubParameters(sent?.url.searchParams ?? []))).toEqual([]);
	});

	it.each([undefined, 'sha256', 'sha384', 'sha512'] as const)(
		'a delivery, signed with %s (H10, H41, H48)',
		async (signatureMethod) => {
			await test.subscribe(signatureMethod && { secret: 'a-secret', signatureMethod });
			const { headers } = await deliver('second');
			const { 'Content-Type': type = '', ...others } = headers;
			const names = Object.keys(others);
			expect(names.includes('X-Hub-Signature')).toBe(signatureMethod !== undefined);
			const sending = webhooks['atomFeedChanged'];
			expect(findFaults(parametersOf(sending, 'post'), new Map(Object.entries(others)))).toEqual(
				[],
			);
			const body = z.object({ content: z.record(z.string(), z.unknown()) });
			const { content } = body.parse(sending?.['post']?.['requestBody']);
			expect(Object.keys(content)).toEqual([type]);
		},
	);

	async function deliver(text: string): Promise<Sent> {
		test.setTopic('/feed.xml', text);
		await test.hub.publishChanges();
		await test.work();
		const sent = test.sent.findLast(({ method }) => method === 'POST');
		if (!sent) throw new RangeError('Cannot find a delivery: none was sent');
		return sent;
	}
});
