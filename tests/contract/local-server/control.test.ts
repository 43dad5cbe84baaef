import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchServerStatus, requestSwap } from '../../../src/platform/control-client.ts';
import { listenForControl } from '../../../src/server/control-server.ts';
import { closeServer } from '../../../src/server/local-server.ts';
import { ask } from './client.ts';
import { fixtureFiles, writeFixtureEdition } from './fixture-edition.ts';
import { BASE_URL, startTestServer, type TestServer } from './test-server.ts';

const TOKEN = 'token';
const notify = vi.fn(async (topics: readonly string[]) => topics.length * 2);

let server: TestServer;
let control: Awaited<ReturnType<typeof listenForControl>>;
beforeAll(async () => {
	server = await startTestServer();
	control = await listenForControl({
		token: TOKEN,
		live: server.live,
		status: () => ({
			pid: 1,
			url: BASE_URL,
			base_url: BASE_URL,
			content_dir: '/content',
			has_pages: true,
			edition_id: server.live.current.id,
		}),
		notify,
	});
	// Same feeds as the first edition, but another dataset.
	const { 'feed.json': json = '', 'feed.atom': atom = '' } = fixtureFiles('first');
	const feeds = { 'feed.json': json.toString(), 'feed.atom': atom.toString() };
	await writeFixtureEdition(join(server.folder, 'second'), 'second', feeds);
});
afterAll(async () => {
	await closeServer(control.server, 0);
	await server.stop();
});
beforeEach(() => vi.clearAllMocks());

const record = () => ({ pid: 1, url: BASE_URL, control: control.url, token: TOKEN });

describe('the control server', () => {
	it('reports its status', async () => {
		expect(await fetchServerStatus(record())).toMatchObject({ base_url: BASE_URL, pid: 1 });
	});

	it('swaps and returns the changed topics', async () => {
		expect(await requestSwap(record(), 'second')).toEqual({
			edition: 'second',
			changed: ['/reviews.json'],
			queued: 2,
		});
		expect((await ask(server.port, '/policy')).body.toString()).toContain('second');
	});

	it('notifies nobody if the same edition is published again', async () => {
		expect(await requestSwap(record(), 'second')).toMatchObject({ changed: [], queued: 0 });
		expect(notify).not.toHaveBeenCalled();
	});

	it('keeps the old edition if the new one cannot be loaded', async () => {
		const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		await expect(requestSwap(record(), 'missing')).rejects.toThrow('keeps the old edition');
		log.mockRestore();
		expect(server.live.current.id).toBe('second');
	});

	it.each([
		['GET', '/status', 'Bearer wrong'],
		['GET', '/status', ''],
		['POST', '/swap/first', 'Bearer toke'],
		['POST', '/swap/..%2fx', `Bearer ${TOKEN}`],
		['GET', '/swap/first', `Bearer ${TOKEN}`],
	])('responds with 404 to %s %s with "%s"', async (method, path, authorization) => {
		const headers = { authorization };
		const response = await fetch(control.url + path, { method, headers });
		expect(response.status).toBe(404);
		expect(server.live.current.id).toBe('second');
	});

	it('has no status after it has stopped', async () => {
		const gone = { ...record(), control: 'http://127.0.0.1:1' };
		expect(await fetchServerStatus(gone)).toBeUndefined();
	});
});
