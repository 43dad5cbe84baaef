import { describe, expect, it } from 'vitest';
import { createSampler, type SamplerSettings } from '../../../src/platform/tracing/sampler.ts';

const idEndingWith = (digits: string) => digits.padStart(32, 'a');
const [LOW, MIDDLE, HIGH] = ['00000000000000', '80000000000000', 'ffffffffffffff'].map(
	idEndingWith,
);
const parent = (flags: number) => ({ traceId: LOW ?? '', spanId: 'b'.repeat(16), flags });
const sampler = (changes: Partial<SamplerSettings>) =>
	createSampler({ root: 'always_on', isParentBased: false, ratio: 1, ...changes });

describe('a sampler', () => {
	it.each([
		['always_on', 1, [true, true, true]],
		['always_off', 1, [false, false, false]],
		['traceidratio', 1, [true, true, true]],
		['traceidratio', 0.5, [false, true, true]],
		['traceidratio', 0.499_999, [false, false, true]],
		['traceidratio', 1e-15, [false, false, true]],
		['traceidratio', 0, [false, false, false]],
	] as const)('%s of %d decides by the trace id', (root, ratio, taken) => {
		const sample = sampler({ root, ratio });
		expect([LOW, MIDDLE, HIGH].map((id) => sample(id ?? '', undefined))).toEqual(taken);
	});

	it.each([
		['always_on', true, 0, false],
		['always_on', true, 1, true],
		['always_off', true, 1, true],
		['traceidratio', true, 1, true],
		['always_on', false, 0, true],
		['always_off', false, 1, false],
	] as const)(
		'%s, parent-based: %s, under a parent with flags %d',
		(root, isParentBased, flags, taken) => {
			expect(sampler({ root, isParentBased })(LOW ?? '', parent(flags))).toBe(taken);
		},
	);

	it('samples the given ratio of traces; a larger ratio includes those of a smaller one', () => {
		const ids = Array.from({ length: 4096 }, (_, index) =>
			idEndingWith((index * 16).toString(16).padStart(4, '0') + '0'.repeat(10)),
		);
		const takenAt = (ratio: number) => {
			const sample = sampler({ root: 'traceidratio', ratio });
			return new Set(ids.filter((id) => sample(id, undefined)));
		};
		const [tenth, third] = [takenAt(0.1), takenAt(1 / 3)];
		expect([tenth.size, third.size]).toEqual([409, 1365]);
		expect(tenth.isSubsetOf(third)).toBe(true);
	});
});
