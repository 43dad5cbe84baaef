import { access } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createETag } from '../../../src/endpoints/http/etag.ts';
import { ask, decode, type ReceivedResponse } from './client.ts';
import { writeFixtureEdition } from './fixture-edition.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const CLIENTS = 16;
const SWAPS = 20;
const PATHS = ['/reviews.json', '/large.json', '/feed.xml', '/policy', '/api/edition'];

let server: TestServer;
afterEach(() => server.stop());

const exists = (id: string) =>
	access(join(server.folder, id)).then(
		() => true,
		() => false,
	);

/** Returns what is wrong with a response, or `undefined` if it is complete and from one edition. */
function faultOf({ status, headers, body }: ReceivedResponse, text: string): string | undefined {
	if (status !== 200) return `status ${status}`;
	const etag = String(headers.etag).replace(/^W\//, '');
	if (etag !== createETag(text)) return 'torn: the body is not that of its tag';
	const editions = new Set(text.match(/edition-\d+/g));
	if (editions.size !== 1) return `mixed: ${[...editions].join()} in ${body.length} bytes`;
	return undefined;
}

it('swaps editions under load without a failed, torn or mixed response', async () => {
	let published = () => 'edition-0';
	server = await startTestServer(
		{
			'/api/edition': () => {
				const text = JSON.stringify(Array.from({ length: 200 }, () => published()));
				return new Response(text, {
					headers: { 'Content-Type': 'application/json', ETag: createETag(text) },
				});
			},
		},
		'edition-0',
	);
	published = server.published;
	for (let swap = 1; swap <= SWAPS; swap++) {
		await writeFixtureEdition(join(server.folder, `edition-${swap}`), `edition-${swap}`);
	}

	const faults: string[] = [];
	const seen = new Set<string>();
	let answers = 0;
	const done = new AbortController();
	const clients = Array.from({ length: CLIENTS }, async (_, client) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let turn = 0; !done.signal.aborted; turn++) {
			const path = PATHS[(client + turn) % PATHS.length] ?? '/';
			const coding = ['identity', 'br', 'gzip'][turn % 3] ?? 'identity';
			const answer = await ask(server.port, path, {
				agent,
				headers: { 'Accept-Encoding': coding },
			});
			const text = decode(answer).toString();
			const fault = faultOf(answer, text);
			if (fault) faults.push(`${path} in ${coding}: ${fault}`);
			seen.add(/edition-\d+/.exec(text)?.[0] ?? 'none');
			answers++;
		}
		agent.destroy();
	});

	for (let swap = 1; swap <= SWAPS; swap++) {
		await server.live.swapTo(`edition-${swap}`);
		expect(server.published()).toBe(`edition-${swap}`);
		const target = answers + CLIENTS;
		await expect.poll(() => answers, { interval: 5, timeout: 20_000 }).toBeGreaterThan(target);
	}
	done.abort();
	await Promise.all(clients);

	expect(faults).toEqual([]);
	expect(answers).toBeGreaterThan(SWAPS * CLIENTS);
	expect(seen.size).toBe(SWAPS + 1);
	expect(server.live.current.id).toBe(`edition-${SWAPS}`);
	await expect.poll(() => exists(`edition-${SWAPS - 1}`)).toBe(false);
}, 60_000);

it('keeps an edition until a slow client has read its last byte', async () => {
	// Larger than all buffers between server and client, so that the server has to wait.
	const huge = 'edition-0 '.repeat(2_000_000);
	server = await startTestServer({}, 'edition-0', { 'huge.bin': huge });
	for (const id of ['edition-1', 'edition-2', 'edition-3']) {
		await writeFixtureEdition(join(server.folder, id), id);
	}
	const socket = connect(server.port, '127.0.0.1');
	socket.write('GET /huge.bin HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
	await once(socket, 'readable');
	for (const id of ['edition-1', 'edition-2', 'edition-3']) await server.live.swapTo(id);
	await expect.poll(() => exists('edition-1')).toBe(false);
	expect(await exists('edition-0')).toBe(true);

	const chunks: Buffer[] = [];
	socket.on('data', (chunk: Buffer) => chunks.push(chunk));
	await once(socket, 'close');
	const text = Buffer.concat(chunks).toString();
	const body = text.slice(text.indexOf('\r\n\r\n') + 4);
	expect(body === huge).toBe(true);
	await expect.poll(() => exists('edition-0')).toBe(false);
}, 30_000);

it('keeps the old edition if the next one cannot be loaded', async () => {
	server = await startTestServer({}, 'edition-0');
	await expect(server.live.swapTo('edition-9')).rejects.toThrow('ENOENT');
	expect((await ask(server.port, '/policy')).body.toString()).toContain('edition-0');
});
