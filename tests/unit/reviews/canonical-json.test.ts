import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, digestOf } from '../../../src/reviews/canonical-json.ts';

/** Reverses the order of keys in every object of a value. */
function reversed(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(reversed);
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, member]) => [key, reversed(member)] as const);
	return Object.fromEntries(entries.toReversed());
}

describe('canonical JSON', () => {
	it.each([
		[{ b: 1, a: { d: [], c: null } }, '{"a":{"c":null,"d":[]},"b":1}'],
		[[{ b: 1, a: 2 }, 'x'], '[{"a":2,"b":1},"x"]'],
		[{ a: undefined, b: 1 }, '{"b":1}'],
		[[undefined], '[null]'],
		[{ é: 1, e: 2, Z: 3 }, '{"Z":3,"e":2,"é":1}'],
		[{ 9: 1, 10: 2 }, '{"10":2,"9":1}'],
		[{ '\ufb33': 1, '\u{1f600}': 2 }, '{"\u{1f600}":2,"\ufb33":1}'],
		[[1e21, 1e-7, 0.1], '[1e+21,1e-7,0.1]'],
		[null, 'null'],
		[-0, '0'],
		[JSON.parse('{"__proto__":1,"a":2}'), '{"__proto__":1,"a":2}'],
	])('of %j is %s', (value, expected) => {
		expect(canonicalJson(value)).toBe(expected);
	});

	it('refuses half a character', () => {
		expect(() => canonicalJson('\ud800')).toThrow('Lone surrogate');
	});

	it('does not depend on the order of keys, and is lossless', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
				expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
			}),
			{ seed: 10, numRuns: 300 },
		);
	});

	it('differs for different values, and so does the digest', () => {
		const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);
		fc.assert(
			fc.property(json, json, (a, b) => {
				const same = canonicalJson(a) === canonicalJson(b);
				expect(digestOf(a) === digestOf(b)).toBe(same);
				expect(canonicalJson([a, b]) === canonicalJson([b, a])).toBe(same);
			}),
			{ seed: 11, numRuns: 300 },
		);
		expect(canonicalJson(['a', 'b'])).not.toBe(canonicalJson(['b', 'a']));
		expect(digestOf({ a: 1 })).toMatch(/^[0-9a-f]{64}$/);
	});
});
