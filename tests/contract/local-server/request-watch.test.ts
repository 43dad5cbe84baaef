import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { TextResponse } from '../../../src/endpoints/http/text-response.ts';
import type { WatchRequest } from '../../../src/server/request-watch.ts';
import { ask } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const WATCH = fileURLToPath(new URL('../../../src/server/request-watch.ts', import.meta.url));
const SECRET = 'nobody-else-knows';

const seen: Parameters<ReturnType<WatchRequest>>[0][] = [];
let server: TestServer;

beforeAll(async () => {
	const functions = {
		'/api/websub/hub': () => new Response('One of the hub.'),
		'/api/not-found': () => Response.json({ status: 404 }, { status: 404 }),
		'/api/never': () => new Promise<Response>(() => {}),
		'/api/large': () =>
			new TextResponse(Array.from({ length: 64 }, () => Buffer.alloc(1_000_000, 'a'))),
	};
	const watch: WatchRequest = () => (end) => void seen.push(end);
	server = await startTestServer(functions, 'first', {}, watch);
});
beforeEach(() => void (seen.length = 0));
afterAll(() => server.stop());

it.each([
	['a file', '/reviews.json', { route: '/reviews.json', status: 200 }],
	['a function', `/api/websub/subscriptions/${SECRET}`, { route: '/api/websub/hub', status: 200 }],
	['a function for unknown paths', `/api/${SECRET}`, { route: '/api/not-found', status: 404 }],
	['a missing page', `/${SECRET}.txt?query=${SECRET}`, { route: '-', status: 404 }],
	['a redirect', `/${SECRET}/`, { route: '-', status: 308 }],
])(
	'%s is logged with its handler, never with the requested path',
	async (_what, path, expected) => {
		await ask(server.port, path);
		await vi.waitFor(() => expect(seen).toHaveLength(1));
		expect(seen).toEqual([{ method: 'GET', edition: 'first', ...expected }]);
		expect(JSON.stringify(seen)).not.toContain(SECRET);
	},
);

it('a client that disconnects before the response has no status', async () => {
	const outgoing = request({ port: server.port, host: '127.0.0.1', path: '/api/never' });
	outgoing.on('error', () => undefined).end();
	setTimeout(() => outgoing.destroy(), 50);
	await vi.waitFor(() => expect(seen).toHaveLength(1));
	expect(seen).toEqual([{ method: 'GET', route: '/api/never', edition: 'first', aborted: true }]);
});

it('a client that disconnects before the last byte has the status it received', async () => {
	const outgoing = request({ port: server.port, host: '127.0.0.1', path: '/api/large' });
	outgoing.on('error', () => undefined).end();
	const [incoming] = await once(outgoing, 'response');
	incoming.on('error', () => undefined).destroy();
	await vi.waitFor(() => expect(seen).toHaveLength(1));
	const route = '/api/large';
	expect(seen).toEqual([{ method: 'GET', route, status: 200, edition: 'first', aborted: true }]);
});

it('a log that is no longer read does not end the process', async () => {
	const code = `
		const { createRequestWatch } = await import(${JSON.stringify(WATCH)});
		const watch = createRequestWatch({ logs: true });
		for (let at = 0; at < 20; at++) {
			watch()({ method: 'GET', route: '-', status: 404 });
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		process.exit(7);`;
	const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	child.stdout.destroy();
	expect(await once(child, 'exit')).toEqual([7, null]);
});
