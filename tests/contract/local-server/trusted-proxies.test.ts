import { request } from 'node:http';
import { once } from 'node:events';
import { BlockList } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type LocalServer } from '../../../src/server/local-server.ts';
import { BASE_URL, startTestServer, type TestServer } from './test-server.ts';

let base: TestServer;
let server: LocalServer;

beforeAll(async () => {
	base = await startTestServer();
	const routes = { decide: () => ({ headers: {} }), rewrite: () => undefined };
	const echo = (incoming: Request) => Response.json(Object.fromEntries(incoming.headers));
	const functions = new Map([['/api/echo', echo]]);
	const trustedProxies = new BlockList();
	trustedProxies.addAddress('127.0.0.1');
	const site = { baseUrl: BASE_URL, routes, functions, live: base.live, trustedProxies };
	server = await listen(site, '127.0.0.1', 0);
});
afterAll(async () => {
	await server.close(500);
	await base.stop();
});

/** Connects from an address of this machine: all of 127.0.0.0/8 is loopback. */
async function headersFrom(localAddress: string): Promise<Record<string, string>> {
	const forwarded = ['X-Forwarded-For', '198.51.100.1', 'X-Forwarded-For', '203.0.113.7'];
	const headers = [
		'Host',
		'x',
		...forwarded,
		'X-Real-IP',
		'198.51.100.1',
		'X-Forwarded-Proto',
		'a',
	];
	const asked = request({
		port: server.port,
		host: '127.0.0.1',
		path: '/api/echo',
		localAddress,
		headers,
	});
	asked.end();
	const [response] = await once(asked, 'response');
	return JSON.parse(await text(response));
}

it.each([
	['a trusted proxy', '127.0.0.1', '203.0.113.7'],
	['anyone else', '127.0.0.2', '127.0.0.2'],
])('a function gets one client address, from %s', async (_who, from, client) => {
	expect(await headersFrom(from)).toMatchObject({
		'x-forwarded-for': client,
		'x-real-ip': client,
		'x-forwarded-host': 'fixture.example',
		'x-forwarded-proto': 'https',
	});
});
