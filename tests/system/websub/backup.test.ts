import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../support/content.ts';
import { readDocsPages } from '../../support/docs-samples.ts';
import { startHub, until, type HubClient } from '../../support/hub-client.ts';
import { startServer, type RunningServer } from '../../support/running-server.ts';
import { startSubscriber, type Subscriber } from '../../support/subscriber.ts';
import { requestAll } from './confirmed.ts';
import { changeNewest } from './content-changes.ts';

let hub: HubClient;
let subscriber: Subscriber;
let restored: RunningServer;

beforeAll(async () => {
	hub = await startHub();
	subscriber = await startSubscriber(hub.certificate);
});
afterAll(async () => {
	await hub?.stop();
	await restored?.stop();
	await subscriber?.stop();
});

/** Runs the command in docs/run/operations.md for this folder of a hub, and returns the backups that it wrote. */
function backUp(dataDir: string): { readonly status: number | null; readonly files: string[] } {
	const samples = readDocsPages().flatMap((page) => page.samples);
	const sample = samples.find(({ code }) => code.includes('VACUUM INTO'));
	const code = (sample?.code ?? '').replace('/var/lib/forecourt/4321', dataDir);
	const HOME = mkdtempSync(join(tmpdir(), 'forecourt-backup-'));
	const { status } = spawnSync('sh', ['-c', code], { cwd: ROOT, env: { ...process.env, HOME } });
	return { status, files: globSync(join(HOME, 'hub-*.sqlite')) };
}

it('saves no backup of a folder without a hub, and fails', () => {
	const { status, files } = backUp(mkdtempSync(join(tmpdir(), 'forecourt-data-')));
	expect([status, files]).toEqual([1, []]);
});

it('restores the subscriptions of a running hub into an empty folder', async () => {
	await requestAll(hub, 'subscribe', subscriber, { '/kept': {} });
	const [backup = ''] = backUp(String(hub.server.environment['DATA_DIR'])).files;
	// It contains secrets.
	expect(statSync(backup).mode & 0o777).toBe(0o600);
	await requestAll(hub, 'subscribe', subscriber, { '/too-late': {} });
	await hub.stop();

	const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-data-'));
	copyFileSync(backup, join(dataDir, 'hub.sqlite'));
	changeNewest(hub.contentDir, 'Changed after the backup.');
	restored = await startServer({
		...hub.server.environment,
		BASE_URL: hub.server.baseUrl,
		DATA_DIR: dataDir,
	});
	await until(() => subscriber.deliveries('/kept').length === 1, 'a delivery', 60);
	await sleep(1000);
	expect(subscriber.deliveries('/too-late')).toEqual([]);
});
