import { describe, expect, it } from 'vitest';
import { isLoopbackAuthority, isLoopbackOrigin } from '../../../../src/endpoints/http/loopback.ts';

describe('the local machine', () => {
	it.each([
		...[
			'localhost',
			'LOCALHOST:4321',
			'localhost.',
			'reviews.localhost:1',
			'127.0.0.1',
			'127.9.8.7:80',
		],
		...['[::1]', '[::1]:4321'],
	])('is %s', (host) => {
		expect([isLoopbackAuthority(host), isLoopbackOrigin(`http://${host}`)]).toEqual([true, true]);
	});

	it.each([
		...['', 'evil.example', 'localhost.evil.example', 'evil-localhost', '127.0.0.1.evil.example'],
		...['evil.example@127.0.0.1', '127.0.0.1/', '128.0.0.1', '[::2]', 'localhost:port', '0.0.0.0'],
	])('is not %j', (host) => {
		expect([isLoopbackAuthority(host), isLoopbackOrigin(`http://${host}`)]).toEqual([false, false]);
	});

	it.each(['null', 'localhost', 'ftp://localhost', 'https://localhost/x', 'https://evil.example'])(
		'does not have the origin %j',
		(origin) => {
			expect(isLoopbackOrigin(origin)).toBe(false);
		},
	);
});
