import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyContent } from '../support/content.ts';
import { runScript } from '../support/running-server.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'forecourt-data-'));
const liveEdition = () => readFileSync(join(DATA_DIR, 'current'), 'utf8').trim();

function publish(CONTENT_DIR: string, ...flags: readonly string[]) {
	// Vitest sets a BASE_URL for its own use.
	const environment = { ...process.env, BASE_URL: undefined, SITE: 'off', DATA_DIR, CONTENT_DIR };
	return runScript(['publish', '--', ...flags], environment);
}

it('npm run publish replaces the edition of another group only if it is told to', async () => {
	const folder = join(DATA_DIR, 'editions/live/edition');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'overview.json'), '{ "business": { "id": "bergmann" } }');
	writeFileSync(join(DATA_DIR, 'current'), 'live\n');

	const sample = copyContent();
	const { code, stderr } = await publish(sample);
	expect([code, stderr]).toEqual([1, expect.stringContaining('-- --replace-group')]);
	expect(liveEdition()).toBe('live');
	expect((await publish(sample, '--replace-group')).code).toBe(0);
	expect(liveEdition()).not.toBe('live');
});
