import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientKey } from '../../../src/hub/core/client-key.ts';
import { readEnvironment } from '../../../src/platform/environment.ts';
import { clientAddress } from '../../../src/server/client-address.ts';

const OUTSIDE = '203.0.113.7';
const FORGED = '198.51.100.1';

function proxiesIn(list: string): BlockList {
	return readEnvironment({ TRUSTED_PROXIES: list }).trustedProxies ?? new BlockList();
}

/** Returns the client of a request that has these lines of `X-Forwarded-For`. */
function client(proxies: string, connected: string | undefined, ...lines: string[]): string {
	const headersDistinct = lines.length > 0 ? { 'x-forwarded-for': lines } : {};
	// The only parts of a request that are read.
	const incoming = { socket: { remoteAddress: connected }, headersDistinct } as unknown;
	return clientAddress(incoming as IncomingMessage, proxiesIn(proxies));
}

describe('the address of a client', () => {
	it.each([
		['no proxy is trusted', '', '127.0.0.1', [FORGED], '127.0.0.1'],
		['it comes from elsewhere', '127.0.0.1', OUTSIDE, [FORGED], OUTSIDE],
		['it comes from a neighbor of the proxy', '10.0.0.1', '10.0.0.2', [FORGED], '10.0.0.2'],
	])('is that of the connection if %s (A21)', (_why, proxies, connected, lines, expected) => {
		expect(client(proxies, connected, ...lines)).toBe(expected);
	});

	it.each([
		['one proxy', '127.0.0.1', '127.0.0.1', [OUTSIDE], OUTSIDE],
		['a forged address before it', '127.0.0.1', '127.0.0.1', [`${FORGED}, ${OUTSIDE}`], OUTSIDE],
		['a forged trusted address', '127.0.0.1', '127.0.0.1', [`127.0.0.1, ${OUTSIDE}`], OUTSIDE],
		['garbage before it', '127.0.0.1', '127.0.0.1', [`unknown, <x>, ${OUTSIDE}`], OUTSIDE],
		['several lines', '127.0.0.1', '127.0.0.1', [FORGED, OUTSIDE], OUTSIDE],
		['two proxies', 'loopback,10.0.0.0/8', '127.0.0.1', [`${OUTSIDE},10.1.2.3`], OUTSIDE],
		['an untrusted proxy', 'loopback', '127.0.0.1', [`${OUTSIDE}, 10.1.2.3`], '10.1.2.3'],
		['only trusted addresses', 'uniquelocal', '10.0.0.1', ['192.168.1.9, fd00::2'], '192.168.1.9'],
		['IPv6', '2001:db8::/32', '2001:db8::1', ['2001:db9::5'], '2001:db9::5'],
		[
			'IPv4 mapped to IPv6',
			'127.0.0.1',
			'::ffff:127.0.0.1',
			[`::ffff:${OUTSIDE}`],
			`::ffff:${OUTSIDE}`,
		],
		['a mapped proxy', '10.0.0.0/8', '10.0.0.1', [`${OUTSIDE}, ::ffff:10.9.9.9`], OUTSIDE],
		['a link-local proxy', 'linklocal', 'fe80::1%eth0', [OUTSIDE], OUTSIDE],
		['a wide range', '0.0.0.0/0', '8.8.8.8', [`${OUTSIDE}, 9.9.9.9`], OUTSIDE],
	])('comes from the header behind %s', (_what, proxies, connected, lines, expected) => {
		expect(client(proxies, connected, ...lines)).toBe(expected);
	});

	it.each(['', ',', ' ', 'unknown', '_hidden', `${OUTSIDE}:8080`, '[2001:db8::1]', '127.1', 'é\0'])(
		'is that of the proxy if the proxy sends %j',
		(sent) => {
			expect(client('127.0.0.1', '127.0.0.1', sent)).toBe('127.0.0.1');
			expect(client('127.0.0.1', '127.0.0.1', `${FORGED}, ${sent}`)).toBe('127.0.0.1');
		},
	);

	it('is that of the proxy without the header, and unknown after the connection has ended', () => {
		expect(client('127.0.0.1', '127.0.0.1')).toBe('127.0.0.1');
		expect(clientKey(client('127.0.0.1', undefined, FORGED))).toBe('unknown');
	});

	it('never depends on what a client sends, with or without a proxy (A21)', () => {
		const outside = fc.oneof(fc.ipV4(), fc.ipV6()).filter((address) => !/^(127|::)/.test(address));
		const sent = fc.array(fc.oneof(fc.string(), fc.ipV4(), fc.constant('127.0.0.1, ::1')));
		fc.assert(
			fc.property(outside, sent, (address, lines) => {
				expect(client('loopback', address, ...lines)).toBe(address);
				expect(client('loopback', '::1', ...lines, address)).toBe(address);
				expect(client('loopback', '::1', [...lines, address].join(', '))).toBe(address);
			}),
			{ seed: 11, numRuns: 500 },
		);
	});
});

describe('TRUSTED_PROXIES', () => {
	it.each(['loopback,', 'localhost', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.1', 'fe80::1%eth0'])(
		'refuses %j, naming the entry',
		(list) => {
			const entry = list.replace('loopback,', '');
			expect(() => proxiesIn(`10.0.0.1, ${list}`)).toThrow(
				`: "${entry}" must be an address, a range such as 10.0.0.0/8, or one of loopback, linklocal, uniquelocal`,
			);
		},
	);

	it('is off by default', () => {
		expect(readEnvironment({}).trustedProxies).toBeUndefined();
	});
});
