import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedHub } from '../../src/hub/embedded-hub.ts';
import { readEnvironment } from '../../src/platform/environment.ts';
import { createScriptRunner } from '../../src/hub/stores/kv/kv-client.ts';
import { openPlatformHub } from '../../src/hub/platform-hub.ts';
import { logged } from '../../src/platform/request-log.ts';
import type { Tracing } from '../../src/platform/tracing/tracer.ts';
import { openTracing } from '../../src/platform/tracing/tracing.ts';
import { createHostPace } from '../../src/hub/queues/host-pace.ts';
import { createVercelQueue } from '../../src/hub/queues/vercel/vercel-queue.ts';
import { createDeliverEndpoint } from '../../src/endpoints/websub-deliver.ts';
import { createWebSubEndpoint } from '../../src/endpoints/websub.ts';
import { defineEndpoint } from '../../src/endpoints/http/endpoint.ts';
import { StoreUnavailableError } from '../../src/hub/core/subscription-store.ts';
import { clientWith, useCallbackServers } from '../support/callback-servers.ts';
import { startCollector, type TestCollector } from '../support/collector.ts';
import { POLICY } from '../support/hub.ts';
import { startKv, type TestKv } from '../support/kv.ts';
import { muteConsole } from './endpoints/hub-requests.ts';

const ORIGIN = 'https://reviews.example';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
// Vitest's types only allow strings, but symbols work.
const CONTEXT = Symbol.for('@vercel/request-context') as unknown as string;
const { serve } = await useCallbackServers();

let collector: TestCollector;
let tracing: Tracing | undefined;
let kept: Promise<unknown>[];
let muted: ReturnType<typeof muteConsole>;
let kv: TestKv;
beforeAll(async () => {
	kv = await startKv();
});
afterAll(() => kv.stop());
beforeEach(async () => {
	muted = muteConsole();
	vi.stubEnv('VERCEL', '1');
	vi.stubEnv('REQUEST_LOG', 'off');
	kept = [];
	const waitUntil = (work: Promise<unknown>) => void kept.push(work);
	vi.stubGlobal(CONTEXT, { get: () => ({ waitUntil }) });
	collector = await startCollector();
	// Long enough that spans are exported only while the platform waits.
	vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '60000');
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
	tracing = await openTracing();
});
afterEach(async () => {
	await tracing?.close(AbortSignal.abort());
	vi.unstubAllEnvs();
	await openTracing();
	await collector.stop();
	vi.unstubAllGlobals();
	muted.restore();
});

const plain = logged('/api/reviews/search', defineEndpoint({ GET: () => new Response('Fine.') }));
const ask = (headers: Record<string, string> = {}) =>
	plain.fetch(new Request(`${ORIGIN}/api/reviews/search?query=my%20name`, { headers }));
async function exported() {
	await Promise.all(kept);
	return collector.spans();
}

describe('a function on Vercel', () => {
	it('has a span for a request, which is exported while the platform waits', async () => {
		expect(await (await ask({ traceparent: TRACEPARENT })).text()).toBe('Fine.');
		expect(kept).toHaveLength(1);
		const spans = await exported();
		expect(spans).toMatchObject([
			{
				traceId: TRACE,
				parentSpanId: '00f067aa0ba902b7',
				name: 'GET /api/reviews/search',
				kind: 2,
			},
		]);
		expect(spans[0]?.attributes).toEqual({
			'http.request.method': 'GET',
			'url.scheme': 'https',
			'http.route': '/api/reviews/search',
			'http.response.status_code': 200,
		});
		expect(collector.exports[0]?.body).not.toContain('name%20');
	});

	it('responds before spans are exported, and even if the collector fails', async () => {
		const held = Promise.withResolvers<void>();
		collector.answer = (response) => void held.promise.then(() => response.destroy());
		expect((await ask()).status).toBe(200);
		await vi.waitFor(() => expect(collector.exports).toHaveLength(1));
		held.resolve();
		await expect(Promise.all(kept)).resolves.toBeDefined();
		await collector.stop();
		expect((await ask()).status).toBe(200);
	});

	it('exports its spans later if the platform cannot wait for them', async () => {
		vi.stubGlobal(CONTEXT, undefined);
		await ask();
		await tracing?.flush(1000);
		expect(collector.spans()).toHaveLength(1);
	});

	it('has no span outside Vercel, because the local server has its own', async () => {
		vi.stubEnv('VERCEL', '');
		await ask();
		await tracing?.flush(1000);
		expect([kept, collector.exports]).toEqual([[], []]);
	});

	it('has no span if no exporter is configured', async () => {
		vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '');
		await openTracing();
		expect((await ask()).status).toBe(200);
		expect([kept, collector.exports]).toEqual([[], []]);
	});
});

describe('the hub', () => {
	it('records store commands in the span of the request, without secrets', async () => {
		const environment = readEnvironment({
			VERCEL: '1',
			BASE_URL: ORIGIN,
			KV_REST_API_URL: kv.url,
			KV_REST_API_TOKEN: kv.token,
		});
		const queue = { enqueue: async () => {}, consume: async () => new Response() };
		const hub = openPlatformHub(environment, () => queue);
		const endpoint = logged('/api/websub/hub', createWebSubEndpoint({ loadHub: () => hub }));
		const headers = {
			'content-type': 'application/x-www-form-urlencoded',
			'user-agent': 'agent-of-somebody',
			'x-real-ip': '192.0.2.77',
		};
		const body = new URLSearchParams({
			'hub.mode': 'subscribe',
			'hub.topic': `${ORIGIN}/feed.xml`,
			'hub.callback': 'https://subscriber.example/capability-of-theirs',
			'hub.secret': 'hush-hush',
		});
		const url = `${ORIGIN}/api/websub/hub?asked=privately`;
		const answer = await endpoint.fetch(new Request(url, { method: 'POST', headers, body }));
		expect(answer.status).toBe(202);
		const [capability = ''] =
			/(?<=subscriptions\/)[\w-]{20,}/.exec(
				(answer.headers.get('link') ?? '') + (await answer.text()),
			) ?? [];

		const spans = await exported();
		const own = spans.find(({ kind }) => kind === 2);
		const commands = spans.filter(({ kind }) => kind === 3);
		expect(own?.name).toBe('POST /api/websub/hub');
		expect(commands.length).toBeGreaterThan(0);
		for (const command of commands) {
			expect(command).toMatchObject({
				name: 'EVALSHA',
				parentSpanId: own?.spanId,
				status: { code: 0 },
			});
			expect(command.attributes).toEqual({
				'db.system.name': 'redis',
				'db.operation.name': 'EVALSHA',
			});
		}
		const bytes = collector.exports.map((sent) => sent.body).join('');
		for (const word of ['subscriber', 'capability', 'hush', 'agent', '192.0', 'asked', kv.token]) {
			expect(bytes).not.toContain(word);
		}
		expect(capability).not.toBe('');
		expect(bytes).not.toContain(capability);
	});

	it('records that the store failed, without the command', async () => {
		const run = createScriptRunner({ url: 'http://127.0.0.1:9', token: 'hush' });
		const span = tracing?.begin({ name: 'root', kind: 'server', attributes: {} });
		await expect(span?.run(() => run('return 1', ['key-of-it'], []))).rejects.toThrow(
			StoreUnavailableError,
		);
		await tracing?.flush(1000);
		expect(collector.spans()).toMatchObject([{ name: 'EVALSHA', status: { code: 2 } }]);
		expect(collector.spans()[0]?.attributes).toHaveProperty('error.type');
		expect(collector.exports[0]?.body).not.toMatch(/hush|key-of-it|return 1|127\.0/);
	});

	it.each([
		['GET', 204, { code: 0 }, {}],
		['POST', 500, { code: 2 }, { 'error.type': '500' }],
	] as const)(
		'has a span for a %s to a callback, without naming it or sending it the trace',
		async (method, status, state, more) => {
			let seen: string[] = [];
			const origin = await serve((request, response) => {
				seen = request.rawHeaders;
				request.resume();
				response.writeHead(status).end();
			});
			const client = clientWith();
			const url = `${origin}/capability?a=secret`;
			const span = tracing?.begin({ name: 'root', kind: 'server', attributes: {} });
			await span?.run(() =>
				method === 'GET' ? client.get(url, 9) : client.post(url, {}, Buffer.from('hush')),
			);
			await tracing?.flush(1000);
			const [sent] = collector.spans();
			expect(sent).toMatchObject({ name: method, kind: 3, status: state });
			expect(sent?.attributes).toEqual({
				'http.request.method': method,
				'http.response.status_code': status,
				...more,
			});
			expect(seen.join(' ')).not.toMatch(/trace/i);
			expect(collector.exports[0]?.body).not.toMatch(/capability|secret|hush|localhost|127\.0/);
		},
	);

	it('records why a callback could not be reached', async () => {
		const client = clientWith({ allowLoopback: false });
		const span = tracing?.begin({ name: 'root', kind: 'server', attributes: {} });
		const asking = span?.run(() => client.get('https://127.0.0.1/hook', 9));
		await expect(asking).rejects.toThrow('refused-address');
		await tracing?.flush(1000);
		expect(collector.spans()).toMatchObject([
			{ attributes: { 'error.type': 'refused-address' }, status: { code: 2 } },
		]);
	});

	const TOPICS = [{ path: '/feed.xml', etag: '"one"', bytes: 4 }];
	it('starts a new trace for each job in its own queue', async () => {
		const origin = await serve((request, response) => {
			const { searchParams } = new URL(request.url ?? '', ORIGIN);
			response.setHeader('content-type', 'text/plain').end(searchParams.get('hub.challenge'));
		});
		const { hub, start, stop, close } = await openEmbeddedHub({
			dataDir: mkdtempSync(join(tmpdir(), 'forecourt-spans-')),
			policy: { ...POLICY, baseUrl: ORIGIN, allowLoopback: true },
			topics: {
				readEdition: async () => ({ edition: 'one', commit: undefined, topics: TOPICS }),
				listTopics: async () => TOPICS,
				readSnapshot: async (topic) => ({
					topic,
					etag: '"one"',
					contentType: 'text/plain',
					body: Buffer.from('hush'),
				}),
			},
			kv: undefined,
			redis: undefined,
		});
		await start();
		const access = { hub, hookSecret: 'hush', cronSecret: 'hush' };
		const endpoint = logged('/api/websub/hub', createWebSubEndpoint({ loadHub: () => access }));
		const body = new URLSearchParams({
			'hub.mode': 'subscribe',
			'hub.topic': `${ORIGIN}/feed.xml`,
			'hub.callback': `${origin}/capability`,
		});
		const answer = await endpoint.fetch(
			new Request(`${ORIGIN}/api/websub/hub`, { method: 'POST', body }),
		);
		expect(answer.status).toBe(202);
		await vi.waitFor(async () => {
			await tracing?.flush(1000);
			expect(collector.spans().map(({ name }) => name)).toContain('process ask');
		});
		await stop(1000);
		await close();
		const spans = collector.spans();
		const [own, asking] = ['POST /api/websub/hub', 'process ask'].map((name) =>
			spans.find((span) => span.name === name),
		);
		expect(asking).not.toHaveProperty('parentSpanId');
		expect(asking?.traceId).not.toBe(own?.traceId);
		expect(asking?.attributes['messaging.system']).toBe('sqlite');
		expect(spans.find(({ parentSpanId }) => parentSpanId === asking?.spanId)).toMatchObject({
			name: 'GET',
			kind: 3,
			traceId: asking?.traceId,
			attributes: { 'http.response.status_code': 200 },
		});
		expect(collector.exports.map((sent) => sent.body).join('')).not.toMatch(/capability|hush/);
	});

	it('has a span for each queue message, with its work as child spans', async () => {
		const platform = await startPlatformQueue();
		const queue = createVercelQueue({
			region: 'dev1',
			local: { baseUrl: platform.url, token: 'hush' },
			concurrency: 2,
			concurrencyPerHost: 2,
			pace: createHostPace(),
			report: (error) => expect.unreachable(String(error)),
		});
		const run = createScriptRunner(kv);
		const consume = (request: Request) =>
			queue.consume(request, async () => {
				await run('return 1', [], []);
				return { next: [] };
			});
		const endpoint = logged(
			'/api/websub/prompt',
			createDeliverEndpoint({ loadConsumer: () => ({ consume }) }),
		);
		const job = { kind: 'verify', request: 'r-hush', host: 'https://a.example', attempt: 1 };
		const answer = await endpoint.fetch(
			new Request(`${ORIGIN}/api/websub/prompt`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'ce-type': 'com.vercel.queue.v2beta',
					'ce-vqsqueuename': 'websub-prompt',
					'ce-vqsconsumergroup': 'group',
					'ce-vqsmessageid': 'message-1',
					'ce-vqsreceipthandle': 'receipt-1',
				},
				body: JSON.stringify({ jobs: [job], failures: 0, waitSeconds: 0 }),
			}),
		);
		platform.server.close();
		expect(answer.status).toBe(200);
		const spans = await exported();
		const [own, message, command] = [2, 5, 3].map((kind) =>
			spans.find((span) => span.kind === kind),
		);
		expect(spans).toHaveLength(3);
		expect(own?.name).toBe('POST /api/websub/prompt');
		expect(message).toMatchObject({ name: 'process websub-prompt', parentSpanId: own?.spanId });
		expect(message?.attributes).toEqual({
			'messaging.system': 'vercel_queues',
			'messaging.destination.name': 'websub-prompt',
			'messaging.operation.name': 'process',
			'messaging.operation.type': 'process',
		});
		expect(command?.parentSpanId).toBe(message?.spanId);
		expect(collector.exports[0]?.body).not.toMatch(/hush|a\.example|receipt|message-1/);
	});
});

// This comes last: modules imported after the reset are not the ones that this file imported.
describe('a function with invalid variables', () => {
	it('logs once what is wrong with its variables, and still responds', async () => {
		vi.resetModules();
		vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
		vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc');
		const fresh = await import('../../src/platform/request-log.ts');
		const endpoint = fresh.logged('/api/x', defineEndpoint({ GET: () => new Response('Fine.') }));
		for (let at = 0; at < 2; at++) {
			expect((await endpoint.fetch(new Request(`${ORIGIN}/api/x`))).status).toBe(200);
		}
		const message = 'Cannot export spans: OTEL_EXPORTER_OTLP_PROTOCOL must be http/json';
		expect(muted.logged()).toEqual([[message]]);
		expect(kept).toEqual([]);
	});
});

/** Starts a queue server that accepts every request. */
async function startPlatformQueue(): Promise<{ url: string; server: Server }> {
	const server = createServer((request, response) => {
		request.resume();
		response.writeHead(204).end();
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on a port always has an address object.
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, server };
}
