import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '../../src/edition/documents/published-document.ts';
import { createWebSubEndpoint } from '../../src/endpoints/websub.ts';
import { createOpenApiDocument } from '../../src/openapi/openapi-document.ts';
import { PATHS } from '../../src/endpoints/http/urls.ts';
import { sampleEdition } from '../support/content.ts';
import { aHubRequest, BASE_URL, CALLBACK, createTestHub, type TestHub } from '../support/hub.ts';
import {
	ApiDescription,
	createDescriptionCheck,
	listErrorExamples,
} from './openapi-description.ts';

const api = ApiDescription.parse(
	JSON.parse(textOf(createOpenApiDocument({ ...(await sampleEdition()), baseUrl: BASE_URL }))),
);
const check = createDescriptionCheck(api);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let test: TestHub;
beforeEach(async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	test = await createTestHub();
});
afterEach(() => vi.restoreAllMocks());

type Asked = Promise<{ method: string; path: string; response: Response; body: string }>;

async function ask(
	path: string,
	described: string,
	init: RequestInit = {},
	hasStore = true,
): Asked {
	const access = { hub: test.hub, hookSecret: 'none', cronSecret: 'none' };
	const { fetch } = createWebSubEndpoint({ loadHub: () => (hasStore ? access : undefined) });
	const request = new Request(BASE_URL + path, init);
	const response = await fetch(request);
	return { method: request.method, path: described, response, body: await response.text() };
}

describe('responses for subscribers match the description:', () => {
	const CAPABILITY = `${PATHS.subscriptions}/{capability}`;
	const POST = { method: 'POST' };
	const NOBODY = 'x'.repeat(32);
	const of = (rest: string, init?: RequestInit) => async (): Asked =>
		askOf(await subscribe(), rest, init);
	const form = (fields: string) => ({ ...POST, headers: FORM, body: fields });
	const checkOf = (fields: string) => () => ask(PATHS.hubCheck, PATHS.hubCheck, form(fields));
	const callback = `hub.callback=${encodeURIComponent(CALLBACK)}`;
	const answers: readonly [string, number, () => Asked][] = [
		['a status', 200, of('')],
		['a status on HEAD', 200, of('', { method: 'HEAD' })],
		['an unknown status', 404, () => ask(`${PATHS.subscriptions}/${NOBODY}`, CAPABILITY)],
		['a POST to a status', 405, of('', POST)],
		['a test', 200, of('/test', POST)],
		['a failed test', 200, failedTest],
		['a replay', 202, of('/replay', POST)],
		['a replay of an unknown delivery', 404, unknownDelivery],
		['a test too soon', 429, twice],
		['a test without a subscription', 409, notSubscribed],
		['options of a test', 204, of('/test', { method: 'OPTIONS' })],
		['a check', 200, checkOf(callback)],
		['a check of an invalid callback', 200, checkOf('hub.callback=http://x/')],
		['a check without a callback', 400, checkOf('')],
		['a check with a long form', 413, checkOf('x'.repeat(70_000))],
		['a check without a form', 415, () => ask(PATHS.hubCheck, PATHS.hubCheck, POST)],
		['too many checks', 429, floodOfChecks],
		['the status of the hub', 200, () => ask(PATHS.hubStatus, PATHS.hubStatus)],
		['no store', 503, () => ask(PATHS.hubStatus, PATHS.hubStatus, {}, false)],
	];

	it.each(answers)('%s (%i)', async (_what, status, answer) => {
		const exchange = await answer();
		expect([exchange.response.status, check.findFaults(exchange)]).toEqual([status, []]);
	});

	it('every error message in the description is a real one', async () => {
		const realMessages = new Set<string>();
		for (const [, , answer] of answers) {
			test = await createTestHub();
			realMessages.add((await answer()).body);
		}
		const details = listErrorExamples(api, /^(Subscri|Check)/).map((example) =>
			JSON.stringify(example),
		);
		expect(details).not.toEqual([]);
		expect(details.filter((text) => !realMessages.has(text))).toEqual([]);
	});

	async function subscribe(): Promise<string> {
		const received = await test.hub.receive(aHubRequest({ secret: 'a-secret' }), 'client');
		await test.work();
		return 'id' in received ? received.id : '';
	}

	function askOf(id: string, rest: string, init?: RequestInit): Asked {
		return ask(`${PATHS.subscriptions}/${id}${rest}`, CAPABILITY + rest, init);
	}

	async function failedTest(): Asked {
		test.reply = ({ method }) => (method === 'GET' ? 'echo' : 'timeout');
		return of('/test', POST)();
	}

	async function unknownDelivery(): Asked {
		const url = `${PATHS.subscriptions}/${await subscribe()}/replay`;
		return ask(`${url}?delivery=${NOBODY}`, `${CAPABILITY}/replay`, POST);
	}

	async function twice(): Asked {
		const id = await subscribe();
		await askOf(id, '/replay', POST);
		return askOf(id, '/test', POST);
	}

	async function notSubscribed(): Asked {
		test.reply = () => ({ status: 404 });
		return of('/test', POST)();
	}

	async function floodOfChecks(): Asked {
		for (let index = 0; index < 10; index++) await checkOf(callback)();
		return checkOf(callback)();
	}
});
