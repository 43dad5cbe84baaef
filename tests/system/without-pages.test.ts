import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runScript, startServer, type RunningServer } from '../support/running-server.ts';

/** Tests `SITE=off`, which most tests of the hub and of MCP use. */
let server: RunningServer;

beforeAll(async () => {
	server = await startServer({ SITE: 'off' });
});
afterAll(() => server?.stop());

it.each(['/reviews.json', '/insights.json', '/feed.xml', '/build.json', '/api/reviews/search'])(
	'serves %s',
	async (path) => {
		expect((await fetch(server.baseUrl + path)).status).toBe(200);
	},
);

it.each(['/', '/reviews', '/docs', '/policy', '/og/home.png', '/sitemap-index.xml'])(
	'responds 404 for %s',
	async (path) => {
		expect((await fetch(server.baseUrl + path)).status).toBe(404);
	},
);

it('publishes without pages even if the publish command has SITE=on', async () => {
	const { code, stderr } = await runScript(['publish'], { ...server.environment, SITE: 'on' });
	expect([code, stderr]).toEqual([0, expect.not.stringContaining('astro')]);
	expect(existsSync(join(server.siteFolder(), 'index.html'))).toBe(false);
});
