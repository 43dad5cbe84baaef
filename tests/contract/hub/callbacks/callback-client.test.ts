import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { startDeadline } from '../../../../src/hub/callbacks/callback-deadline.ts';
import { exchange } from '../../../../src/hub/callbacks/callback-exchange.ts';
import {
	callbackError,
	clientWith,
	useCallbackServers,
	writeForever,
	type Handler,
} from '../../../support/callback-servers.ts';

const { serve, serveRaw, countConnections } = await useCallbackServers();

describe('sending a GET to a callback', () => {
	it('sends no body and only these headers (H34, A15, A40)', async () => {
		let seen: IncomingMessage | undefined;
		const origin = await serve((request, response) => {
			seen = request;
			response.end();
		});
		await clientWith().get(`${origin}/hook`, 9);
		const headers = ['Host', new URL(origin).host, 'User-Agent', 'Hub/1 (test)'];
		headers.push('Accept-Encoding', 'identity', 'Connection', 'close');
		expect([seen?.method, seen?.rawHeaders]).toEqual(['GET', headers]);
	});

	it.each([
		['', '/'],
		['?a', '/?a'],
		['/', '/'],
		['/../a/./%2e%2E//b/..', '/../a/./%2e%2E//b/..'],
		['/%zz?%&a=+%20&a=%C3%A9', '/%zz?%&a=+%20&a=%C3%A9'],
		['/?"<>^`{|}[]\'!@https://b.example/', '/?"<>^`{|}[]\'!@https://b.example/'],
		['/ü?é=€😀', '/%C3%BC?%C3%A9=%E2%82%AC%F0%9F%98%80'],
	])('keeps the target %j as written (H22, H23)', async (written, target) => {
		const origin = await serve((request, response) => response.end(request.url));
		expect(textOf(await clientWith().get(`${origin}${written}`, 999))).toBe(target);
	});

	it('sends the name in SNI, and name and port in Host (A9, H53)', async () => {
		const origin = await serve((request, response) => {
			const { socket } = request;
			const named = socket instanceof TLSSocket && socket.servername;
			response.end(`${named} ${request.headers.host}`);
		});
		const { port } = new URL(origin);
		const client = clientWith();
		const namesSentTo = async (host: string) =>
			textOf(await client.get(`https://${host}:${port}`, 99));
		expect(await namesSentTo('LOCALHOST')).toBe(`localhost localhost:${port}`);
		expect(await namesSentTo('127.0.0.1')).toBe(`false 127.0.0.1:${port}`);
	});

	it('offers HTTP/1.1 by ALPN (RFC 7301)', async () => {
		const origin = await serve(({ socket }, response) => {
			response.end(String(socket instanceof TLSSocket && socket.alpnProtocol));
		});
		expect(textOf(await clientWith().get(`${origin}/`, 99))).toBe('http/1.1');
	});

	it('sends the name in SNI without a trailing dot (A9)', async () => {
		let named: unknown;
		const { port } = new URL(
			await serve(({ socket }, response) => {
				named = socket instanceof TLSSocket && socket.servername;
				response.end();
			}),
		);
		// Bypasses the client, which refuses loopback for this name.
		const url = `https://localhost.:${port}/`;
		await exchange({
			message: { url, headers: {}, maxBodyBytes: 9 },
			origin: new URL(url),
			addresses: [{ address: '127.0.0.1', family: 4 }],
			deadline: startDeadline(3000, 3000, undefined),
			connections: undefined,
		});
		expect(named).toBe('localhost');
	});

	it('connects to IPv6 addresses', async () => {
		const handler: Handler = (request, response) => response.end(request.headers.host);
		const origin = await serve(handler, undefined, '::1');
		expect(origin).toBe(`https://${textOf(await clientWith().get(origin, 99))}`);
	});

	it.each([200, 204, 299, 301, 302, 307, 308, 304, 404, 410, 429, 500, 503])(
		'returns %i like any other response, and follows no redirect (A10, H37, H44)',
		async (status) => {
			let asked = 0;
			const origin = await serve((_request, response) => {
				asked += 1;
				response.writeHead(status, { Location: '/elsewhere', 'Retry-After': '7' }).end();
			});
			for (const answer of [
				await clientWith().get(origin, 9),
				await clientWith().post(origin, {}, Buffer.from('a')),
			]) {
				expect(answer).toMatchObject({ status, retryAfter: '7' });
				expect(textOf(answer)).toBe('');
			}
			expect(asked).toBe(2);
		},
	);

	it('reads a body in any framing, without decompressing it (H38, A15)', async () => {
		const chunked =
			'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n2\r\nbc\r\n0\r\n\r\n';
		expect(textOf(await clientWith().get(await serveRaw(chunked), 9))).toBe('abc');
		const unframed = await serveRaw('HTTP/1.0 200 OK\r\n\r\nabc', (socket) => socket.end());
		expect(textOf(await clientWith().get(unframed, 9))).toBe('abc');

		const packed = gzipSync('abc');
		const origin = await serve((_request, response) => {
			response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed);
		});
		expect(textOf(await clientWith().get(origin, 99))).toBe(packed.toString('latin1'));
	});

	it('reads only the given length of an endless response, and hangs up (A15)', async () => {
		let written = { bytes: 0 };
		const origin = await serve((_request, response) => {
			written = writeForever(response);
		});
		expect(textOf(await clientWith().get(origin, 33))).toBe('a'.repeat(33));
		expect(textOf(await clientWith().get(origin, 20_000))).toBe('a'.repeat(20_000));
		expect(await clientWith().get(origin, 0)).toMatchObject({ status: 200 });
		await vi.waitFor(async () => expect(await countConnections()).toBe(0));
		expect(written.bytes).toBeLessThan(8e6);
	});

	it('waits for the final response', async () => {
		const origin = await serve((_request, response) => {
			response.writeContinue();
			response.writeEarlyHints({ link: '</a>; rel="b"' });
			response.end('abc');
		});
		expect(await clientWith().get(origin, 9)).toMatchObject({ status: 200 });
		expect(await clientWith().post(origin, {}, Buffer.from('a'))).toMatchObject({ status: 200 });
	});

	it('fails when the connection breaks within the body (H38)', async () => {
		const cut = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc';
		const origin = await serveRaw(cut, (socket) => setTimeout(() => socket.destroy(), 50));
		await expect(clientWith().get(origin, 9)).rejects.toEqual(callbackError('unreachable'));
		expect(textOf(await clientWith().get(origin, 3))).toBe('abc');
	});
});

describe('posting to a callback', () => {
	it('sends the body with the given headers and its length (H23, A40)', async () => {
		const received: Buffer[] = [];
		let seen: IncomingMessage | undefined;
		const origin = await serve((request, response) => {
			seen = request;
			request.on('data', (chunk: Buffer) => received.push(chunk));
			request.on('end', () => response.end());
		});
		const body = Buffer.alloc(3_000_001, 'é€');
		await clientWith().post(`${origin}/hook?a`, { 'Content-Type': 'a/b', Link: '<c>' }, body);
		expect([seen?.method, seen?.url]).toEqual(['POST', '/hook?a']);
		const headers = ['Host', new URL(origin).host, 'User-Agent', 'Hub/1 (test)'];
		headers.push('Content-Type', 'a/b', 'Link', '<c>', 'Content-Length', '3000001');
		expect(seen?.rawHeaders).toEqual([...headers, 'Connection', 'keep-alive']);
		expect(Buffer.concat(received).equals(body)).toBe(true);
	});

	it('reads a short response to the end, and cuts off an endless one (A18, H45)', async () => {
		let [written, ended] = [{ bytes: 0 }, false];
		const origin = await serve((request, response) => {
			request.resume();
			if (request.url === '/endless') written = writeForever(response);
			else response.end('a'.repeat(50_000), () => (ended = true));
		});
		const client = clientWith();
		const answer = await client.post(`${origin}/endless`, {}, Buffer.from('a'));
		expect(answer).toEqual({ status: 200, body: new Uint8Array(), retryAfter: undefined });
		await vi.waitFor(async () => expect(await countConnections()).toBe(0));
		expect(written.bytes).toBeLessThan(16e6);
		await client.post(origin, {}, Buffer.from('a'));
		expect(ended).toBe(true);
	});

	it('waits at most a second for the end of the response (A16, A18)', async () => {
		const origin = await serve((request, response) => {
			request.resume();
			response.writeHead(202).write('a');
		});
		const start = performance.now();
		expect(await clientWith().post(origin, {}, Buffer.from('a'))).toMatchObject({ status: 202 });
		const milliseconds = performance.now() - start;
		expect(milliseconds).toBeGreaterThan(900);
		// Without this limit, the call would end after ten seconds.
		expect(milliseconds).toBeLessThan(8000);
	});

	it('returns the status even if the connection breaks after it (H45)', async () => {
		const cut = 'HTTP/1.1 503 No\r\nRetry-After: 9\r\nContent-Length: 9\r\n\r\nabc';
		const origin = await serveRaw(cut, (socket) => socket.end());
		const answer = await clientWith().post(origin, {}, Buffer.from('a'));
		expect(answer).toMatchObject({ status: 503, retryAfter: '9' });
	});

	it('sends everything to a callback that responds before it reads (H11)', async () => {
		let length = 0;
		const origin = await serve((request, response) => {
			response.writeHead(200).flushHeaders();
			setTimeout(() => {
				request.on('data', (chunk: Buffer) => (length += chunk.length));
				request.on('end', () => response.end());
			}, 1300);
		});
		await clientWith().post(origin, {}, Buffer.alloc(9_000_000));
		expect(length).toBe(9_000_000);
	});

	it('returns the status of a callback that has not read the body by the deadline (H44)', async () => {
		let unread: IncomingMessage | undefined;
		const origin = await serve((request, response) => {
			unread = request;
			response.writeHead(413).flushHeaders();
		});
		const client = clientWith({ totalMilliseconds: -7500 });
		const answer = await client.post(origin, {}, Buffer.alloc(8_000_000));
		expect(answer).toMatchObject({ status: 413 });
		unread?.on('error', () => {}).resume();
	});

	it('has one more second per megabyte (A16)', async () => {
		const origin = await serve((_request, response) => {
			setTimeout(() => response.end(), 500);
		});
		const client = clientWith({ totalMilliseconds: 100 });
		const post = (bytes: number) => client.post(origin, {}, Buffer.alloc(bytes));
		await expect(post(1)).rejects.toEqual(callbackError('timeout'));
		expect(await post(1_000_000)).toMatchObject({ status: 200 });
	});
});

function textOf({ body }: { readonly body: Uint8Array }): string {
	return Buffer.from(body).toString('latin1');
}
