import { RANDOM, SAMPLED, type SpanContext } from './span.ts';

/** Returns the value of a header; several values are joined by commas. */
export type ReadHeader = (name: string) => string | null | undefined;

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
/** A key and its value (W3C Trace Context §3.3.1.3). */
const STATE_MEMBER =
	/^[a-z0-9][a-z0-9_\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const MOST_STATE_MEMBERS = 32;
/** Limit for `tracestate`, far above the required 512 characters (§3.3.1.5). */
const MOST_STATE_CHARACTERS = 4096;

/**
 * Reads the caller’s span from `traceparent` and `tracestate`. Ignores an invalid `traceparent`,
 * and leaves out an invalid `tracestate` (W3C Trace Context §4.3).
 */
export function readTraceContext(header: ReadHeader): SpanContext | undefined {
	const [, version, traceId, spanId, flags, more] =
		TRACEPARENT.exec((header('traceparent') ?? '').trim()) ?? [];
	if (version === undefined || traceId === undefined || spanId === undefined) return undefined;
	// Later versions may have more parts (§3.2.4); version 00 has none, and "ff" is invalid.
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
	// Empty members are allowed (§3.3.1.1).
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
