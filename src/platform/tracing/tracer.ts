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
	/** Takes a span that is over. Must not wait, nor fail. */
	readonly add: (span: EndedSpan) => void;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Milliseconds since some moment. */
	readonly elapsed: () => number;
	readonly createRandom: (bytes: number) => Uint8Array;
}

export interface SpanBegin {
	readonly name: string;
	readonly kind: SpanKind;
	readonly attributes: SpanAttributes;
}

/** What is known of a span only when it ends. */
export interface SpanEnd {
	readonly name?: string;
	readonly attributes?: SpanAttributes;
	readonly failed?: boolean;
}

/** A span that is not over. */
export interface LiveSpan {
	/** Does something, so that the spans begun meanwhile are its children. */
	run<Result>(work: () => Result): Result;
	/** Only the first end counts. */
	end(end: SpanEnd): void;
}

/** Begins the spans that have no parent in this process. */
export interface Tracer {
	begin(begin: SpanBegin, caller?: SpanContext): LiveSpan;
}

/** The span within which something happens. */
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
			// One look at the clock a trace: what is set meanwhile must not make a child begin before it.
			const offset = now() - elapsed();
			const time = () => offset + elapsed();
			return beginSpan({ ...options, createId, time }, context, parent, begin);
		},
	};
}

/**
 * Does something within a span of its own, a child of the one that is active. Without one there is no
 * span either. What is thrown makes it a failed one, named by the kind of the error alone.
 */
export async function inChildSpan<Result>(
	begin: SpanBegin,
	work: () => Promise<Result>,
	describe: (result: Result) => SpanEnd = () => ({}),
): Promise<Result> {
	const span = active.getStore()?.beginChild(begin);
	return span === undefined ? work() : endWith(span, work, describe);
}

/** Does something within a span that has no parent, whatever is active; without a tracer, in none. */
export async function inRootSpan<Result>(
	tracer: Tracer | undefined,
	begin: SpanBegin,
	work: () => Promise<Result>,
): Promise<Result> {
	return tracer === undefined ? work() : endWith(tracer.begin(begin), work, () => ({}));
}

/** Does something as if there were no span. */
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
	/** Milliseconds since 1970, by the clock of this trace. */
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

/** Of few values: never a message, which may repeat what somebody sent. */
function errorTypeOf(error: unknown): string {
	if (!(error instanceof Error)) return '_OTHER';
	return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.name;
}
