import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	addressOfHost,
	classifyAddress,
	isLoopbackHost,
} from '../../../../src/hub/core/classify-address.ts';

/** First and last address of each registry block, with its purpose. */
const REFUSED: readonly (readonly [row: string, what: string, ...addresses: string[]])[] = [
	['A1', '10/8', '10.0.0.0', '10.255.255.255'],
	['A1', '172.16/12', '172.16.0.0', '172.31.255.255'],
	['A1', '192.168/16', '192.168.0.0', '192.168.255.255'],
	['A2', 'link-local', '169.254.0.0', '169.254.169.254', '169.254.255.255'],
	['A2', 'link-local IPv6', 'fe80::', 'febf:ffff::1', 'fe80::1%eth0'],
	['A2', 'metadata', 'fd00:ec2::254'],
	['A3', 'CGNAT', '100.64.0.0', '100.127.255.255'],
	['A3', 'protocol assignments', '192.0.0.0', '192.0.0.255', '2001::', '2001:1ff:ffff::1'],
	['A3', 'TEST-NET-1', '192.0.2.0', '192.0.2.255'],
	['A3', 'TEST-NET-2', '198.51.100.0', '198.51.100.255'],
	['A3', 'TEST-NET-3', '203.0.113.0', '203.0.113.255'],
	['A3', 'benchmarks', '198.18.0.0', '198.19.255.255', '2001:2::1'],
	['A3', '6to4 relays', '192.88.99.0', '192.88.99.255'],
	['A3', 'documentation IPv6', '2001:db8::', '2001:db8:ffff::1', '3fff::', '3fff:fff:ffff::1'],
	['A4', 'this network', '0.0.0.0', '0.255.255.255', '::'],
	['A4', 'multicast', '224.0.0.0', '239.255.255.255', 'ff00::', 'ff02::1'],
	['A4', 'reserved', '240.0.0.0', '255.255.255.254'],
	['A4', 'broadcast', '255.255.255.255'],
	['A4', 'ORCHID', '2001:10::', '2001:1f:ffff::1', '2001:20::', '2001:2f:ffff::1'],
	['A4', 'segment routing', '5f00::', '5f00:ffff::1'],
	['A4', 'discard', '100::1'],
	['A4', 'outside global unicast', '1fff:ffff::1', '4000::', '8000::1', 'e000::1'],
	['A5', 'unique local', 'fc00::', 'fdff:ffff::1'],
	['A5', 'site-local', 'fec0::1', 'feff:ffff::1'],
	['A6', 'IPv4-mapped', '::ffff:8.8.8.8', '::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:7f00:1'],
	['A6', 'IPv4-compatible', '::8.8.8.8', '::127.0.0.1', '::a00:1'],
	['A6', 'IPv4-translated', '::ffff:0:8.8.8.8', '::ffff:0:a00:1'],
	['A6', 'NAT64', '64:ff9b::8.8.8.8', '64:ff9b::a00:1', '64:ff9b:1::1', '64:ff9b:1:ffff::1'],
	['A6', '6to4', '2002::', '2002:7f00:1::', '2002:808:808::1', '2002:ffff::1'],
	['A6', 'Teredo', '2001:0:4136:e378::1', '2001:0:ffff::1'],
	['A7', 'short forms', '127.1', '8.8', '134744072', '1'],
	['A7', 'octal and hexadecimal', '0x8.8.8.8', '010.8.8.8', '0x7f000001', '0177.0.0.1'],
	[
		'A7',
		'text that is not an address',
		'',
		' ',
		'8.8.8.8.',
		'256.8.8.8',
		'8.8.8.8:443',
		'[2606:4700::1]',
	],
	['A7', 'names', 'localhost', 'example.com', 'fe80', '::g'],
	['A7', 'zones', '::1%lo', '2606:4700::1%eth0'],
];

const octet = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xffff });

describe('classifyAddress', () => {
	it.each(REFUSED.map(([row, what, ...addresses]) => ({ row, what, addresses })))(
		'refuses $what ($row)',
		({ addresses }) => {
			const classes = addresses.map((address) => [address, classifyAddress(address)]);
			expect(classes).toEqual(addresses.map((address) => [address, 'refused']));
		},
	);

	it('treats every neighbor of a refused IPv4 block as public (A1, A3, A4)', () => {
		const neighbors = [
			...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
			...['126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0'],
			...['172.15.255.255', '172.32.0.0', '191.255.255.255', '192.0.1.0', '192.0.3.0'],
			...['192.88.98.255', '192.88.100.0', '192.167.255.255', '192.169.0.0'],
			...['198.17.255.255', '198.20.0.0', '198.51.99.255', '198.51.101.0'],
			...['203.0.112.255', '203.0.114.0', '223.255.255.255', '8.8.8.8'],
		];
		expect(neighbors.filter((address) => classifyAddress(address) !== 'public')).toEqual([]);
	});

	it('treats global unicast IPv6 as public, in any notation', () => {
		const addresses = [
			...['2001:200::1', '2001:4860:4860::8888', '2001:db7:ffff::1', '2001:db9::1'],
			...['2003::1', '2606:4700:4700::1111', '2A00:1450:0:0::1', '3ffe:ffff::1', '3fff:1000::1'],
			...['2606:4700:4700:0000:0000:0000:0000:1111', '2606:4700::8.8.8.8'],
		];
		expect(addresses.filter((address) => classifyAddress(address) !== 'public')).toEqual([]);
	});

	it('treats only 127/8 and ::1 as loopback', () => {
		for (const address of ['127.0.0.0', '127.0.0.1', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1']) {
			expect([address, classifyAddress(address)]).toEqual([address, 'loopback']);
		}
		fc.assert(
			fc.property(fc.tuple(octet, octet, octet, octet), ([first, ...rest]) => {
				const isLoopback = classifyAddress([first, ...rest].join('.')) === 'loopback';
				expect(isLoopback).toBe(first === 127);
			}),
		);
	});

	it('refuses IPv6 outside 2000::/3, except ::1 (A4, A6)', () => {
		fc.assert(
			fc.property(fc.tuple(group, ...Array.from({ length: 7 }, () => group)), (groups) => {
				fc.pre(groups[0] < 0x2000 || groups[0] > 0x3fff);
				fc.pre(groups.slice(0, 7).some((part) => part !== 0));
				const address = groups.map((part) => part.toString(16)).join(':');
				expect(classifyAddress(address)).toBe('refused');
			}),
		);
	});

	it('refuses IPv4 addresses embedded in IPv6 (A6)', () => {
		const prefixes = ['::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::', '2002:'];
		fc.assert(
			fc.property(fc.ipV4(), fc.constantFrom(...prefixes), (inner, prefix) => {
				fc.pre(!inner.startsWith('0.'));
				const groups = inner
					.split('.')
					.map((part) => Number(part).toString(16).padStart(2, '0'))
					.join('')
					.replace(/(.{4})/, '$1:');
				const address = prefix === '2002:' ? `2002:${groups}::` : `${prefix}${inner}`;
				expect(classifyAddress(address)).toBe('refused');
			}),
		);
	});

	it('classifies any text without failing', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.ipV4Extended(), fc.ipV6()), (text) => {
				expect(['public', 'loopback', 'refused']).toContain(classifyAddress(text));
			}),
		);
	});
});

describe('the host of a URL', () => {
	it.each([
		['https://8.8.8.8/', '8.8.8.8'],
		['https://0x7f.1/', '127.0.0.1'],
		['https://[2606:4700:0::1]:8443/', '2606:4700::1'],
		['https://example.com/', undefined],
		['https://8.8.8.8.example/', undefined],
	])('in %s has the address %s', (url, address) => {
		expect(addressOfHost(new URL(url).hostname)).toBe(address);
	});

	it.each([
		['localhost', true],
		['127.0.0.1', true],
		['127.8.8.8', true],
		['[::1]', true],
		['[::ffff:7f00:1]', false],
		['localhost.', false],
		['a.localhost', false],
		['10.0.0.1', false],
		['8.8.8.8', false],
		['example.com', false],
	])('%s is loopback: %s', (hostname, expected) => {
		expect(isLoopbackHost(hostname)).toBe(expected);
	});
});
