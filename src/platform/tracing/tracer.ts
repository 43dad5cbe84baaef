import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sample } from './sampler.ts';
import {
	RANDOM,
	SAMPLED,
	type EndedSpan,
	type SpanAttributes,
	type SpanContext,
	type SpanKind,
} from './span.ts';

export interface TracerOptions {
	readonly sample: Sample;
	/** Receives finished spans. Must not block or throw. */
	readonly add: (span: EndedSpan) => void;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Milliseconds on a monotonic clock. */
	readonly elapsed: () => number;
	readonly createRandom: (bytes: number) => Uint8Array;
}

export interface SpanBegin {
	readonly name: string;
	readonly kind: SpanKind;
	readonly attributes: SpanAttributes;
}

/** Properties that are only known when a span ends. */
export interface SpanEnd {
	readonly name?: string;
	readonly attributes?: SpanAttributes;
	readonly failed?: boolean;
}

/** A span that has not ended. */
export interface LiveSpan {
	/** Runs `work`; spans begun in it become children of this span. */
	run<Result>(work: () => Result): Result;
	/** Ends the span. Further calls have no effect. */
	end(end: SpanEnd): void;
}

/** Begins spans without a parent in this process. */
export interface Tracer {
	begin(begin: SpanBegin, caller?: SpanContext): LiveSpan;
}

/** The current span of an asynchronous context. */
interface ActiveSpan {
	beginChild(begin: SpanBegin): LiveSpan;
}

const active = new AsyncLocalStorage<ActiveSpan | undefined>();

export function createTracer(options: TracerOptions): Tracer {
	const { sample, now, elapsed, createRandom } = options;
	const createId = (bytes: number) => Buffer.from(createRandom(bytes)).toString('hex');
	return {
		begin(begin, caller) {
			const traceId = caller?.traceId ?? createId(16);
			const isSampled = sample(traceId, caller);
			const context = {
				traceId,
				spanId: createId(8),
				flags: (isSampled ? SAMPLED : 0) | (caller ? caller.flags & RANDOM : RANDOM),
				state: caller?.state,
			};
			const parent = caller && { spanId: caller.spanId, isRemote: true };
			// Reads the wall clock once per trace: if it is set meanwhile, a child must not begin before
			// its parent.
			const offset = now() - elapsed();
			const time = () => offset + elapsed();
			return beginSpan({ ...options, createId, time }, context, parent, begin);
		},
	};
}

/**
 * Runs `work` in a new child of the active span, or without a span if none is active. If `work`
 * throws, the span fails, with only the type of the error.
 */
export async function inChildSpan<Result>(
	begin: SpanBegin,
	work: () => Promise<Result>,
	describe: (result: Result) => SpanEnd = () => ({}),
): Promise<Result> {
	const span = active.getStore()?.beginChild(begin);
	return span === undefined ? work() : endWith(span, work, describe);
}

/** Runs `work` in a new span without a parent; without a tracer, in no span. */
export async function inRootSpan<Result>(
	tracer: Tracer | undefined,
	begin: SpanBegin,
	work: () => Promise<Result>,
): Promise<Result> {
	return tracer === undefined ? work() : endWith(tracer.begin(begin), work, () => ({}));
}

/** Runs `work` outside of any span. */
export function outsideSpans<Result>(work: () => Result): Result {
	return active.run(undefined, work);
}

async function endWith<Result>(
	span: LiveSpan,
	work: () => Promise<Result>,
	describe: (result: Result) => SpanEnd,
): Promise<Result> {
	try {
		const result = await span.run(work);
		span.end(describe(result));
		return result;
	} catch (error) {
		span.end({ attributes: { 'error.type': errorTypeOf(error) }, failed: true });
		throw error;
	}
}

interface TraceOptions extends TracerOptions {
	readonly createId: (bytes: number) => string;
	/** Milliseconds since 1970, on the clock of this trace. */
	readonly time: () => number;
}

function beginSpan(
	options: TraceOptions,
	context: SpanContext,
	parent: EndedSpan['parent'],
	begin: SpanBegin,
): LiveSpan {
	const { add, createId, time } = options;
	const isRecorded = (context.flags & SAMPLED) !== 0;
	const start = isRecorded ? time() : 0;
	let isOver = false;
	const span: LiveSpan & ActiveSpan = {
		run: (work) => active.run(span, work),
		end({ name = begin.name, attributes, failed = false }) {
			if (!isRecorded || isOver) return;
			isOver = true;
			const told = { ...begin.attributes, ...attributes };
			const { kind } = begin;
			add({ context, parent, name, kind, start, end: time(), attributes: told, failed });
		},
		beginChild(child) {
			if (!isRecorded) return span;
			const own = { ...context, spanId: createId(8) };
			return beginSpan(options, own, { spanId: context.spanId, isRemote: false }, child);
		},
	};
	return span;
}

/** Returns one of a few values. Never the message, which may contain data from a request. */
function errorTypeOf(error: unknown): string {
	if (!(error instanceof Error)) return '_OTHER';
	return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.name;
}
