import { Agent } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { listen, type LocalServer } from '../../../src/server/local-server.ts';
import { ask } from './client.ts';
import { BASE_URL, startTestServer, type TestServer } from './test-server.ts';

const GRACE = 500;

let base: TestServer;
let server: LocalServer;
afterEach(() => base.stop());

async function start(run: () => Promise<Response>): Promise<void> {
	base = await startTestServer();
	const functions = new Map([['/api/slow', run]]);
	const site = { baseUrl: BASE_URL, functions, live: base.live };
	server = await listen(site, '127.0.0.1', 0);
}

it('finishes a pending response and accepts no new connection', async () => {
	await start(async () => {
		await delay(GRACE / 2);
		return new Response('finished');
	});
	const answer = ask(server.port, '/api/slow');
	await delay(50);
	const closed = server.close(GRACE);
	await delay(50);
	await expect(ask(server.port, '/policy')).rejects.toThrow('ECONNREFUSED');
	expect((await answer).body.toString()).toBe('finished');
	expect((await answer).headers.connection).toBe('close');
	await closed;
});

it('responds on a kept connection while it stops, and ends it', async () => {
	await start(async () => new Response('answered'));
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const first = await ask(server.port, '/api/slow', { agent });
	expect(first.headers.connection).toBe('keep-alive');
	const closed = server.close(GRACE);
	const posted = { agent, method: 'POST', body: 'on the kept connection' };
	const answer = await ask(server.port, '/api/slow', posted);
	expect([answer.body.toString(), answer.headers.connection]).toEqual(['answered', 'close']);
	await expect(ask(server.port, '/policy')).rejects.toThrow('ECONNREFUSED');
	await closed;
});

it('closes idle connections before the grace period is over', async () => {
	await start(async () => new Response('answered'));
	const agent = new Agent({ keepAlive: true });
	await ask(server.port, '/api/slow', { agent });
	const begin = performance.now();
	await server.close(GRACE * 20);
	expect(performance.now() - begin).toBeLessThan(GRACE * 10);
});

it('closes connections that take longer than the grace period', async () => {
	await start(() => new Promise(() => undefined));
	const answer = ask(server.port, '/api/slow').catch((error: unknown) => error);
	const idle = connect(server.port, '127.0.0.1');
	await once(idle, 'connect');
	await delay(50);
	await server.close(GRACE);
	expect(await answer).toBeInstanceOf(Error);
});
