import { describe, expect, it } from 'vitest';
import { readTraceContext } from '../../../src/platform/tracing/trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const VALID = `00-${TRACE}-${SPAN}-01`;
const read = (headers: Record<string, string>) => readTraceContext((name) => headers[name]);

describe('traceparent', () => {
	it.each([
		['sampled', VALID, 1],
		['not sampled', `00-${TRACE}-${SPAN}-00`, 0],
		['with a random id', `00-${TRACE}-${SPAN}-03`, 3],
		['with unknown flags', `00-${TRACE}-${SPAN}-fd`, 1],
		['of a later version', `cc-${TRACE}-${SPAN}-01`, 1],
		['of a later version, with another field', `cc-${TRACE}-${SPAN}-01-what-comes`, 1],
		['with spaces around it', ` ${VALID} `, 1],
	])('%s gives the span of the caller', (_what, traceparent, flags) => {
		expect(read({ traceparent })).toEqual({ traceId: TRACE, spanId: SPAN, flags });
	});

	it.each([
		['an empty value', ''],
		['of an invalid version', `ff-${TRACE}-${SPAN}-01`],
		['in capital letters', VALID.toUpperCase()],
		['with a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
		['with a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
		['with a short trace id', `00-${TRACE.slice(1)}-${SPAN}-01`],
		['with a long span id', `00-${TRACE}-${SPAN}0-01`],
		['with a character that is not hex', `00-${TRACE.replace('4', 'g')}-${SPAN}-01`],
		['without flags', `00-${TRACE}-${SPAN}`],
		['with short flags', `00-${TRACE}-${SPAN}-1`],
		['of version 00, with another field', `${VALID}-more`],
		['of a later version, with a trailing character', `cc-${TRACE}-${SPAN}-01x`],
		['twice', `${VALID}, ${VALID}`],
		['with underscores', VALID.replaceAll('-', '_')],
		['with a second line', `${VALID}\n${VALID}`],
	])('%s is ignored', (_what, traceparent) => {
		expect(read({ traceparent, tracestate: 'a=1' })).toBeUndefined();
	});
});

describe('tracestate', () => {
	it.each([
		['a=1', 'a=1'],
		['rojo=00f067aa0ba902b7,congo=t61rcWkgMzE', 'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE'],
		['fw529a3039@dt=FfIlYzNm , \t,b=2', 'fw529a3039@dt=FfIlYzNm,b=2'],
		['1tenant@x=a b:c/d', '1tenant@x=a b:c/d'],
	])('%j is kept', (tracestate, kept) => {
		expect(read({ traceparent: VALID, tracestate })?.state).toBe(kept);
	});

	it.each([
		['no value', 'a'],
		['an empty value', 'a='],
		['a capital letter in a key', 'Aa=1'],
		['two equals signs', 'a=1=2'],
		['a key twice', 'a=1,b=2,a=3'],
		['too many members', Array.from({ length: 33 }, (_, index) => `k${index}=1`).join(',')],
		['a letter beyond ASCII', 'a=ü'],
		['only commas', ' ,, '],
		['too many characters', `a=1,${' '.repeat(5000)}b=2`],
	])('with %s is ignored, but the parent is kept', (_what, tracestate) => {
		const context = read({ traceparent: VALID, tracestate });
		expect([context?.spanId, context?.state]).toEqual([SPAN, undefined]);
	});

	it('is ignored without a parent', () => {
		expect(read({ tracestate: 'a=1' })).toBeUndefined();
	});
});
