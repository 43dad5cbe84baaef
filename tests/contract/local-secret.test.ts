import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLocalSecret } from '../../src/platform/local-secret.ts';

describe('a secret of a local run', () => {
	const dataDir = join(mkdtempSync(join(tmpdir(), 'forecourt-secret-')), 'not/there');

	it('is generated once, at random, for each purpose (A44)', async () => {
		const cron = await readLocalSecret(dataDir, 'cron-secret');
		const hook = await readLocalSecret(dataDir, 'deploy-hook-secret');
		expect(cron).toMatch(/^[\w-]{32}$/);
		expect(hook).not.toBe(cron);
		expect(await readLocalSecret(dataDir, 'cron-secret')).toBe(cron);
		expect(readFileSync(join(dataDir, 'cron-secret'), 'utf8')).toBe(`${cron}\n`);
	});

	it.each(['cron-secret', 'deploy-hook-secret'] as const)(
		'is readable only by its owner: %s (A39)',
		async (name) => {
			await readLocalSecret(dataDir, name);
			expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
		},
	);
});
