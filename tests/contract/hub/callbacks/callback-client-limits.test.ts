import { getEventListeners } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
	callbackError,
	clientWith,
	SERVED_NAMES,
	useCallbackServers,
	writeForever,
	type Handler,
} from '../../../support/callback-servers.ts';
import { createAuthority } from '../../../support/certificates.ts';

const { authority, servers, listen, serve, serveRaw } = await useCallbackServers();

describe('an address', () => {
	const unused = () => Promise.reject(new TypeError('Cannot resolve: not wanted'));
	const resolvesTo = (...addresses: string[]) => {
		const entries = addresses.map((address) => ({
			address,
			family: address.includes(':') ? 6 : 4,
		}));
		return vi.fn(() => Promise.resolve(entries));
	};

	it.each([
		[['10.0.0.1']],
		[['8.8.8.8', '192.168.0.1']],
		[['2606:4700::1', '127.0.0.1']],
		[['127.0.0.1']],
		[['::1']],
		[['::ffff:8.8.8.8']],
		[['fe80::1%lo']],
		[['169.254.169.254', '8.8.8.8']],
	])('that is disallowed rejects the whole name: %j (A8)', async (addresses) => {
		for (const allowLoopback of [false, true]) {
			const client = clientWith({ allowLoopback, resolve: resolvesTo(...addresses) });
			const asking = client.get('https://subscriber.example/', 9);
			await expect(asking).rejects.toEqual(callbackError('refused-address'));
		}
	});

	it('that is internal gets no connection (A8)', async () => {
		const handler = vi.fn<Handler>((_request, response) => response.end());
		const { port } = new URL(await serve(handler));
		const onConnection = vi.fn();
		servers[0]?.on('connection', onConnection);
		const client = clientWith({ resolve: resolvesTo('127.0.0.1') });
		const asking = client.get(`https://subscriber.example:${port}/`, 9);
		await expect(asking).rejects.toEqual(callbackError('refused-address'));
		expect(onConnection).not.toHaveBeenCalled();
	});

	it.each(['10.0.0.1', '[::ffff:7f00:1]', '0.0.0.0', '[fd00::1]', '169.254.169.254', '0x0a.1'])(
		'in the callback itself is checked without DNS: %s (A1-A7)',
		async (host) => {
			const asking = clientWith({ resolve: unused }).get(`https://${host}/`, 9);
			await expect(asking).rejects.toEqual(callbackError('refused-address'));
		},
	);

	it.each(['localhost', '127.0.0.1', '[::1]', '127.1'])(
		'on loopback is refused outside development: %s (A1)',
		async (host) => {
			const asking = clientWith({ allowLoopback: false }).get(`https://${host}/`, 9);
			await expect(asking).rejects.toEqual(callbackError('refused-address'));
		},
	);

	it.each([[['127.0.0.1', '8.8.8.8']], [['8.8.8.8']], [['10.0.0.1']], [['127.0.0.1', '0.0.0.0']]])(
		'must be loopback if the callback is localhost, not %j (A8)',
		async (addresses) => {
			const asking = clientWith({ resolve: resolvesTo(...addresses) }).get('https://localhost/', 9);
			await expect(asking).rejects.toEqual(callbackError('refused-address'));
		},
	);

	it('is the one that was checked, even if the name resolves differently elsewhere (A9)', async () => {
		const handler: Handler = ({ socket }, response) => response.end(socket.localAddress);
		const { port } = new URL(await serve(handler, undefined, '127.0.0.2'));
		const resolve = resolvesTo('127.0.0.2');
		const answer = await clientWith({ resolve }).get(`https://localhost:${port}/`, 99);
		expect(Buffer.from(answer.body).toString()).toBe('127.0.0.2');
		expect(resolve).toHaveBeenCalledExactlyOnceWith('localhost', expect.any(AbortSignal));
	});

	it('is looked up and checked for each call (A9)', async () => {
		const { port } = new URL(await serve((_request, response) => response.end()));
		const resolve = resolvesTo('127.0.0.1');
		const client = clientWith({ resolve });
		await client.get(`https://localhost:${port}/`, 9);
		resolve.mockResolvedValueOnce([{ address: '10.0.0.1', family: 4 }]);
		const asking = client.post(`https://localhost:${port}/`, {}, Buffer.from('a'));
		await expect(asking).rejects.toEqual(callbackError('refused-address'));
		expect(resolve).toHaveBeenCalledTimes(2);
	});

	it('that cannot be reached is skipped, and the next one is used', async () => {
		const { port } = new URL(await serve((_request, response) => response.end()));
		const resolve = resolvesTo('::1', '127.0.0.3', '127.0.0.1');
		const answer = await clientWith({ resolve }).get(`https://localhost:${port}/`, 9);
		expect(answer).toMatchObject({ status: 200 });
	});

	it('is unresolved if the name has none', async () => {
		const nowhere = clientWith({ resolve: unused }).get('https://subscriber.example/', 9);
		await expect(nowhere).rejects.toEqual(callbackError('unresolved'));
		const none = clientWith({ resolve: resolvesTo() }).get('https://subscriber.example/', 9);
		await expect(none).rejects.toEqual(callbackError('unresolved'));
	});
});

describe('a certificate', () => {
	const ok: Handler = (_request, response) => response.end();

	afterEach(() => vi.unstubAllEnvs());

	it.each(['', '0'])(
		'is checked, even with NODE_TLS_REJECT_UNAUTHORIZED=%j (A19)',
		async (value) => {
			vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', value);
			const stranger = await createAuthority();
			for (const bad of [
				await stranger.issue(SERVED_NAMES),
				await authority.issue(SERVED_NAMES, { expired: true }),
				await authority.issue(['subscriber.example', '127.0.0.2']),
			]) {
				const origin = await serve(ok, bad);
				await expect(clientWith().get(origin, 9)).rejects.toEqual(callbackError('untrusted'));
				const posting = clientWith().post(origin, {}, Buffer.from('a'));
				await expect(posting).rejects.toEqual(callbackError('untrusted'));
			}
		},
	);

	it('must match the name, not the address (H53, A9)', async () => {
		const { port } = new URL(await serve(ok, await authority.issue(['127.0.0.1'])));
		const asking = clientWith().get(`https://localhost:${port}/`, 9);
		await expect(asking).rejects.toEqual(callbackError('untrusted'));
		expect(await clientWith().get(`https://127.0.0.1:${port}/`, 9)).toMatchObject({ status: 200 });
	});
});

describe('a callback that does not respond', () => {
	it('is unreachable if nothing listens, it hangs up, or it sends no valid response', async () => {
		const closed = createServer();
		const port = await listen(closed);
		closed.close();
		const plain = createServer((socket) => {
			socket
				.on('error', () => {})
				.resume()
				.end('HTTP/1.1 200 OK\r\n\r\n');
		});
		for (const url of [
			`https://127.0.0.1:${port}/`,
			`https://127.0.0.1:${await listen(plain)}/`,
			await serveRaw('', (socket) => socket.end()),
			await serveRaw('SSH-2.0-OpenSSH\r\n'),
			await serveRaw(
				'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: a\r\n\r\n',
			),
			await serveRaw(`HTTP/1.1 200 OK\r\nA: ${'a'.repeat(17_000)}\r\n\r\n`),
			await serveRaw('HTTP/1.1 103 Early Hints\r\n\r\n', (socket) => socket.end()),
		]) {
			await expect(clientWith().get(url, 9)).rejects.toEqual(callbackError('unreachable'));
			const posting = clientWith().post(url, {}, Buffer.from('a'));
			await expect(posting).rejects.toEqual(callbackError('unreachable'));
		}
	});

	it('has a short time limit for DNS and connecting (A16, A17)', async () => {
		const options = { connectMilliseconds: 200 };
		const lost = clientWith({ ...options, resolve: () => new Promise(() => {}) });
		await expect(lost.get('https://a.example/', 9)).rejects.toEqual(callbackError('timeout'));

		const silentServer = createServer((socket) => socket.on('error', () => {}).resume());
		const url = `https://127.0.0.1:${await listen(silentServer)}/`;
		await expect(clientWith(options).get(url, 9)).rejects.toEqual(callbackError('timeout'));
	});

	it('has more time once it is connected (A17)', async () => {
		const origin = await serve((_request, response) => setTimeout(() => response.end(), 600));
		const client = clientWith({ connectMilliseconds: 400 });
		expect(await client.get(origin, 9)).toMatchObject({ status: 200 });
	});

	it('is abandoned at the deadline, even while it trickles data (A16)', async () => {
		const dribble = (socket: IncomingMessage['socket'], text: string) => {
			const timer = setInterval(() => socket.write(text), 20);
			socket.on('close', () => clearInterval(timer));
		};
		const client = clientWith({ totalMilliseconds: 400 });
		const headers = await serveRaw('HTTP/1.1 200 OK\r\nA: ', (socket) => dribble(socket, 'a'));
		const hints = 'HTTP/1.1 103 Early Hints\r\n\r\n';
		for (const origin of [headers, await serveRaw(hints, (socket) => dribble(socket, hints))]) {
			await expect(client.get(origin, 9999)).rejects.toEqual(callbackError('timeout'));
			const posting = client.post(origin, {}, Buffer.from('a'));
			await expect(posting).rejects.toEqual(callbackError('timeout'));
		}
		const body = await serveRaw('HTTP/1.1 200 OK\r\n\r\n', (socket) => dribble(socket, 'a'));
		await expect(client.get(body, 9999)).rejects.toEqual(callbackError('timeout'));
		expect(await client.post(body, {}, Buffer.from('a'))).toMatchObject({ status: 200 });
	});
});

describe('a call', () => {
	it('ends at once on abort, with the reason of the signal', async () => {
		const silent = await serve(() => {});
		const headers = await serve((_request, response) => response.writeHead(200).flushHeaders());
		const controller = new AbortController();
		const { signal } = controller;
		const client = clientWith({ signal });
		const lost = clientWith({ signal, resolve: () => new Promise(() => {}) });
		const calls = [
			client.get(silent, 9),
			client.post(silent, {}, Buffer.from('a')),
			client.get(headers, 9),
			client.post(headers, {}, Buffer.from('a')),
			lost.get('https://a.example/', 9),
		];
		const settled = Promise.allSettled(calls);
		await sleep(200);
		const end = new RangeError('Over');
		controller.abort(end);
		// Without the abort, each would fail with another error or never end.
		expect(await settled).toEqual(calls.map(() => ({ status: 'rejected', reason: end })));
		await expect(client.get(silent, 9)).rejects.toBe(end);
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});

	it('leaves no timer, socket or listener behind', async () => {
		const resources = () =>
			process
				.getActiveResourcesInfo()
				.filter((name) => /timeout|tls|tcpsocket|getaddr/i.test(name));
		const origin = await serve((request, response) => {
			if (request.url === '/endless') writeForever(response);
			else response.end('abc');
		});
		const { signal } = new AbortController();
		const client = clientWith({ signal });
		const { port } = new URL(origin);
		const before = resources();
		/** Returns resources that are new since `before`. Those of earlier tests may disappear meanwhile. */
		const more = () => {
			const known = [...before];
			return resources().filter((name) => {
				const index = known.indexOf(name);
				if (index !== -1) known.splice(index, 1);
				return index === -1;
			});
		};
		await Promise.allSettled([
			client.get(origin, 9),
			client.get(`https://localhost:${port}`, 2),
			client.get(`${origin}/endless`, 2),
			client.post(`${origin}/endless`, {}, Buffer.from('a')),
			client.get('https://10.0.0.1/', 2),
			client.get('https://127.0.0.1:1/', 2),
		]);
		// Not with `vi.waitFor`: its own timer would count.
		for (let tries = 0; more().length > 0 && tries < 100; tries++) await sleep(100);
		expect(more()).toEqual([]);
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});
});
