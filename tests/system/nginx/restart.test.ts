import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasNginx, startNginx } from '../../support/nginx.ts';
import { freePort, startServer, type RunningServer } from '../../support/running-server.ts';

const BASE_URL = 'https://reviews.my-group.example';
const CLIENTS = 8;
const PAUSE_MILLISECONDS = 15;
const SETTLE_MILLISECONDS = 500;
const MCP = {
	jsonrpc: '2.0',
	id: 1,
	method: 'tools/call',
	params: {
		name: 'search_reviews',
		arguments: { query: 'oil', limit: 2 },
		_meta: {
			'io.modelcontextprotocol/protocolVersion': '2026-07-28',
			'io.modelcontextprotocol/clientCapabilities': {},
		},
	},
};
const REQUESTS: readonly (readonly [string, RequestInit?])[] = [
	['/reviews.json'],
	[
		'/mcp',
		{
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'mcp-protocol-version': '2026-07-28',
				'mcp-method': 'tools/call',
				'mcp-name': 'search_reviews',
			},
			body: JSON.stringify(MCP),
		},
	],
	['/api/reviews/search?query=brakes&limit=3'],
];

let servers: [RunningServer, RunningServer];

beforeAll(async () => {
	servers = await Promise.all([start(await freePort()), start(await freePort())]);
});
afterAll(async () => {
	await Promise.all(servers?.map((server) => server.stop()));
});

it.skipIf(!hasNginx).each([
	['the guide’s configuration', (configuration: string) => configuration],
	['both servers in turn', (configuration: string) => configuration.replace(' backup', '')],
])('two servers restart one after the other without a lost request: %s', async (_what, adapt) => {
	const [first, second] = servers.map(({ environment }) => Number(environment['PORT']));
	const nginx = await startNginx([first ?? 0, second ?? 0], adapt);
	const load = startLoad(nginx.origin);
	await sleep(SETTLE_MILLISECONDS);
	for (const index of [0, 1] as const) {
		servers[index] = await restart(servers[index]);
		await sleep(SETTLE_MILLISECONDS);
	}
	const { sent, failures } = await load.stop();
	await nginx.stop();
	console.log(`${sent} requests while two servers restarted`);
	expect(failures).toEqual([]);
	expect(sent).toBeGreaterThan(200);
});

function start(port: number, dataDir = mkdtempSync(join(tmpdir(), 'forecourt-data-'))) {
	return startServer({ PORT: String(port), DATA_DIR: dataDir, BASE_URL, REQUEST_LOG: 'off' });
}

async function restart({ stop, environment }: RunningServer): Promise<RunningServer> {
	expect((await stop()).code).toBe(0);
	return start(Number(environment['PORT']), environment['DATA_DIR']);
}

/** Sends requests over kept connections until stopped, and collects those without a 200. */
function startLoad(origin: string) {
	const failures: string[] = [];
	let sent = 0;
	const stopping = new AbortController();
	const clients = Array.from({ length: CLIENTS }, async (_, client) => {
		for (let turn = client; !stopping.signal.aborted; turn++) {
			const [path, init] = REQUESTS[turn % REQUESTS.length] ?? ['/'];
			const failure = await fetch(origin + path, init).then(
				async (response) => (
					await response.text(),
					response.status === 200 ? undefined : response.status
				),
				(error: unknown) => error,
			);
			sent++;
			await sleep(PAUSE_MILLISECONDS);
			if (failure !== undefined) failures.push(`${path}: ${String(failure)}`);
		}
	});
	return {
		async stop() {
			stopping.abort();
			await Promise.all(clients);
			return { sent, failures };
		},
	};
}
