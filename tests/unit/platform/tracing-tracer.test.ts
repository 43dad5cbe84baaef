import { describe, expect, it } from 'vitest';
import type { EndedSpan } from '../../../src/platform/tracing/span.ts';
import {
	createTracer,
	inChildSpan,
	inRootSpan,
	outsideSpans,
	type SpanBegin,
	type Tracer,
} from '../../../src/platform/tracing/tracer.ts';

const ROOT: SpanBegin = { name: 'root', kind: 'server', attributes: { a: 1 } };
const CHILD: SpanBegin = { name: 'child', kind: 'client', attributes: {} };
const PARENT = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), flags: 1, state: 'k=v' };

function start(isSampled = true): {
	tracer: Tracer;
	ended: EndedSpan[];
	turn: (by: number) => void;
} {
	const ended: EndedSpan[] = [];
	let [wall, monotonic, random] = [1_000_000, 500, 0];
	const tracer = createTracer({
		sample: () => isSampled,
		add: (span) => void ended.push(span),
		// A clock that is set back between two readings.
		now: () => (wall -= 1000),
		elapsed: () => (monotonic += 1),
		createRandom: (bytes) => new Uint8Array(bytes).fill(++random),
	});
	return { tracer, ended, turn: (by) => void (monotonic += by) };
}

describe('a span', () => {
	it('starts a new trace without a caller', () => {
		const { tracer, ended, turn } = start();
		const span = tracer.begin(ROOT);
		turn(40);
		span.end({ name: 'named', attributes: { b: 'two' } });
		expect(ended).toEqual([
			{
				context: { traceId: '01'.repeat(16), spanId: '02'.repeat(8), flags: 3, state: undefined },
				parent: undefined,
				name: 'named',
				kind: 'server',
				start: 999_001,
				end: 999_042,
				attributes: { a: 1, b: 'two' },
				failed: false,
			},
		]);
	});

	it('continues the trace of its caller', () => {
		const { tracer, ended } = start();
		tracer.begin(ROOT, PARENT).end({});
		expect(ended[0]).toMatchObject({
			context: { traceId: PARENT.traceId, flags: 1, state: 'k=v' },
			parent: { spanId: PARENT.spanId, isRemote: true },
		});
	});

	it('ends only once', () => {
		const { tracer, ended } = start();
		const span = tracer.begin(ROOT);
		span.end({});
		span.end({ failed: true });
		expect(ended.map(({ failed }) => failed)).toEqual([false]);
	});

	it('is not recorded if it is not sampled, and neither are its children', async () => {
		const { tracer, ended } = start(false);
		const span = tracer.begin(ROOT);
		const result = await span.run(() => inChildSpan(CHILD, async () => 'done'));
		span.end({});
		expect([result, ended]).toEqual(['done', []]);
	});
});

describe('a child span', () => {
	it('belongs to the span it started in, at any depth and interleaving', async () => {
		const { tracer, ended } = start();
		const one = tracer.begin({ ...ROOT, name: 'one' });
		const two = tracer.begin({ ...ROOT, name: 'two' });
		const work = async () => {
			await new Promise((resolve) => setImmediate(resolve));
			await inChildSpan(CHILD, () => inChildSpan({ ...CHILD, name: 'deep' }, async () => 1));
		};
		await Promise.all([one.run(work), two.run(work)]);
		one.end({});
		two.end({});
		const idOf = (of: EndedSpan | undefined) => of?.context.spanId;
		for (const root of ended.filter(({ kind }) => kind === 'server')) {
			const own = ended.filter(({ context }) => context.traceId === root.context.traceId);
			const [deep, child] = ['deep', 'child'].map((name) => own.find((span) => span.name === name));
			expect(own).toHaveLength(3);
			expect(child?.parent).toEqual({ spanId: idOf(root), isRemote: false });
			expect(deep?.parent).toEqual({ spanId: idOf(child), isRemote: false });
			expect(child?.start).toBeGreaterThan(root.start);
			expect(child?.end).toBeLessThan(root.end);
		}
	});

	it('is not created without a parent', async () => {
		const { tracer, ended } = start();
		expect(await inChildSpan(CHILD, async () => 1)).toBe(1);
		const span = tracer.begin(ROOT);
		await span.run(() => outsideSpans(() => inChildSpan(CHILD, async () => 1)));
		expect(ended).toEqual([]);
	});

	it('records the type of an error, never its message', async () => {
		const { tracer, ended } = start();
		const fail = () => inChildSpan(CHILD, () => Promise.reject(new RangeError('the secret is 42')));
		await expect(tracer.begin(ROOT).run(fail)).rejects.toThrow('the secret is 42');
		expect(ended).toMatchObject([{ failed: true, attributes: { 'error.type': 'RangeError' } }]);
		expect(JSON.stringify(ended)).not.toContain('secret');
	});

	it('records the described result', async () => {
		const { tracer, ended } = start();
		const describeIt = (status: number) => ({ attributes: { status }, failed: true });
		await tracer.begin(ROOT).run(() => inChildSpan(CHILD, async () => 503, describeIt));
		expect(ended).toMatchObject([{ failed: true, attributes: { status: 503 } }]);
	});
});

describe('a root span', () => {
	it('has no parent, even inside another span', async () => {
		const { tracer, ended } = start();
		await tracer.begin(ROOT).run(() => inRootSpan(tracer, CHILD, async () => 1));
		expect(ended).toMatchObject([{ name: 'child', parent: undefined }]);
	});

	it('is not created without a tracer', async () => {
		expect(await inRootSpan(undefined, CHILD, async () => 1)).toBe(1);
	});
});
