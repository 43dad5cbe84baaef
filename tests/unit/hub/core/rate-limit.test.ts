import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeRate } from '../../../../src/hub/core/rate-limit.ts';

const rate = { key: 'k', limit: 5, windowSeconds: 60 };

describe('a rate', () => {
	it('allows at most twice its limit per window, and its limit at once (A21)', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(30_000), { minLength: 1, maxLength: 200 }), (gaps) => {
				let [now, freeAt] = [0, undefined as number | undefined];
				const taken: number[] = [];
				for (const gap of gaps) {
					now += gap;
					const step = takeRate(rate, freeAt, now);
					if (!('freeAt' in step)) continue;
					freeAt = step.freeAt;
					taken.push(now);
				}
				for (const start of taken) {
					const inWindow = taken.filter((at) => at >= start && at < start + 60_000);
					const atOnce = taken.filter((at) => at === start);
					expect(inWindow.length).toBeLessThanOrEqual(2 * rate.limit);
					expect(atOnce.length).toBeLessThanOrEqual(rate.limit);
				}
			}),
		);
	});

	it('has room exactly when it says (A21)', () => {
		fc.assert(
			fc.property(fc.nat(1e6), fc.nat(1e6), (freeAt, now) => {
				const step = takeRate(rate, freeAt, now);
				if (!('waitMilliseconds' in step)) return;
				const then = now + step.waitMilliseconds;
				expect('freeAt' in takeRate(rate, freeAt, then)).toBe(true);
				expect('freeAt' in takeRate(rate, freeAt, then - 1)).toBe(false);
			}),
		);
	});
});
