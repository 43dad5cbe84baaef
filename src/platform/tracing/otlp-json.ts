import { SPAN_KINDS, type EndedSpan, type SpanAttributes } from './span.ts';

/** `STATUS_CODE_ERROR`. */
const ERROR = 2;
/** Of `Span.flags`: the bits that say whether the parent was in another process. */
const KNOWS_REMOTE = 0x100;
const IS_REMOTE = 0x200;

/**
 * Spans as an `ExportTraceServiceRequest` in OTLP’s JSON encoding (OTLP 1, “JSON Protobuf Encoding”): ids
 * in lower-case hex, 64-bit integers as decimal strings, enumerations as numbers.
 */
export function toOtlpJson(spans: readonly EndedSpan[], resource: SpanAttributes): string {
	const scopeSpans = [{ scope: { name: 'forecourt' }, spans: spans.map(toOtlpSpan) }];
	return JSON.stringify({
		resourceSpans: [{ resource: { attributes: toOtlpAttributes(resource) }, scopeSpans }],
	});
}

function toOtlpSpan({ context, parent, name, kind, start, end, attributes, failed }: EndedSpan) {
	const { traceId, spanId, state, flags } = context;
	return {
		traceId,
		spanId,
		...(state !== undefined && { traceState: state }),
		...(parent && { parentSpanId: parent.spanId }),
		flags: flags | KNOWS_REMOTE | (parent?.isRemote ? IS_REMOTE : 0),
		name,
		kind: SPAN_KINDS[kind],
		startTimeUnixNano: toNanoseconds(start),
		endTimeUnixNano: toNanoseconds(end),
		attributes: toOtlpAttributes(attributes),
		status: failed ? { code: ERROR } : {},
	};
}

/** Whole microseconds, which a number holds exactly; it would not hold the nanoseconds. */
function toNanoseconds(milliseconds: number): string {
	return `${Math.round(milliseconds * 1000)}000`;
}

function toOtlpAttributes(attributes: SpanAttributes) {
	return Object.entries(attributes).map(([key, value]) => ({ key, value: toAnyValue(value) }));
}

function toAnyValue(value: string | number | boolean) {
	if (typeof value === 'number') return { intValue: String(value) };
	return typeof value === 'boolean' ? { boolValue: value } : { stringValue: value };
}
