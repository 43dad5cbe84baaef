import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOtlpClient } from '../../../src/platform/tracing/otlp-client.ts';
import { toOtlpJson } from '../../../src/platform/tracing/otlp-json.ts';
import {
	createSpanQueue,
	type SpanQueue,
	type SpanQueueOptions,
} from '../../../src/platform/tracing/span-queue.ts';
import type { EndedSpan } from '../../../src/platform/tracing/span.ts';
import { readTracingSettings } from '../../../src/platform/tracing/tracing-settings.ts';
import { startCollector, type TestCollector } from '../../support/collector.ts';

const SPAN: EndedSpan = {
	context: { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', flags: 3 },
	parent: undefined,
	name: 'GET /api/reviews/search',
	kind: 'server',
	start: 1_795_000_000_000.125,
	end: 1_795_000_000_002,
	attributes: {
		'http.response.status_code': 200,
		'forecourt.aborted': true,
		'url.scheme': 'https',
	},
	failed: false,
};
const spanOf = (name: string): EndedSpan => ({ ...SPAN, name });

describe('OTLP in JSON', () => {
	it('has ids in hex, times and integers as decimal strings, kinds and statuses as numbers', () => {
		const child: EndedSpan = {
			...SPAN,
			context: { ...SPAN.context, state: 'a=1' },
			parent: { spanId: 'b7ad6b7169203331', isRemote: true },
			kind: 'client',
			attributes: {},
			failed: true,
		};
		const common = {
			traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
			spanId: '00f067aa0ba902b7',
			name: 'GET /api/reviews/search',
			startTimeUnixNano: '1795000000000125000',
			endTimeUnixNano: '1795000000002000000',
		};
		expect(JSON.parse(toOtlpJson([SPAN, child], { 'service.name': 'forecourt' }))).toEqual({
			resourceSpans: [
				{
					resource: {
						attributes: [{ key: 'service.name', value: { stringValue: 'forecourt' } }],
					},
					scopeSpans: [
						{
							scope: { name: 'forecourt' },
							spans: [
								{
									...common,
									flags: 0x103,
									kind: 2,
									attributes: [
										{ key: 'http.response.status_code', value: { intValue: '200' } },
										{ key: 'forecourt.aborted', value: { boolValue: true } },
										{ key: 'url.scheme', value: { stringValue: 'https' } },
									],
									status: {},
								},
								{
									...common,
									traceState: 'a=1',
									parentSpanId: 'b7ad6b7169203331',
									flags: 0x303,
									kind: 3,
									attributes: [],
									status: { code: 2 },
								},
							],
						},
					],
				},
			],
		});
	});
});

let collector: TestCollector;
let reports: string[];
let queue: SpanQueue | undefined;
beforeEach(async () => {
	collector = await startCollector();
	reports = [];
});
afterEach(async () => {
	await queue?.close(AbortSignal.abort());
	queue = undefined;
	await collector.stop();
});

function open(
	variables: Record<string, string> = {},
	changes: Partial<SpanQueueOptions> = {},
): SpanQueue {
	const settings = readTracingSettings({
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		OTEL_BSP_SCHEDULE_DELAY: '20',
		...variables,
	});
	if (settings === undefined) throw new TypeError('Cannot export: no endpoint');
	const send = createOtlpClient(settings, Date.now);
	const report = (message: string) => void reports.push(message);
	const options = { ...settings, send, random: () => 0.5, report, firstWaitMilliseconds: 10 };
	return (queue = createSpanQueue({ ...options, ...changes }));
}
const received = () => collector.spans().map(({ name }) => name);
/** Responds with these in order, then with 200. */
function answerInTurn(...answers: [status: number, headers?: Record<string, string>][]): void {
	collector.answer = (response) => {
		const [status, headers] = answers.shift() ?? [200];
		response.writeHead(status, headers).end('{}');
	};
}

describe('an export', () => {
	it('sends spans that end together in one POST of JSON', async () => {
		const { add } = open({
			OTEL_EXPORTER_OTLP_HEADERS: 'api-key=known%20to%20both,Content-Type=x',
		});
		add(spanOf('one'));
		add(spanOf('two'));
		await vi.waitFor(() => expect(received()).toEqual(['one', 'two']));
		const [sent] = collector.exports;
		expect(collector.exports).toHaveLength(1);
		expect([sent?.method, sent?.path]).toEqual(['POST', '/v1/traces']);
		expect(sent?.headers).toMatchObject({
			'content-type': 'application/json',
			'api-key': 'known to both',
		});
		expect(reports).toEqual([]);
	});

	it('sends a full batch immediately, one request at a time', async () => {
		collector.answer = (response) => setTimeout(() => response.end('{}'), 30);
		const { add, flush } = open({
			OTEL_BSP_SCHEDULE_DELAY: '60000',
			OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '2',
		});
		const names = ['1', '2', '3', '4', '5'];
		for (const name of names) add(spanOf(name));
		await vi.waitFor(() => expect(received()).toEqual(['1', '2', '3', '4']));
		await flush(1000);
		expect(received()).toEqual(names);
		expect(collector.mostAtOnce).toBe(1);
	});

	it.each([429, 502, 503, 504])('is retried after %d', async (status) => {
		answerInTurn([status], [status]);
		open().add(spanOf('one'));
		await vi.waitFor(() => expect(received()).toEqual(['one', 'one', 'one']));
		await delay(60);
		expect(collector.exports).toHaveLength(3);
		expect(reports).toEqual([]);
	});

	it.each([400, 401, 404, 500, 307])(
		'is not retried after %d, but reported as lost',
		async (status) => {
			answerInTurn([status, { location: '/elsewhere' }]);
			open().add(spanOf('one'));
			const message = `Cannot export spans: the collector answered ${status}`;
			await vi.waitFor(() => expect(reports).toEqual([message]));
			await delay(60);
			expect(collector.exports).toHaveLength(1);
		},
	);

	it.each([
		['seconds', () => '1'],
		['a date', () => new Date(Date.now() + 2000).toUTCString()],
	])('waits for the time in Retry-After, given as %s', async (_what, retryAfter) => {
		answerInTurn([503, { 'retry-after': retryAfter() }]);
		open().add(spanOf('one'));
		await vi.waitFor(() => expect(collector.exports).toHaveLength(1));
		await delay(600);
		expect(collector.exports).toHaveLength(1);
		await vi.waitFor(() => expect(collector.exports).toHaveLength(2), { timeout: 3000 });
	});

	it('gives up after five attempts', async () => {
		collector.answer = (response) => response.writeHead(503).end();
		open({}, { firstWaitMilliseconds: 1 }).add(spanOf('one'));
		const message = 'Cannot export spans: the collector answered 503';
		await vi.waitFor(() => expect(reports).toEqual([message]));
		expect(collector.exports).toHaveLength(5);
	});

	it('reports spans that the collector refused, without a retry', async () => {
		const partialSuccess = { rejectedSpans: '1', errorMessage: 'too\nold' };
		collector.answer = (response) => response.end(JSON.stringify({ partialSuccess }));
		open().add(spanOf('one'));
		const message = 'Exported spans, but the collector refused 1 of them: "too old"';
		await vi.waitFor(() => expect(reports).toEqual([message]));
		await delay(60);
		expect(collector.exports).toHaveLength(1);
	});

	it.each(['', 'no JSON', '[]', '{"partialSuccess":{}}', '{"partialSuccess":null}'])(
		'treats a 200 with %j as success',
		async (body) => {
			collector.answer = (response) => response.end(body);
			const { add, flush } = open();
			add(spanOf('one'));
			await flush(1000);
			expect([collector.exports.length, reports]).toEqual([1, []]);
		},
	);

	it('is retried after a timeout', async () => {
		const answer = collector.answer;
		collector.answer = () => void (collector.answer = answer);
		open({ OTEL_EXPORTER_OTLP_TIMEOUT: '50' }).add(spanOf('one'));
		await vi.waitFor(() => expect(collector.exports).toHaveLength(2));
		await delay(60);
		expect([collector.exports.length, reports]).toEqual([2, []]);
	});

	it('is reported as lost if the collector is unreachable', async () => {
		await collector.stop();
		open({}, { firstWaitMilliseconds: 1 }).add(spanOf('one'));
		const message = 'Cannot export spans: the collector cannot be reached';
		await vi.waitFor(() => expect(reports).toEqual([message]));
	});
});

describe('the queue', () => {
	it('drops and counts the newest spans when it is full, and reports that once', async () => {
		const held = Promise.withResolvers<void>();
		collector.answer = (response) => void held.promise.then(() => response.end('{}'));
		const queued = open({ OTEL_BSP_MAX_QUEUE_SIZE: '2' });
		for (const name of ['1', '2']) queued.add(spanOf(name));
		await vi.waitFor(() => expect(collector.exports).toHaveLength(1));
		for (const name of ['3', '4', '5', '6', '7']) queued.add(spanOf(name));
		expect(queued.dropped).toBe(3);
		const message = 'Cannot keep all spans: 2 wait, and further ones are dropped';
		expect(reports).toEqual([message]);
		held.resolve();
		await queued.close(AbortSignal.timeout(2000));
		expect(received()).toEqual(['1', '2', '3', '4']);
		const lost = 'Dropped 3 spans, for which there was no room or no time';
		expect(reports).toEqual([message, lost]);
	});

	it('exports waiting spans when it is closed, and accepts no more', async () => {
		const { add, close } = open({ OTEL_BSP_SCHEDULE_DELAY: '60000' });
		add(spanOf('one'));
		await close(AbortSignal.timeout(2000));
		expect(received()).toEqual(['one']);
		add(spanOf('two'));
		await delay(60);
		expect([received(), reports]).toEqual([['one'], []]);
	});

	it('ignores Retry-After once it is closed', async () => {
		answerInTurn([503, { 'retry-after': '30' }]);
		const { add, close } = open();
		add(spanOf('one'));
		await vi.waitFor(() => expect(collector.exports).toHaveLength(1));
		const begin = performance.now();
		await close(AbortSignal.timeout(60_000));
		expect(performance.now() - begin).toBeLessThan(20_000);
		expect(reports).toEqual(['Cannot export spans: the collector answered 503']);
	});

	it('closes when the signal is aborted, even if the collector never responds', async () => {
		collector.answer = () => {};
		const { add, close } = open({ OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '1' });
		add(spanOf('one'));
		add(spanOf('two'));
		await vi.waitFor(() => expect(collector.exports).toHaveLength(1));
		const begin = performance.now();
		await close(AbortSignal.timeout(100));
		// The default timeout for a collector is ten seconds.
		expect(performance.now() - begin).toBeLessThan(8000);
		expect(reports).toEqual([
			'Cannot export spans: there was no time left',
			'Dropped 1 spans, for which there was no room or no time',
		]);
	});

	it('ends a flush at its timeout', async () => {
		collector.answer = () => {};
		const { add, flush } = open();
		add(spanOf('one'));
		const begin = performance.now();
		await flush(50);
		expect(performance.now() - begin).toBeLessThan(8000);
	});
});
