import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callbackUrlWith, findCallbackProblem } from '../../../../src/hub/core/callback-url.ts';

const RULES = { baseUrl: 'https://reviews.example', allowLoopback: false };
const LOOPBACK_RULES = { baseUrl: 'http://127.0.0.1:4321', allowLoopback: true };

const SCHEME = 'must begin with https://';
const CHARACTERS = 'must not contain spaces, control characters or backslashes';
const USER = 'must not contain a user name or a password';
const INVALID = 'must be a valid URL';
const PORT = 'must have the port 443 or 8443';
/** Follows every problem of a callback in a local network. */
const ADVICE =
	'; to test on your machine, see https://reviews.example/docs/websub-subscribers#try-it-locally';
const NAME = `must have a public host name${ADVICE}`;
const LENGTH = 'must have at most 2048 characters when percent-encoded';
const PARTS =
	'must have a host name of at most 253 characters, whose parts have at most 63 and neither begin ' +
	'nor end with a hyphen';
const ADDRESS = `must have a public address${ADVICE}`;
const SPELLING = 'must have its address in the usual form';
const ITSELF = 'must not be this service itself';

function problemOf(callback: string, rules: Partial<typeof RULES> = {}): string | undefined {
	return findCallbackProblem(callback, { ...RULES, ...rules });
}

describe('a callback', () => {
	it.each([
		'https://subscriber.example',
		'https://subscriber.example/',
		'HTTPS://Subscriber.Example/Hook',
		'https://subscriber.example:443/hook',
		'https://subscriber.example:8443/hook?a=1&a=2',
		'https://subscriber.example:/hook',
		'https://subscriber.example./hook',
		'https://subscriber.example?token=@:/%80',
		'https://subscriber.example/a@b',
		'https://subscriber.example/../%2e%2E/a//b',
		'https://subscriber.example/%zz?%',
		'https://subscriber.example/"<>^`{|}',
		'https://subscriber.example/ü?ü=ü',
		'https://bücher.example/',
		'https://xn--bcher-kva.example/',
		'https://local.example/',
		'https://test.lan.example/',
		'https://latest.protest/',
		'https://localhost.example/',
		'https://notlocalhost.notlocal/',
		'https://8.8.8.8/',
		'https://8.8.8.8:8443/',
		'https://[2606:4700:4700::1111]/',
		'https://[2606:4700:4700:0:0:0:0:1111]:8443/',
		'https://[2A00:1450::8.8.8.8]/',
	])('may be %s (H1, A35)', (callback) => {
		expect(problemOf(callback)).toBeUndefined();
	});

	it.each([
		['', SCHEME],
		['http://subscriber.example/', SCHEME],
		['ftp://subscriber.example/', SCHEME],
		['file:///etc/passwd', SCHEME],
		['data:text/plain,a', SCHEME],
		['gopher://subscriber.example/', SCHEME],
		['//subscriber.example/', SCHEME],
		['/hook', SCHEME],
		['subscriber.example', SCHEME],
		['https:subscriber.example', SCHEME],
		['https:/subscriber.example', SCHEME],
		['https:\\\\subscriber.example', SCHEME],
		[' https://subscriber.example/', SCHEME],
		['https://', INVALID],
		['https:///', INVALID],
		['https:///subscriber.example/', INVALID],
		['https://?a', INVALID],
		['https://:443/', INVALID],
		['https://subscriber.example:65536/', INVALID],
		['https://subscriber.example:a/', INVALID],
		['https://sub%zzscriber.example/', INVALID],
		['https://a%2Fb.example/', INVALID],
		['https://user%40subscriber.example/', INVALID],
		['https://[::1/', INVALID],
		['https://256.256.256.256/', INVALID],
		['https://a.1/', INVALID],
	])('must be an https URL: %s %s (H19, H28, A13)', (callback, problem) => {
		expect(problemOf(callback)).toBe(problem);
	});

	it('must not contain characters that the URL parser drops or rewrites (A32)', () => {
		for (const character of [...'\r\n\t\0\b\x7f\x85 \\', '\ud800', '\udc00']) {
			for (const callback of [
				`https://subscriber.example/a${character}b`,
				`https://subscriber.example/?a${character}`,
				`https://subscri${character}ber.example/`,
				`https://subscriber.example${character}`,
				`https://${character}subscriber.example/`,
			]) {
				expect([callback, problemOf(callback)]).toEqual([callback, CHARACTERS]);
			}
		}
		expect(problemOf('https://subscriber.example\\@10.0.0.1/')).toBe(CHARACTERS);
	});

	it.each(['https://subscriber.example/#', 'https://a.example#b', 'https://a.example/?a#b=c'])(
		'must not have a fragment: %s (A34)',
		(callback) => {
			expect(problemOf(callback)).toBe('must not contain a fragment');
		},
	);

	it.each([
		'https://user@subscriber.example/',
		'https://user:password@subscriber.example/',
		'https://@subscriber.example/',
		'https://:@subscriber.example/',
		'https://:443@subscriber.example/',
		'https://a@b@subscriber.example',
		'https://@',
	])('must not have credentials: %s (A11)', (callback) => {
		expect(problemOf(callback)).toBe(USER);
	});

	it('must have at most 2,048 characters when percent-encoded, as it is sent (A29)', () => {
		const callback = 'https://subscriber.example/'.padEnd(2048, 'a');
		expect(problemOf(callback)).toBeUndefined();
		expect(problemOf(`${callback}a`)).toBe(LENGTH);
		const [shorter, encoded] = [callback.slice(0, -6), '%C3%A9'];
		for (const last of ['é', encoded]) {
			expect(problemOf(`${shorter}${last}`)).toBeUndefined();
			expect(problemOf(`${shorter}a${last}`)).toBe(LENGTH);
		}
		expect(problemOf(`https://subscriber.example/?${'é'.repeat(2000)}`)).toBe(LENGTH);
	});

	it('must have parts of its host name that DNS allows (A8)', () => {
		const part = 'a'.repeat(63);
		for (const host of [
			`${part}.example`,
			'a--b.example',
			'xn--bcher-kva.example',
			'1-2.3a.example',
		]) {
			expect([host, problemOf(`https://${host}/`)]).toEqual([host, undefined]);
		}
		for (const host of [`a${part}.example`, '-a.example', 'a-.example', 'b.-a.example', 'a.b-']) {
			expect([host, problemOf(`https://${host}/`)]).toEqual([host, PARTS]);
		}
		const name = `${part}.${part}.${part}.${'a'.repeat(53)}.example`;
		expect(name).toHaveLength(253);
		for (const end of ['', '.']) {
			expect(problemOf(`https://${name}${end}/`)).toBeUndefined();
			expect(problemOf(`https://a${name}${end}/`)).toBe(PARTS);
		}
	});

	it('must have port 443 or 8443 (A12)', () => {
		for (const port of [0, 1, 22, 25, 80, 442, 444, 4430, 6379, 8080, 8442, 8545, 65535]) {
			expect([port, problemOf(`https://subscriber.example:${port}/`)]).toEqual([port, PORT]);
			expect([port, problemOf(`https://8.8.8.8:${port}/`)]).toEqual([port, PORT]);
		}
	});

	it.each([
		'localhost',
		'LOCALHOST',
		'localhost.',
		'localhost..',
		'a.localhost',
		'a.b.localhost.',
		'local',
		'printer.local',
		'printer.LOCAL.',
		'metadata.google.internal',
		'internal',
		'router.home.arpa',
		'home.arpa',
		'1.0.0.127.in-addr.arpa',
		'subscriber.test',
		'subscriber.invalid',
		'abcdefghijklmnop.onion',
		'nas.lan',
		'nas.HOME',
		'mail.corp',
		'wiki.intranet',
		'hooks.default.svc',
		'intranet',
		'intranet.',
		'com.',
		'.local',
		'a..example',
		'.subscriber.example',
		'loc%61lhost',
		'ｌｏｃａｌｈｏｓｔ',
		'local\u00adhost',
		'printer。local',
	])('must have a public host name, not %s (A8)', (host) => {
		expect(problemOf(`https://${host}/`)).toBe(NAME);
		expect(problemOf(`https://${host}:8443`)).toBe(NAME);
	});

	it.each([
		'127.0.0.1',
		'10.0.0.1',
		'172.16.0.1',
		'192.168.0.1',
		'169.254.169.254',
		'100.64.0.1',
		'198.18.0.1',
		'0.0.0.0',
		'224.0.0.1',
		'255.255.255.255',
		'[::]',
		'[::1]',
		'[fe80::1]',
		'[fd00:ec2::254]',
		'[ff02::1]',
		'[2001:db8::1]',
		'[::ffff:8.8.8.8]',
		'[::ffff:127.0.0.1]',
		'[::ffff:7f00:1]',
		'[::127.0.0.1]',
		'[64:ff9b::10.0.0.1]',
		'[2002:7f00:1::]',
		'0',
		'127.1',
		'2130706433',
		'0x7f000001',
		'0X7F.0.0.1',
		'0177.0.0.1',
		'017700000001',
		'127.0.0.1.',
		'%31%32%37.0.0.1',
		'127%2e0%2E0.1',
		'１２７.0.0.1',
		'127。0。0。1',
		'⑩.0.0.1',
	])('must not have an internal address: %s (H28, A1-A7, A14)', (host) => {
		expect(problemOf(`https://${host}/`)).toBe(ADDRESS);
		expect(problemOf(`https://${host}:8443`)).toBe(ADDRESS);
	});

	it.each(['134744072', '8.526344', '0x8.8.8.8', '010.8.8.8', '8.8.8.8.', '%38.8.8.8', '８.8.8.8'])(
		'must have its IPv4 address in the usual form, not %s (A7)',
		(host) => {
			expect(problemOf(`https://${host}/`)).toBe(SPELLING);
		},
	);

	it.each([
		['https://reviews.example', 'https://reviews.example/api/websub/hub'],
		['https://reviews.example', 'https://REVIEWS.example:443/feed.xml'],
		['https://reviews.example', 'https://reviews.example./'],
		['https://reviews.example', 'https://r%65views.example/'],
		['https://reviews.example:8443', 'https://reviews.example:8443/'],
		['http://reviews.example:8443', 'https://reviews.example:8443/'],
		['https://bücher.example', 'https://xn--bcher-kva.example/'],
		['http://8.8.8.8:8443', 'https://8.8.8.8:8443/'],
	])('must not be the service at %s: %s (A20)', (baseUrl, callback) => {
		expect(problemOf(callback, { baseUrl })).toBe(ITSELF);
	});

	it('may be on another port of the service host, or on a subdomain (A20)', () => {
		expect(problemOf('https://reviews.example:8443/')).toBeUndefined();
		expect(problemOf('https://a.reviews.example/')).toBeUndefined();
	});

	it.each([
		['http://localhost:8080/hook', SCHEME],
		['http://192.168.0.1/hook', SCHEME],
		['https://127.0.0.1:8080/hook', PORT],
		['https://printer.local:8080/hook', PORT],
		['https://10.0.0.1/#a', 'must not contain a fragment'],
	])('on a local network leads to the local test: %s', (callback, problem) => {
		expect(problemOf(callback)).toBe(problem + ADVICE);
	});

	it('is not repeated in the message (A37)', () => {
		const part = fc.stringMatching(/^[A-Z]{12}$/);
		fc.assert(
			fc.property(fc.webUrl({ withFragments: true, size: 'xsmall' }), part, (url, marker) => {
				for (const callback of [
					`${url}${marker}`,
					marker,
					`https://${marker}`,
					`${url}#${marker}`,
				]) {
					expect(problemOf(callback) ?? '').not.toContain(marker);
				}
			}),
		);
	});

	it('is checked without throwing, whatever it contains (A31)', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, allowLoopback) => {
				for (const callback of [text, `https://${text}`, `https://a.example/${text}`]) {
					const problem = problemOf(callback, { allowLoopback });
					if (problem === undefined) expect(new URL(callback).protocol).toBe('https:');
				}
			}),
		);
	});
});

describe('a callback in development', () => {
	it.each([
		'https://localhost/',
		'https://LocalHost:3000/',
		'https://127.0.0.1:3000/',
		'https://127.0.0.1:443/',
		'https://127.3.2.1:1/hook',
		'https://[::1]:3000/',
		'https://subscriber.example:8443/',
		'https://[2606:4700:0::1]/',
	])('may be %s', (callback) => {
		expect(findCallbackProblem(callback, LOOPBACK_RULES)).toBeUndefined();
	});

	it.each([
		['http://127.0.0.1:3000/', SCHEME + ADVICE],
		['https://user@127.0.0.1:3000/', USER + ADVICE],
		['https://127.1:3000/', PORT + ADVICE],
		['https://127.1/', ADDRESS],
		['https://2130706433/', ADDRESS],
		['https://0x7f.0.0.1:3000/', PORT + ADVICE],
		['https://127.0.0.1.:3000/', PORT + ADVICE],
		['https://１２７.0.0.1/', ADDRESS],
		['https://%31%32%37.0.0.1/', ADDRESS],
		['https://[0::1]/', ADDRESS],
		['https://[::0.0.0.1]/', ADDRESS],
		['https://[::ffff:127.0.0.1]/', ADDRESS],
		['https://localhost./', NAME],
		['https://loc%61lhost/', NAME],
		['https://a.localhost/', NAME],
		['https://localhost.localdomain:3000/', PORT],
		['https://0.0.0.0/', ADDRESS],
		['https://10.0.0.1/', ADDRESS],
		['https://192.168.0.1:3000/', PORT + ADVICE],
		['https://[fe80::1]/', ADDRESS],
		['https://subscriber.example:3000/', PORT],
	])('is otherwise refused as in production: %s %s (A1-A8, A12)', (callback, problem) => {
		expect(problemOf(callback, { allowLoopback: true })).toBe(problem);
	});

	it.each([
		'https://127.0.0.1:4321/',
		'https://127.1:4321/',
		'https://localhost:4321/',
		'https://[::1]:4321/',
	])('must not be the server itself: %s (A20)', (callback) => {
		expect(findCallbackProblem(callback, LOOPBACK_RULES)).toBe(ITSELF);
	});
});

describe('callbackUrlWith', () => {
	it.each([
		['https://a.example', 'https://a.example?hub.mode=denied'],
		['https://a.example/hook', 'https://a.example/hook?hub.mode=denied'],
		['https://a.example/?', 'https://a.example/?hub.mode=denied'],
		['https://a.example/?a', 'https://a.example/?a&hub.mode=denied'],
		['https://a.example/??', 'https://a.example/??&hub.mode=denied'],
		['https://a.example/?a=1&', 'https://a.example/?a=1&&hub.mode=denied'],
		[
			'https://A.example/../%2E?b=%C3%a9+é%zz&hub.mode=mine&a==?',
			'https://A.example/../%2E?b=%C3%a9+é%zz&hub.mode=mine&a==?&hub.mode=denied',
		],
	])('keeps %s unchanged (H22)', (callback, url) => {
		expect(callbackUrlWith(callback, { 'hub.mode': 'denied' })).toBe(url);
	});

	it('encodes the added parameters (H22, H34)', () => {
		const parameters = { 'hub.topic': 'https://a.example/?b=c&d#é', 'hub.reason': 'a b+c' };
		expect(callbackUrlWith('https://a.example/', parameters)).toBe(
			'https://a.example/?hub.topic=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d%23%C3%A9&hub.reason=a%20b%2Bc',
		);
	});

	it('appends parameters that decode to the given values, after those of the callback (H22)', () => {
		const text = fc.string({ unit: 'grapheme' });
		const callback = fc.webUrl({ withQueryParameters: true });
		fc.assert(
			fc.property(callback, fc.dictionary(text, text, { noNullPrototype: true }), (url, added) => {
				const result = callbackUrlWith(url, added);
				expect(result.startsWith(url)).toBe(true);
				const own = [...new URL(url).searchParams];
				expect([...new URL(result).searchParams]).toEqual([...own, ...Object.entries(added)]);
			}),
		);
	});
});
