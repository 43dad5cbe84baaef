import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientKey } from '../../../../src/hub/core/client-key.ts';

describe('the key of a client', () => {
	it.each([
		['203.0.113.7', '203.0.113.7'],
		['127.0.0.1', '127.0.0.1'],
		['::ffff:203.0.113.7', '203.0.113.7'],
		['::FFFF:cb00:7107', '203.0.113.7'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
		['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
		['2001:db8::1', '2001:db8::/64'],
		['::1', '::/64'],
		['fe80::1%eth0', 'fe80::/64'],
	])('for %s is %s (A21)', (address, expected) => {
		expect(clientKey(address)).toBe(expected);
	});

	it.each([
		undefined,
		'',
		'unknown',
		'127.1',
		'2130706433',
		'0x7f.0.0.1',
		'010.0.0.1',
		'256.0.0.1',
		'203.0.113.7:8080',
		'[2001:db8::1]',
		'203.0.113.7, 198.51.100.1',
		'2001:db8::1/64',
		'1::2::3',
		' 203.0.113.7',
	])('for %j is the shared key of unknown clients (A21)', (address) => {
		expect(clientKey(address)).toBe('unknown');
	});

	it('ignores the half of an IPv6 address that the client chooses (A21)', () => {
		const halves = fc.array(fc.integer({ min: 0, max: 0xff_ff }), { minLength: 4, maxLength: 4 });
		const text = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');
		fc.assert(
			fc.property(halves, halves, halves, ([first = 0, ...rest], one, other) => {
				const network = text([(first % 0x20_00) | 0x20_00, ...rest]);
				const key = clientKey(`${network}:${text(one)}`);
				expect(key).toMatch(/^[\da-f:]+::\/64$/);
				expect(clientKey(`${network}:${text(other)}`)).toBe(key);
			}),
			{ seed: 8, numRuns: 300 },
		);
	});

	it('is short for any text', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.ipV4Extended(), fc.ipV6()), (text) => {
				expect(clientKey(text)).toMatch(/^(unknown|[\d.]{7,15}|[\da-f:]{2,21}\/64)$/);
			}),
			{ seed: 9, numRuns: 500 },
		);
	});
});
