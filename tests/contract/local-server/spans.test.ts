import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createRequestTrace } from '../../../src/platform/tracing/request-span.ts';
import { inChildSpan, type Tracing } from '../../../src/platform/tracing/tracer.ts';
import { openTracing } from '../../../src/platform/tracing/tracing.ts';
import { startCollector, type TestCollector } from '../../support/collector.ts';
import { ask } from './client.ts';
import { BASE_URL, startTestServer, type TestServer } from './test-server.ts';

const SECRET = 'nobody-else-knows';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

let collector: TestCollector;
let tracing: Tracing | undefined;
let server: TestServer;

beforeAll(async () => {
	const functions = {
		'/api/reviews/search': () =>
			inChildSpan({ name: 'inside', kind: 'client', attributes: {} }, async () => new Response('')),
		'/api/not-found': () => Response.json({ status: 404 }, { status: 404 }),
		'/api/throws': () => {
			throw new TypeError(`the secret is ${SECRET}`);
		},
		'/api/never': () => new Promise<Response>(() => {}),
	};
	collector = await startCollector();
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
	vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
	tracing = await openTracing();
	const trace = tracing && createRequestTrace(tracing, BASE_URL);
	server = await startTestServer(functions, 'first', {}, undefined, trace);
});
beforeEach(() => void (collector.exports.length = 0));
afterAll(async () => {
	await server.stop();
	await tracing?.close(AbortSignal.timeout(1000));
	vi.unstubAllEnvs();
	await openTracing();
	await collector.stop();
});

async function spansOf(count: number) {
	await vi.waitFor(() => expect(collector.spans()).toHaveLength(count));
	return collector.spans();
}

it('a request is a child span of its caller, and the parent of the spans inside it', async () => {
	const headers = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'a=1' };
	await ask(server.port, '/api/reviews/search', { headers });
	const spans = await spansOf(2);
	const own = spans.find(({ kind }) => kind === 2);
	expect(own).toMatchObject({
		traceId: TRACE,
		parentSpanId: SPAN,
		traceState: 'a=1',
		flags: 0x301,
		name: 'GET /api/reviews/search',
		status: { code: 0 },
	});
	expect(own?.attributes).toEqual({
		'http.request.method': 'GET',
		'url.scheme': 'https',
		'http.route': '/api/reviews/search',
		'http.response.status_code': 200,
		'forecourt.edition': 'first',
	});
	expect(spans.find(({ kind }) => kind === 3)).toMatchObject({
		traceId: TRACE,
		parentSpanId: own?.spanId,
		traceState: 'a=1',
		flags: 0x101,
		name: 'inside',
	});
	expect(BigInt(own?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(own?.startTimeUnixNano ?? 0));
	const ageMilliseconds = Date.now() - Number(own?.startTimeUnixNano) / 1e6;
	expect(Math.abs(ageMilliseconds)).toBeLessThan(60_000);
});

it('an invalid parent is ignored', async () => {
	await ask(server.port, '/api/not-found', { headers: { traceparent: `00-${TRACE}-${SPAN}` } });
	const [span] = await spansOf(1);
	expect(span).not.toHaveProperty('parentSpanId');
	expect(span?.traceId).not.toBe(TRACE);
	expect(span?.flags).toBe(0x101);
});

it('a request from a caller that is not sampled is not recorded', async () => {
	const headers = { traceparent: `00-${TRACE}-${SPAN}-00` };
	await ask(server.port, '/api/reviews/search', { headers });
	await ask(server.port, '/api/not-found');
	expect((await spansOf(1)).map(({ name }) => name)).toEqual(['GET /api/not-found']);
});

it.each([
	['a file', '/reviews.json', 'GET', 'GET file', { 'http.response.status_code': 200 }],
	['a file by HEAD', '/reviews.json', 'HEAD', 'HEAD file', { 'http.response.status_code': 200 }],
	['a missing page', `/${SECRET}.txt`, 'GET', 'GET', { 'http.response.status_code': 404 }],
	['a redirect', `/${SECRET}/`, 'GET', 'GET', { 'http.response.status_code': 308 }],
	[
		'a function for unknown paths',
		`/api/${SECRET}`,
		'POST',
		'POST /api/not-found',
		{ 'http.route': '/api/not-found', 'http.response.status_code': 404 },
	],
	[
		'an unknown method',
		'/reviews.json',
		'MKCOL',
		'HTTP file',
		{ 'http.request.method': '_OTHER', 'http.response.status_code': 405 },
	],
	[
		'a function that fails',
		'/api/throws',
		'GET',
		'GET /api/throws',
		{ 'http.route': '/api/throws', 'http.response.status_code': 500, 'error.type': '500' },
	],
])('%s is named after its handler', async (_what, path, method, name, attributes) => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	await ask(server.port, `${path}?query=${SECRET}`, {
		method,
		headers: { 'user-agent': SECRET, cookie: SECRET, 'x-forwarded-for': '192.0.2.77' },
		...(method === 'POST' && { body: SECRET }),
	});
	const [span] = await spansOf(1);
	log.mockRestore();
	expect(span?.name).toBe(name);
	expect(span?.attributes).toEqual({
		'http.request.method': method,
		'url.scheme': 'https',
		'forecourt.edition': 'first',
		...attributes,
	});
	expect(span?.status).toEqual(path === '/api/throws' ? { code: 2 } : { code: 0 });
	const bytes = collector.exports.map(({ body }) => body).join('');
	expect(bytes).not.toMatch(/nobody-else|query|192\.0\.2|127\.0\.0\.1/);
});

it('a client that disconnects does not count as a failure', async () => {
	const outgoing = request({ port: server.port, host: '127.0.0.1', path: '/api/never' });
	outgoing.on('error', () => undefined).end();
	setTimeout(() => outgoing.destroy(), 50);
	const [span] = await spansOf(1);
	expect(span?.status).toEqual({ code: 0 });
	expect(span?.attributes).toMatchObject({ 'forecourt.aborted': true });
	expect(span?.attributes).not.toHaveProperty('http.response.status_code');
});

it('a collector that hangs does not delay responses', async () => {
	const answer = collector.answer;
	collector.answer = () => {};
	const begin = performance.now();
	for (let at = 0; at < 20; at++) {
		expect((await ask(server.port, '/api/reviews/search')).status).toBe(200);
	}
	// Otherwise, each would wait for ten seconds.
	expect(performance.now() - begin).toBeLessThan(9000);
	collector.answer = answer;
});
