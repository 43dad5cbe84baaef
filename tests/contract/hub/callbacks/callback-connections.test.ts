import type { LookupAddress } from 'node:dns';
import type { Server as HttpsServer } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { describe, expect, it, vi } from 'vitest';
import {
	createCallbackConnections,
	type CallbackConnections,
} from '../../../../src/hub/callbacks/callback-connections.ts';
import { startDeadline } from '../../../../src/hub/callbacks/callback-deadline.ts';
import { exchange } from '../../../../src/hub/callbacks/callback-exchange.ts';
import {
	callbackError,
	clientWith,
	useCallbackServers,
	writeForever,
	type Handler,
} from '../../../support/callback-servers.ts';

const { serve, serveRaw, servers, countConnections } = await useCallbackServers();

const HERE: LookupAddress = { address: '127.0.0.1', family: 4 };
const THERE: LookupAddress = { address: '127.0.0.2', family: 4 };
const BODY = Buffer.from('a');
const acknowledge: Handler = (request, response) => {
	request.resume().on('end', () => response.writeHead(204).end());
};

/** Counts the connections to the servers of the test. */
function countHandshakes(): () => number {
	let count = 0;
	for (const server of servers) server.on('secureConnection', () => (count += 1));
	return () => count;
}

describe('a connection to a callback', () => {
	it('is reused for later posts, without leaking listeners', async () => {
		const origin = await serve(acknowledge);
		const handshakes = countHandshakes();
		const warned = vi.fn();
		process.on('warning', warned);
		const client = clientWith();
		for (let post = 0; post < 30; post++) {
			expect(await client.post(`${origin}/${post}`, {}, BODY)).toMatchObject({ status: 204 });
		}
		expect(handshakes()).toBe(1);
		expect(warned).not.toHaveBeenCalled();
		process.off('warning', warned);
	});

	it('serves one post at a time', async () => {
		const origin = await serve((_request, response) => setTimeout(() => response.end(), 100));
		const handshakes = countHandshakes();
		const client = clientWith();
		await Promise.all([client.post(origin, {}, BODY), client.post(origin, {}, BODY)]);
		expect(handshakes()).toBe(2);
	});

	it('is not reused for a GET or another origin (A9, A40)', async () => {
		const { port } = new URL(await serve(acknowledge));
		const handshakes = countHandshakes();
		const client = clientWith();
		await client.post(`https://localhost:${port}/`, {}, BODY);
		await client.get(`https://localhost:${port}/`, 9);
		await client.post(`https://127.0.0.1:${port}/`, {}, BODY);
		expect(handshakes()).toBe(3);
	});

	it('is not reused if the name now resolves elsewhere (A9)', async () => {
		const reached: (string | undefined)[] = [];
		const note: Handler = (request, response) => {
			reached.push(request.socket.localAddress);
			acknowledge(request, response);
		};
		const { port } = new URL(await serve(note, undefined, '0.0.0.0'));
		const resolve = vi.fn(async () => [HERE]);
		const client = clientWith({ resolve });
		const post = () => client.post(`https://localhost:${port}/`, {}, BODY);
		await post();
		resolve.mockResolvedValueOnce([THERE]);
		await post();
		resolve.mockResolvedValueOnce([{ address: '10.0.0.1', family: 4 }]);
		await expect(post()).rejects.toEqual(callbackError('refused-address'));
		resolve.mockResolvedValueOnce([]);
		await expect(post()).rejects.toEqual(callbackError('unresolved'));
		expect(reached).toEqual(['127.0.0.1', '127.0.0.2']);
		expect(resolve).toHaveBeenCalledTimes(4);
	});

	it('is not reused after a response that was not read to the end (A18)', async () => {
		const origin = await serve((request, response) => {
			request.resume();
			if (request.url === '/endless') writeForever(response);
			else response.write('a');
		});
		const handshakes = countHandshakes();
		const client = clientWith();
		for (const path of ['endless', 'endless', 'open', 'open']) {
			await client.post(`${origin}/${path}`, {}, BODY);
		}
		expect(handshakes()).toBe(4);
		await vi.waitFor(async () => expect(await countConnections()).toBe(0));
	});

	it.each([
		['is closed by its server', 'HTTP/1.1 204 No\r\nConnection: close\r\n\r\n'],
		['speaks HTTP/1.0', 'HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n'],
		['answers twice', 'HTTP/1.1 204 No\r\n\r\nHTTP/1.1 204 No\r\n\r\n'],
	])('is not reused when it %s', async (_, answer) => {
		const origin = await serveRaw(answer);
		const handshakes = countHandshakes();
		const client = clientWith();
		for (let post = 0; post < 2; post++) await client.post(origin, {}, BODY).catch(() => {});
		expect(handshakes()).toBe(2);
	});

	it('is not reused after a timeout or an error (A16)', async () => {
		const origin = await serve((request, response) => {
			if (request.url === '/break') response.destroy();
			else if (request.url !== '/silent') acknowledge(request, response);
		});
		const handshakes = countHandshakes();
		const client = clientWith({ totalMilliseconds: 300 });
		const silent = client.post(`${origin}/silent`, {}, BODY);
		await expect(silent).rejects.toEqual(callbackError('timeout'));
		const broken = client.post(`${origin}/break`, {}, BODY);
		await expect(broken).rejects.toEqual(callbackError('unreachable'));
		expect(await client.post(origin, {}, BODY)).toMatchObject({ status: 204 });
		expect(handshakes()).toBe(3);
	});

	it('that closes during a post is replaced once, unless the response had started', async () => {
		const posts: string[] = [];
		const origin = await serve((request, response) => {
			const { url = '', socket } = request;
			posts.push(url);
			const isSecond = posts.length > 1;
			if (isSecond && url === '/begun') socket.end('HTTP/1.1 2');
			else if (isSecond && (url === '/always' || posts.length === 2)) socket.destroy();
			else acknowledge(request, response);
		});
		const post = async (path: string) => {
			posts.length = 0;
			const client = clientWith();
			await client.post(`${origin}${path}`, {}, BODY);
			return client.post(`${origin}${path}`, {}, BODY);
		};
		expect(await post('/once')).toMatchObject({ status: 204 });
		expect(posts).toHaveLength(3);
		await expect(post('/always')).rejects.toEqual(callbackError('unreachable'));
		expect(posts).toHaveLength(3);
		await expect(post('/begun')).rejects.toEqual(callbackError('unreachable'));
		expect(posts).toHaveLength(2);
	});

	it('that is already open is not subject to the connect timeout (A17)', async () => {
		const origin = await serve(acknowledge);
		const client = clientWith({ connectMilliseconds: 150, totalMilliseconds: 1000 });
		await client.post(origin, {}, BODY);
		servers[0]?.removeAllListeners('request').on('request', (_request, response) => {
			setTimeout(() => response.end(), 400);
		});
		expect(await client.post(origin, {}, BODY)).toMatchObject({ status: 200 });
	});

	it('is closed when its server sends unexpected data', async () => {
		const origin = await serve(acknowledge);
		servers[0]?.on('secureConnection', (socket: TLSSocket) =>
			setTimeout(() => socket.write('HTTP/1.1 200 OK\r\n\r\n'), 200),
		);
		await clientWith().post(origin, {}, BODY);
		await sleep(300);
		await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 500 });
	});

	it('is closed at once on abort', async () => {
		const origin = await serve(acknowledge);
		const controller = new AbortController();
		await clientWith({ signal: controller.signal }).post(origin, {}, BODY);
		expect(await countConnections()).toBe(1);
		controller.abort();
		await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 500 });
	});

	// The timers of both sides are in this process, which runs them in order however busy the machine is.
	it('is closed while idle, before its server closes it: one without an announced timeout first', async () => {
		const ends: string[] = [];
		const serveWith = async (name: string, keepAliveTimeout: number) => {
			const origin = await serve(acknowledge);
			const server = servers.at(-1) as HttpsServer;
			server.keepAliveTimeout = keepAliveTimeout;
			server.on('secureConnection', (socket: TLSSocket) =>
				socket
					.once('end', () => ends.push(name))
					.once('timeout', () => ends.push(`${name}, by its server`)),
			);
			return origin;
		};
		const announced = await serveWith('announced', 4000);
		const unannounced = await serveWith('unannounced', 0);
		const client = clientWith();
		await client.post(announced, {}, BODY);
		await client.post(unannounced, {}, BODY);
		await vi.waitFor(() => expect(ends).toEqual(['unannounced', 'announced']), {
			timeout: 10_000,
		});
	});
});

describe('idle connections', () => {
	/** Returns whether the request used an idle connection. */
	const post = async (connections: CallbackConnections, url: string, address = HERE) => {
		const message = { url, headers: {}, body: BODY, maxBodyBytes: 9 };
		const deadline = startDeadline(3000, 3000, undefined);
		const take = vi.spyOn(connections, 'take');
		const origin = new URL(url);
		await exchange({ message, origin, addresses: [address], deadline, connections });
		deadline.end();
		return take.mock.results.at(-1)?.value !== undefined;
	};

	it('are limited per origin and in total', async () => {
		const [a, b, c] = [
			await serve(acknowledge),
			await serve(acknowledge),
			await serve(acknowledge),
		];
		const { signal, abort } = abortable();
		const connections = createCallbackConnections({ signal, total: 3, perKey: 2 });
		await Promise.all([post(connections, a), post(connections, a), post(connections, a)]);
		await vi.waitFor(async () => expect(await countConnections()).toBe(2), { timeout: 500 });
		await post(connections, b);
		await post(connections, c);
		await vi.waitFor(async () => expect(await countConnections()).toBe(3), { timeout: 500 });
		abort();
	});

	it('are reused only for the same addresses', async () => {
		const { port } = new URL(await serve(acknowledge, undefined, '0.0.0.0'));
		const { signal, abort } = abortable();
		const connections = createCallbackConnections({ signal });
		const url = `https://localhost:${port}`;
		expect(await post(connections, url)).toBe(false);
		expect(await post(connections, url, THERE)).toBe(false);
		expect(await post(connections, url)).toBe(true);
		expect(await post(connections, url, THERE)).toBe(true);
		abort();
	});

	it('are not used once they are closing', async () => {
		const origin = await serve(acknowledge);
		const { signal, abort } = abortable();
		const connections = createCallbackConnections({ signal });
		const keep = vi.spyOn(connections, 'keep');
		await post(connections, origin);
		const [key = '', socket] = keep.mock.lastCall ?? [];
		socket?.end();
		expect(connections.take(key)).toBeUndefined();
		expect(await post(connections, origin)).toBe(false);
		abort();
	});

	it('live for a limited time, and are closed after an abort', async () => {
		const origin = await serve(acknowledge);
		const { signal, abort } = abortable();
		const connections = createCallbackConnections({ signal, lifeMilliseconds: 50 });
		expect(await post(connections, origin)).toBe(false);
		await sleep(60);
		expect(await post(connections, origin)).toBe(true);
		expect(await post(connections, origin)).toBe(false);
		abort();
		await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 500 });
	});
});

function abortable() {
	const controller = new AbortController();
	return { signal: controller.signal, abort: () => controller.abort() };
}
