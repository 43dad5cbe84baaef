import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOriginClient } from '../../../../src/cli/smoke/origin-client.ts';
import type { AskOrigin } from '../../../../src/cli/smoke/origin-response.ts';

const ANSWERS: Readonly<Record<string, RequestListener>> = {
	'/plain': (request, response) => response.end(JSON.stringify(request.headers)),
	'/moved': (_request, response) => response.writeHead(308, { location: '/plain' }).end(),
	'/gzip': (_request, response) =>
		response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a text')),
	'/broken': (_request, response) =>
		response.writeHead(200, { 'content-encoding': 'gzip' }).end('a text'),
	'/cut': (_request, response) => {
		response.writeHead(200, { 'content-length': '100' }).write('a');
		setTimeout(() => response.destroy(), 20);
	},
	'/slow': (_request, response) => response.writeHead(200).write('a'),
};

const server = createServer((request, response) => ANSWERS[request.url ?? '']?.(request, response));
let origin: string;
let ask: AskOrigin;
beforeAll(async () => {
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// `address()` is an object for a server that listens on a port.
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	ask = createOriginClient(origin, { userAgent: 'tests/1', timeoutMilliseconds: 400 });
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

describe('the origin client', () => {
	it('sends its user agent and the given headers', async () => {
		const { body } = await ask({ path: '/plain', headers: { 'accept-encoding': 'br' } });
		expect(JSON.parse(body.toString())).toMatchObject({
			'user-agent': 'tests/1',
			'accept-encoding': 'br',
		});
	});

	it('does not follow redirects', async () => {
		const { status, headers } = await ask({ path: '/moved' });
		expect([status, headers.get('location')]).toEqual([308, '/plain']);
	});

	it('decodes a body and keeps its Content-Encoding', async () => {
		const { body, headers } = await ask({ path: '/gzip' });
		expect([body.toString(), headers.get('content-encoding')]).toEqual(['a text', 'gzip']);
	});

	it.each([
		['/broken', 'incorrect header check'],
		['/cut', 'aborted'],
		['/slow', 'no response within 0.4 seconds'],
	])('reports why %s has no valid response', async (path, failure) => {
		expect(await ask({ path })).toMatchObject({ status: 0, failure });
	});

	it('reports an unreachable server', async () => {
		const nobody = createOriginClient('http://127.0.0.1:1', { userAgent: 'tests/1' });
		expect((await nobody({ path: '/' })).failure).toContain('ECONNREFUSED');
	});
});
