import { spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { digestBuildInputs } from '../../../src/platform/build-inputs.ts';
import type { SiteBuild } from '../../../src/platform/edition-builder.ts';
import { createEditionStore } from '../../../src/server/edition-store.ts';
import { readEnvironment } from '../../../src/platform/environment.ts';
import { prepareEdition } from '../../../src/server/prepare-edition.ts';
import { copyContent } from '../../support/content.ts';

/** Creates a store, and a build of one page that counts its calls. */
function createFixture() {
	const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-editions-'));
	const store = createEditionStore(dataDir);
	let builds = 0;
	const build = async ({ siteFolder }: SiteBuild) => {
		builds += 1;
		await mkdir(siteFolder, { recursive: true });
		await writeFile(join(siteFolder, 'index.html'), '<p>A page</p>');
		await writeFile(join(siteFolder, 'build.json'), MANIFEST);
	};
	const source = { baseUrl: 'http://127.0.0.1:1', contentDir: '/nowhere', dataDir, hasPages: true };
	return {
		dataDir,
		store,
		prepare: (...inputs: string[]) => {
			const [before, after = before] = inputs;
			let asked = 0;
			const digestInputs = async () => (asked++ === 0 ? before : after);
			return prepareEdition(store, { ...source, digestInputs }, build);
		},
		builds: () => builds,
	};
}

const MANIFEST = JSON.stringify({ edition: '0123456789abcdef', commit: '', documents: [] });

it('says every half minute how far a long build is', async () => {
	const { store, dataDir } = createFixture();
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	onTestFinished(() => void vi.useRealTimers());
	const lines: string[] = [];
	const source = { baseUrl: 'http://127.0.0.1:1', contentDir: '/content', dataDir, hasPages: true };
	const said = (line: string) => void lines.push(line);
	await prepareEdition(store, { ...source, say: said }, async ({ siteFolder }) => {
		await mkdir(siteFolder, { recursive: true });
		await writeFile(join(siteFolder, 'build.json'), MANIFEST);
		vi.advanceTimersByTime(30_000);
		await vi.waitFor(() => expect(lines).toHaveLength(2));
	});
	vi.advanceTimersByTime(60_000);
	expect(lines).toEqual([
		'Building the edition from /content …',
		'Building the edition. Files so far: 1 …',
	]);
	expect(vi.getTimerCount()).toBe(0);
});

it('does not build the same inputs twice', async () => {
	const { prepare, builds } = createFixture();
	const first = await prepare('a');
	expect(await prepare('a')).toEqual(first);
	expect(builds()).toBe(1);
});

it('builds for other inputs and for unknown inputs', async () => {
	const { prepare, builds } = createFixture();
	await prepare('a');
	await prepare('b');
	await prepare();
	expect(builds()).toBe(3);
	// The bytes are the same, so this is one edition with the inputs of its last build.
	await prepare('b');
	expect(builds()).toBe(3);
});

it('builds again when the inputs changed during the build', async () => {
	const { prepare, builds } = createFixture();
	await prepare('a', 'b');
	await prepare('a');
	expect(builds()).toBe(2);
	await prepare('b');
	expect(builds()).toBe(3);
});

it('builds a damaged edition again', async () => {
	const { prepare, builds } = createFixture();
	const { folder } = await prepare('a');
	writeFileSync(join(folder, 'site/index.html'), '<p>Another page</p>');
	const again = await prepare('a');
	expect(builds()).toBe(2);
	expect(readFileSync(join(again.folder, 'site/index.html'), 'utf8')).toBe('<p>A page</p>');
	rmSync(join(folder, 'site/index.html'));
	await prepare('a');
	expect(builds()).toBe(3);
});

it('deletes the folder of a killed build, but not of a running one', async () => {
	const { prepare, store, dataDir } = createFixture();
	const killed = spawnSync(process.execPath, ['-e', '']).pid;
	const folders = [`.building-${killed}`, `.building-${process.ppid}`, '.removing-1-a'];
	for (const folder of folders) mkdirSync(join(dataDir, 'editions', folder), { recursive: true });
	const { id } = await prepare('a');
	expect(readdirSync(join(dataDir, 'editions')).toSorted()).toEqual(
		[`.building-${process.ppid}`, '.removing-1-a', id].toSorted(),
	);
	await store.prune([id]);
	expect(readdirSync(join(dataDir, 'editions')).toSorted()).toEqual(
		[`.building-${process.ppid}`, id].toSorted(),
	);
});

it('digests the content, commit and public origin, but no server settings', async () => {
	const contentDir = copyContent();
	const settings = { ...readEnvironment({ CONTENT_DIR: contentDir }), vercelCommit: 'c0ffee' };
	const digest = await digestBuildInputs(settings);
	expect(digest).toMatch(/^[0-9a-f]{64}$/);
	expect(await digestBuildInputs({ ...settings, contentDir: copyContent() })).toBe(digest);

	const others = [
		{ ...settings, baseUrl: 'https://elsewhere.example' },
		{ ...settings, vercelCommit: 'decade' },
		{ ...settings, hasPages: false },
	];
	for (const other of others) expect(await digestBuildInputs(other)).not.toBe(digest);
	const elsewhere = { PORT: '4999', HUB_MAX_PER_HOST: '7', HUB_RETRY_SECONDS: '1' };
	const server = readEnvironment({
		...elsewhere,
		CONTENT_DIR: contentDir,
		BASE_URL: settings.baseUrl,
	});
	expect(await digestBuildInputs({ ...server, vercelCommit: 'c0ffee' })).toBe(digest);
	writeFileSync(join(contentDir, 'policy.md'), '# Another policy\n');
	expect(await digestBuildInputs(settings)).not.toBe(digest);
});

it('returns no digest for content with symbolic links', async () => {
	const contentDir = copyContent();
	symlinkSync(join(dirname(contentDir), 'elsewhere'), join(contentDir, 'reviews/linked'));
	expect(await digestBuildInputs(readEnvironment({ CONTENT_DIR: contentDir }))).toBeUndefined();
});
