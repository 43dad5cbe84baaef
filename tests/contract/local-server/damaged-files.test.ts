import { appendFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from './client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeEach(async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	server = await startTestServer();
});

afterEach(async () => {
	vi.restoreAllMocks();
	await server.stop();
});

const fileOf = (name: string) => join(server.folder, 'first/site', name);
const said = () =>
	vi
		.mocked(console.error)
		.mock.calls.map(([error]) => String(error))
		.join('\n');

/** Damage that can happen to a file of the live edition. */
const DAMAGES: [string, (file: string) => void][] = [
	['truncated', (file) => truncateSync(file, 5000)],
	['longer', (file) => appendFileSync(file, 'more')],
];

describe('a file of the live edition that is', () => {
	it.each(DAMAGES)('%s returns a 500, never a wrong response', async (_what, damage) => {
		damage(fileOf('reviews.json'));
		const answer = await ask(server.port, '/reviews.json');
		expect(answer.status).toBe(500);
		expect(JSON.parse(answer.body.toString()).type).toContain('internal-error');
		expect(said()).toMatch(/Cannot send .*reviews\.json: its size has changed/);
		expect((await ask(server.port, '/insights.json')).status).toBe(200);
	});

	it('truncated and too large for memory closes the connection early', async () => {
		truncateSync(fileOf('large.json'), 700_000);
		await expect(ask(server.port, '/large.json')).rejects.toThrow();
		expect(said()).toMatch(/Cannot send .*large\.json/);
		expect((await ask(server.port, '/insights.json')).status).toBe(200);
	});

	it('longer and too large for memory is sent without the additional bytes', async () => {
		const before = await ask(server.port, '/large.json');
		appendFileSync(fileOf('large.json'), 'more');
		const after = await ask(server.port, '/large.json');
		expect(after.body.equals(before.body)).toBe(true);
	});
});
