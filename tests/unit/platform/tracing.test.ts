import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	inChildSpan,
	inRootSpan,
	type SpanBegin,
	type Tracing,
} from '../../../src/platform/tracing/tracer.ts';
import { openTracing } from '../../../src/platform/tracing/tracing.ts';
import { startCollector, type TestCollector } from '../../support/collector.ts';
import { ROOT as CHECKOUT } from '../../support/content.ts';

const ROOT: SpanBegin = { name: 'root', kind: 'server', attributes: { a: 1 } };
const CHILD: SpanBegin = { name: 'child', kind: 'client', attributes: {} };
const CALLER = new Headers({ traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` });
const UNSAMPLED = new Headers({ traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` });

let collector: TestCollector;
let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
	log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	collector = await startCollector();
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await openTracing();
	await collector.stop();
	log.mockRestore();
});

async function open(variables: Readonly<Record<string, string>> = {}): Promise<Tracing> {
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
	vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '60000');
	for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
	const tracing = await openTracing();
	if (tracing === undefined) throw new TypeError('Cannot export: no endpoint');
	return tracing;
}

describe('a span', () => {
	it('ends only once', async () => {
		const tracing = await open();
		const span = tracing.begin(ROOT);
		span.end({ name: 'named', attributes: { b: 'two' } });
		span.end({ failed: true });
		await tracing.flush(2000);
		expect(collector.spans()).toMatchObject([
			{ name: 'named', status: { code: 0 }, attributes: { a: 1, b: 'two' } },
		]);
		expect(log).not.toHaveBeenCalled();
	});

	it('belongs to the span it started in, at any depth and interleaving', async () => {
		const tracing = await open();
		const roots = ['one', 'two'].map((name) => tracing.begin({ ...ROOT, name }));
		const work = async () => {
			await new Promise((resolve) => setImmediate(resolve));
			await inChildSpan(CHILD, () => inChildSpan({ ...CHILD, name: 'deep' }, async () => 1));
		};
		await Promise.all(roots.map((root) => root.run(work)));
		for (const root of roots) root.end({});
		await tracing.flush(2000);
		const spans = collector.spans();
		for (const root of spans.filter(({ kind }) => kind === 2)) {
			const own = spans.filter(({ traceId }) => traceId === root.traceId);
			const [deep, child] = ['deep', 'child'].map((name) => own.find((span) => span.name === name));
			expect(own).toHaveLength(3);
			expect(child?.parentSpanId).toBe(root.spanId);
			expect(deep?.parentSpanId).toBe(child?.spanId);
		}
	});

	it('is a child only within a span, and a root only with a tracer', async () => {
		const tracing = await open();
		expect(await inChildSpan(CHILD, async () => 1)).toBe(1);
		expect(await inRootSpan(undefined, CHILD, async () => 2)).toBe(2);
		await tracing.begin(ROOT).run(() => inRootSpan(tracing, CHILD, async () => 3));
		await tracing.flush(2000);
		expect(collector.spans()).toMatchObject([{ name: 'child' }]);
		expect(collector.spans()[0]).not.toHaveProperty('parentSpanId');
	});

	it('records the type of an error, never its message', async () => {
		const tracing = await open();
		const fail = () => inChildSpan(CHILD, () => Promise.reject(new RangeError('the secret is 42')));
		await expect(tracing.begin(ROOT).run(fail)).rejects.toThrow('the secret is 42');
		await tracing.flush(2000);
		expect(collector.spans()).toMatchObject([
			{ status: { code: 2 }, attributes: { 'error.type': 'RangeError' } },
		]);
		expect(collector.exports[0]?.body).not.toContain('secret');
	});
});

describe('the sampler', () => {
	it.each([
		[undefined, [true, true, false]],
		['always_on', [true, true, true]],
		['ALWAYS_OFF', [false, false, false]],
		['parentbased_always_off', [false, true, false]],
		['traceidratio', [false, false, false]],
		['parentbased_traceidratio', [false, true, false]],
	] as const)(
		'%s decides about a new, a sampled and an unsampled trace',
		async (name, expected) => {
			const tracing = await open({ OTEL_TRACES_SAMPLER: name ?? '', OTEL_TRACES_SAMPLER_ARG: '0' });
			const callers = { new: new Headers(), sampled: CALLER, unsampled: UNSAMPLED };
			for (const [caller, headers] of Object.entries(callers)) {
				const span = tracing.begin({ ...ROOT, name: caller }, (header) => headers.get(header));
				await span.run(() => inChildSpan(CHILD, async () => 1));
				span.end({});
			}
			await tracing.flush(2000);
			const names = collector.spans().map((span) => span.name);
			expect(Object.keys(callers).map((caller) => names.includes(caller))).toEqual(expected);
			expect(names.filter((span) => span === 'child')).toHaveLength(
				expected.filter(Boolean).length,
			);
		},
	);
});

describe('an export', () => {
	it('has the headers and the resource from the variables', async () => {
		const tracing = await open({
			OTEL_EXPORTER_OTLP_HEADERS: 'api-key=known%20to%20both',
			OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=a%2Cb',
		});
		tracing.begin(ROOT).end({});
		await tracing.flush(2000);
		const [sent] = collector.exports;
		expect(sent).toMatchObject({ method: 'POST', path: '/v1/traces' });
		expect(sent?.headers).toMatchObject({
			'content-type': 'application/json',
			'api-key': 'known to both',
		});
		expect(sent?.body).toContain('"deployment.environment.name","value":{"stringValue":"a,b"}');
		expect(sent?.body).toContain('"service.name","value":{"stringValue":"forecourt"}');
	});

	it.each([400, 401, 500])('is lost after %d, and the loss is logged', async (status) => {
		const tracing = await open({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=s3cret' });
		collector.answer = (response) => response.writeHead(status).end('{}');
		tracing.begin(ROOT).end({});
		await tracing.flush(2000);
		expect(collector.exports).toHaveLength(1);
		const logged = String(log.mock.calls);
		expect(logged).toMatch(new RegExp(`^Cannot export spans: ${status} `));
		expect(logged).not.toContain('s3cret');
	});

	it('is retried after 503', async () => {
		const tracing = await open();
		const { answer } = collector;
		collector.answer = (response) => {
			collector.answer = answer;
			response.writeHead(503).end();
		};
		tracing.begin(ROOT).end({});
		await tracing.flush(5000);
		expect(collector.exports).toHaveLength(2);
		expect(log).not.toHaveBeenCalled();
	});

	it('is lost if the collector is unreachable, and the loss is logged', async () => {
		const tracing = await open({ OTEL_EXPORTER_OTLP_TIMEOUT: '100' });
		await collector.stop();
		tracing.begin(ROOT).end({});
		await tracing.flush(2000);
		expect(String(log.mock.calls)).toContain('Cannot export spans: ECONNREFUSED');
	});

	it('reports spans that the collector refused', async () => {
		const tracing = await open();
		const partialSuccess = { rejectedSpans: '1', errorMessage: 'too\nold' };
		collector.answer = (response) => response.end(JSON.stringify({ partialSuccess }));
		tracing.begin(ROOT).end({});
		await tracing.flush(2000);
		expect(String(log.mock.calls)).toContain('"rejectedSpans":"1","errorMessage":"too\\nold"');
	});

	it('is waited for until the timeout, even if the timer started it', async () => {
		const tracing = await open({ OTEL_BSP_SCHEDULE_DELAY: '1' });
		const { promise, resolve } = Promise.withResolvers<void>();
		collector.answer = (response) => void promise.then(() => response.end('{}'));
		tracing.begin(ROOT).end({});
		await vi.waitFor(() => expect(collector.exports).toHaveLength(1));
		let isFlushed = false;
		const flushing = tracing.flush(60_000).then(() => (isFlushed = true));
		await tracing.flush(50);
		expect(isFlushed).toBe(false);
		resolve();
		await flushing;
	});
});

describe('closing', () => {
	it('exports waiting spans, and accepts no more', async () => {
		const tracing = await open();
		tracing.begin(ROOT).end({});
		await tracing.close(AbortSignal.timeout(2000));
		tracing.begin(ROOT).end({});
		await tracing.flush(100);
		expect(collector.spans()).toHaveLength(1);
		expect(log).not.toHaveBeenCalled();
	});

	it('ends when the signal aborts, even if the collector never responds', async () => {
		const tracing = await open({ OTEL_EXPORTER_OTLP_TIMEOUT: '20000' });
		collector.answer = () => {};
		tracing.begin(ROOT).end({});
		const begin = performance.now();
		await tracing.close(AbortSignal.timeout(100));
		expect(performance.now() - begin).toBeLessThan(8000);
		expect(log.mock.calls).toEqual([['Cannot export spans: time ran out']]);
	});
});

it.each([
	['not loaded without an endpoint', '', 'false'],
	['loaded with an endpoint', 'http://127.0.0.1:9', 'true'],
])('the SDK is %s', (_what, OTEL_EXPORTER_OTLP_ENDPOINT, expected) => {
	const script = `
		import { registerHooks } from 'node:module';
		let isLoaded = false;
		registerHooks({ resolve(name, context, next) {
			isLoaded ||= name.startsWith('@opentelemetry/');
			return next(name, context);
		} });
		const { logged } = await import('./src/platform/request-log.ts');
		const endpoint = logged('/api/x', { fetch: async () => new Response('') });
		await endpoint.fetch(new Request('https://reviews.example/api/x'));
		console.log(isLoaded);
		process.exit();
	`;
	const variables = { VERCEL: '1', REQUEST_LOG: 'off', OTEL_EXPORTER_OTLP_ENDPOINT };
	const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
		cwd: CHECKOUT,
		env: { ...process.env, ...variables },
		encoding: 'utf8',
	});
	expect(output.trim()).toBe(expected);
});
