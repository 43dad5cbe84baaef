import { RANDOM, SAMPLED, type SpanContext } from './span.ts';

/** Gives the value of a header, several of one name joined by commas. */
export type ReadHeader = (name: string) => string | null | undefined;

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
/** A key and its value (W3C Trace Context §3.3.1.3). */
const STATE_MEMBER =
	/^[a-z0-9][a-z0-9_\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const MOST_STATE_MEMBERS = 32;
/** Of `tracestate`: far more than the 512 characters that have to be kept (§3.3.1.5). */
const MOST_STATE_CHARACTERS = 4096;

/**
 * The span of the caller that a request names in `traceparent`, with `tracestate`. A `traceparent` that
 * is not valid counts as none, and a `tracestate` that is not valid is left out (W3C Trace Context §4.3).
 */
export function readTraceContext(header: ReadHeader): SpanContext | undefined {
	const [, version, traceId, spanId, flags, more] =
		TRACEPARENT.exec((header('traceparent') ?? '').trim()) ?? [];
	if (version === undefined || traceId === undefined || spanId === undefined) return undefined;
	// Later versions may have more parts (§3.2.4); this one has not, and "ff" is none.
	if (version === 'ff' || (version === '00' && more !== undefined)) return undefined;
	if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
	return {
		traceId,
		spanId,
		flags: Number.parseInt(flags ?? '0', 16) & (SAMPLED | RANDOM),
		state: toState(header('tracestate')),
	};
}

function toState(value: string | null | undefined): string | undefined {
	if (!value || value.length > MOST_STATE_CHARACTERS) return undefined;
	// Members may be empty (§3.3.1.1).
	const members = value
		.split(',')
		.map((member) => member.replace(/^[ \t]+|[ \t]+$/g, ''))
		.filter((member) => member !== '');
	const keys = new Set(members.map((member) => member.split('=', 1)[0]));
	const isValid =
		members.every((member) => STATE_MEMBER.test(member)) &&
		keys.size === members.length &&
		members.length > 0 &&
		members.length <= MOST_STATE_MEMBERS;
	return isValid ? members.join(',') : undefined;
}
