import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLease } from '../../../../src/hub/core/hub-request.ts';

const BOUNDS = { defaultSeconds: 864_000, minSeconds: 3600, maxSeconds: 2_592_000 };

describe('a lease', () => {
	it.each([
		['', 864_000],
		['3600', 3600],
		['7200', 7200],
		['7201', 7201],
		['2592000', 2_592_000],
		['007200', 7200],
	])('of "%s" seconds is granted as %i (H5, H13, H51)', (text, expected) => {
		expect(parseLease(text, BOUNDS)).toBe(expected);
	});

	it.each([
		['1', 3600],
		['3599', 3600],
		['2592001', 2_592_000],
		['99999999999999999999', 2_592_000],
		['9'.repeat(60_000), 2_592_000],
	])('outside the bounds is clamped: %s (H5, H39, A23)', (text, expected) => {
		expect(parseLease(text, BOUNDS)).toBe(expected);
	});

	it.each([
		...['0', '000', '-1', '-0', '+5', '1e9', '0x10', '1.5', '1.0', '1_000', '1,000', 'abc'],
		...['NaN', 'Infinity', ' ', ' 5', '5 ', '5\n', '５', '٣', '10d'],
	])('cannot be %j (H39)', (text) => {
		expect(parseLease(text, BOUNDS)).toBeUndefined();
	});

	it('is within the bounds for any input (H39)', () => {
		const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+]?\d{1,400}(\.\d)?$/));
		fc.assert(
			fc.property(text, (sent) => {
				const lease = parseLease(sent, BOUNDS) ?? BOUNDS.defaultSeconds;
				expect(Number.isInteger(lease)).toBe(true);
				expect(lease).toBeGreaterThanOrEqual(BOUNDS.minSeconds);
				expect(lease).toBeLessThanOrEqual(BOUNDS.maxSeconds);
			}),
			{ seed: 7, numRuns: 500 },
		);
	});
});
