import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textOf } from '../../src/edition/documents/published-document.ts';
import type { Endpoint } from '../../src/endpoints/http/endpoint.ts';
import { createExampleEdition } from '../../src/openapi/example-edition.ts';
import { createOpenApiDocument } from '../../src/openapi/openapi-document.ts';
import { mcpEndpoint, META, post, STATELESS, type RpcResponse } from '../support/mcp-endpoint.ts';
import { publishedEdition } from '../support/published-edition.ts';
import { someReviews } from '../support/reviews.ts';
import {
	ApiDescription,
	createDescriptionCheck,
	listErrorExamples,
} from './openapi-description.ts';

const document = createOpenApiDocument(createExampleEdition('https://reviews.test'));
const api = ApiDescription.parse(JSON.parse(textOf(document)));
const check = createDescriptionCheck(api);

const edition = publishedEdition(someReviews(30));
const endpoint = mcpEndpoint(edition);
const local = mcpEndpoint(publishedEdition([], { base_url: 'http://127.0.0.1:4321' }));
const broken = mcpEndpoint({ ...edition, overview: () => Promise.reject(new TypeError('secret')) });

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const STATELESS_HEADERS = { 'mcp-protocol-version': STATELESS, 'mcp-method': 'tools/list' };
const message = (method: string) => ({ jsonrpc: '2.0', id: 1, method, params: { _meta: META } });

/** Responses of every status, and with every error message in the description. */
const ANSWERS: readonly (readonly [
	what: string,
	status: number,
	answer: () => Promise<Response>,
])[] = [
	['a list', 200, () => post(endpoint, message('tools/list'), STATELESS_HEADERS)],
	[
		'a list as an event',
		200,
		() =>
			post(endpoint, message('tools/list'), { ...STATELESS_HEADERS, accept: 'text/event-stream' }),
	],
	[
		'a notification',
		202,
		() => post(endpoint, { ...message('x'), id: undefined }, STATELESS_HEADERS),
	],
	['invalid JSON', 400, () => post(endpoint, '{')],
	['invalid JSON-RPC', 400, () => post(endpoint, { id: 1 })],
	['no session', 400, () => post(endpoint, list)],
	[
		'a missing header',
		400,
		() => post(endpoint, message('tools/list'), { 'mcp-protocol-version': STATELESS }),
	],
	['another origin', 403, () => post(local, list, { origin: 'https://evil.example' })],
	['an unknown session', 404, () => post(endpoint, list, { 'mcp-session-id': 'x' })],
	[
		'an unknown method',
		404,
		() => post(endpoint, message('x'), { ...STATELESS_HEADERS, 'mcp-method': 'x' }),
	],
	['DELETE', 405, () => ask(endpoint, 'DELETE')],
	['an unacceptable media type', 406, () => post(endpoint, list, { accept: 'text/html' })],
	['a body that is too large', 413, () => post(endpoint, `"${'x'.repeat(1_048_576)}"`)],
	['a body of another type', 415, () => post(endpoint, list, { 'content-type': 'text/plain' })],
	['a failure', 500, () => post(broken, message('tools/list'), STATELESS_HEADERS)],
];

function ask({ fetch }: Endpoint, method: string): Promise<Response> {
	return fetch(new Request('https://reviews.test/mcp', { method }));
}

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('responses from the MCP server match the description:', () => {
	it.each(ANSWERS)('%s (%i)', async (_what, status, answer) => {
		const response = await answer();
		const exchange = { method: 'POST', path: '/mcp', response, body: await response.text() };
		expect([response.status, check.findFaults(exchange)]).toEqual([status, []]);
	});

	it('every error message in the description is a real one', async () => {
		const realMessages = await Promise.all(
			ANSWERS.filter(([, status]) => status >= 400).map(async ([, , answer]) => {
				// Every error is a JSON-RPC error.
				const { error } = (await (await answer()).json()) as RpcResponse;
				return JSON.stringify([error?.code, error?.message]);
			}),
		);
		const quoted = listErrorExamples(api, /^Mcp/).map((example) => {
			// Every example is a JSON-RPC error.
			const { error } = example as RpcResponse;
			return JSON.stringify([error?.code, error?.message]);
		});
		expect(quoted).not.toEqual([]);
		expect(quoted.filter((text) => !realMessages.includes(text))).toEqual([]);
	});
});
