/** Span kinds, with their numbers in OTLP (`SpanKind`). */
export const SPAN_KINDS = { server: 2, client: 3, consumer: 5 } as const;
export type SpanKind = keyof typeof SPAN_KINDS;

/** Attributes, named by OpenTelemetry’s semantic conventions. Numbers are integers. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Identifies a span to other services (W3C Trace Context). */
export interface SpanContext {
	/** 32 lower-case hex digits, not all zero. */
	readonly traceId: string;
	/** 16 lower-case hex digits, not all zero. */
	readonly spanId: string;
	/** Bit 0: sampled. Bit 1: the trace id is random. */
	readonly flags: number;
	/** The value of `tracestate`, if any. */
	readonly state?: string | undefined;
}

/** Bits of `flags`. */
export const SAMPLED = 1;
export const RANDOM = 2;

/** A finished span, ready for export. Times are milliseconds since 1970. */
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
