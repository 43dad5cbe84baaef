/** What a span is about, by the number that OTLP gives it (`SpanKind`). */
export const SPAN_KINDS = { server: 2, client: 3, consumer: 5 } as const;
export type SpanKind = keyof typeof SPAN_KINDS;

/** By the names of OpenTelemetry’s semantic conventions; numbers are whole. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** What names a span to others (W3C Trace Context). */
export interface SpanContext {
	/** 32 digits of lower-case hex, not all of them 0. */
	readonly traceId: string;
	/** 16 digits of lower-case hex, not all of them 0. */
	readonly spanId: string;
	/** Bit 0: sampled. Bit 1: the id of the trace is random. */
	readonly flags: number;
	/** The value of `tracestate`, if there is one. */
	readonly state?: string | undefined;
}

/** Of `flags`. */
export const SAMPLED = 1;
export const RANDOM = 2;

/** A span that is over, ready to be exported. Times are milliseconds since 1970. */
export interface EndedSpan {
	readonly context: SpanContext;
	readonly parent: { readonly spanId: string; readonly isRemote: boolean } | undefined;
	readonly name: string;
	readonly kind: SpanKind;
	readonly start: number;
	readonly end: number;
	readonly attributes: SpanAttributes;
	readonly failed: boolean;
}
