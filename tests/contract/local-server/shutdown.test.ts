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
	await expect(ask(server.port, '/policy')).rejects.toThrow('ECONNREFUSED');
	expect((await answer).body.toString()).toBe('finished');
	expect((await answer).headers.connection).toBe('close');
	await closed;
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
