import { AsyncLocalStorage } from 'node:async_hooks';

export interface SpanBegin {
	readonly name: string;
	readonly kind: 'server' | 'client' | 'consumer';
	/** Named by OpenTelemetry’s semantic conventions. */
	readonly attributes: SpanAttributes;
}
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Properties that are only known when a span ends. */
export interface SpanEnd {
	readonly name?: string;
	readonly attributes?: SpanAttributes;
	readonly failed?: boolean;
}

/** A span that has not ended. */
export interface LiveSpan {
	beginChild(begin: SpanBegin): LiveSpan;
	/** Runs `work`; child spans started in it become children of this span. */
	run<Result>(work: () => Result): Result;
	/** Ends the span. Further calls have no effect. */
	end(end: SpanEnd): void;
}

/** Returns the value of a header; several values are joined by commas. */
export type ReadHeader = (name: string) => string | null | undefined;

/** Begins spans and exports them. */
export interface Tracing {
	/**
	 * Begins a span without a parent in this process; with the headers of a request, a child of the
	 * caller’s span if they name one.
	 */
	begin(begin: SpanBegin, header?: ReadHeader): LiveSpan;
	/** Exports ended spans. Resolves when all are exported or lost, or when the time is up. */
	flush(milliseconds: number): Promise<void>;
	/** Exports ended spans until the signal aborts. Accepts no more spans. */
	close(signal: AbortSignal): Promise<void>;
}

const active = new AsyncLocalStorage<LiveSpan>();

/** Runs `work` with `span` as the active span. */
export function runInSpan<Result>(span: LiveSpan, work: () => Result): Result {
	return active.run(span, work);
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
	return endWith(active.getStore()?.beginChild(begin), work, describe);
}

/** Runs `work` in a new span without a parent; without tracing, in no span. */
export async function inRootSpan<Result>(
	tracing: Tracing | undefined,
	begin: SpanBegin,
	work: () => Promise<Result>,
): Promise<Result> {
	return endWith(tracing?.begin(begin), work, () => ({}));
}

async function endWith<Result>(
	span: LiveSpan | undefined,
	work: () => Promise<Result>,
	describe: (result: Result) => SpanEnd,
): Promise<Result> {
	if (span === undefined) return work();
	try {
		const result = await span.run(work);
		span.end(describe(result));
		return result;
	} catch (error) {
		span.end({ attributes: { 'error.type': errorTypeOf(error) }, failed: true });
		throw error;
	}
}

/** Returns one of a few names for an error, never its message, which may contain data from a request. */
function errorTypeOf(error: unknown): string {
	if (!(error instanceof Error)) return '_OTHER';
	return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.name;
}
