import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, globSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR, backUpContent, ROOT } from '../support/content.ts';
import { startHub, until, type HubClient } from '../support/hub-client.ts';
import { runScript } from '../support/running-server.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { startSubscriber, type Subscriber } from '../support/subscriber.ts';
import { changeNewest, FIRST_CHANGE, SECOND_CHANGE } from './websub/content-changes.ts';

const MEGABYTE = 1024 * 1024;
/** An edition of the test content takes 2 MB without pages. */
const disk = mountSmallDisk(60);
const FULL = /^Cannot write: the disk is full \(ENOSPC.*The previous files are intact/m;

let hub: HubClient;
let subscriber: Subscriber;

beforeAll(async () => {
	hub = await startHub(disk && { DATA_DIR: disk.folder });
	subscriber = await startSubscriber(hub.certificate);
});

afterAll(async () => {
	await Promise.all([hub?.stop(), subscriber?.stop()]).finally(() => disk?.remove());
});

const live = async () => (await (await fetch(`${hub.address}/build.json`)).json()).edition;
const publish = () => runScript(['publish'], hub.server.environment);

// Skipped without permission to mount a disk: the test would have to fill a shared one.
describe.skipIf(disk === undefined)('a full disk', () => {
	it('refuses subscriptions, and accepts them again when there is space (A43)', async () => {
		disk?.fill();
		const refused = await hub.subscribe(`${subscriber.origin}/full`);
		expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
		expect((await fetch(`${hub.address}/feed.xml`)).status).toBe(200);
		disk?.empty();
		expect((await hub.subscribe(`${subscriber.origin}/room`)).status).toBe(202);
		await until(() => subscriber.verifications('/room').length === 1, 'the verification request');
		expect(subscriber.verifications('/full')).toEqual([]);
	});

	it('makes publishing fail with instructions, and leaves the live edition in place', async () => {
		const before = await live();
		const restoreContent = backUpContent(hub.contentDir);
		changeNewest(hub.contentDir, 'No room for this.');
		disk?.fill(MEGABYTE / 4);
		const { code, stdout, stderr } = await publish();
		expect([code, stdout]).toEqual([1, '']);
		expect(stderr).toMatch(FULL);
		expect(await live()).toBe(before);
		expect((await fetch(`${hub.address}/reviews.json`)).status).toBe(200);
		disk?.empty();
		restoreContent();
		changeNewest(hub.contentDir, FIRST_CHANGE);
		expect((await hub.publish()).edition).not.toBe(before);
	});

	it('makes an import fail with instructions, and leaves every byte of the content', async () => {
		const small = mountSmallDisk(3);
		try {
			const content = join(small?.folder ?? '', 'content');
			cpSync(CONTENT_DIR, content, { recursive: true });
			const file = join(mkdtempSync(join(tmpdir(), 'forecourt-export-')), 'survey.ndjson');
			for (let index = 0; index < 3000; index++) appendFileSync(file, surveyLine(index));
			const before = readTree(content);
			const variables = { ...process.env, BASE_URL: undefined, CONTENT_DIR: content };
			const { code, stderr } = await runScript(['import', '--', file], variables);
			expect(code).toBe(2);
			expect(stderr).toMatch(FULL);
			expect(readTree(content)).toEqual(before);
			// No other files are left next to the content, except the lock.
			expect(readdirSync(small?.folder ?? '').filter((name) => name !== 'content.lock')).toEqual([
				'content',
			]);
		} finally {
			small?.remove();
		}
	});
});

describe('kill -9 during npm run publish', () => {
	it('keeps the live edition, and the next publication succeeds', async () => {
		const before = await live();
		const restoreContent = backUpContent(hub.contentDir);
		changeNewest(hub.contentDir, 'Not published.');
		const { DATA_DIR: dataDir = '' } = hub.server.environment;
		const isWriting = () => globSync('editions/.building-*/**/*.json', { cwd: dataDir }).length > 0;
		const child = spawn('npm', ['run', '--silent', 'publish'], {
			cwd: ROOT,
			env: hub.server.environment,
			detached: true,
			stdio: 'ignore',
		});
		await until(isWriting, 'the build', 300);
		const exit = once(child, 'exit');
		process.kill(-child.pid!, 'SIGKILL');
		await exit;
		expect(await live()).toBe(before);
		expect((await fetch(`${hub.address}/reviews.json`)).status).toBe(200);

		restoreContent();
		changeNewest(hub.contentDir, SECOND_CHANGE);
		const { edition } = await hub.publish();
		expect([edition === before, await live()]).toEqual([false, edition]);
	});
});

function surveyLine(index: number): string {
	const record = {
		id: `sv-full-${index}`,
		location: 'millbrook',
		repair_order: `MB9${index}`,
		visit_date: '2026-11-18',
		submitted_at: '2026-11-19T10:00:00-08:00',
		stars: 1 + (index % 5),
		text: `Visit number ${index}, about which there is a lot to say. `.repeat(30),
		name: 'Nadia Example',
		consent_to_publish: true,
	};
	return `${JSON.stringify(record)}\n`;
}

/** Reads every file of a folder. */
function readTree(folder: string): Record<string, string> {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true });
	const paths = files
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(path, 'latin1')]));
}
