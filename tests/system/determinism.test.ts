import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/content.ts';
import { linkPackages } from '../support/linked-packages.ts';
import { runScript } from '../support/running-server.ts';

const COPIED = ['package.json', 'astro.config.mjs', 'tsconfig.json', 'vercel.json'];
const FOLDERS = ['src', 'content', 'public', 'api'];

it('builds the same bytes in another folder, time zone and locale', async () => {
	const here = await buildCopy({ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' });
	const there = await buildCopy({
		TZ: 'Pacific/Kiritimati',
		LANG: 'tr_TR.UTF-8',
		LC_ALL: 'tr_TR.UTF-8',
	});
	expect(Object.keys(here).length).toBeGreaterThan(360);
	expect(there).toEqual(here);
});

/** Digests of all files of a build in a fresh copy of the project, but for the commit. */
async function buildCopy(locale: NodeJS.ProcessEnv): Promise<Record<string, string>> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-build-'));
	for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name));
	for (const name of FOLDERS) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
	// Astro compiles components of packages only where these are within the project, not by a symlink.
	linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'));

	const environment = { ...process.env, ...locale, BASE_URL: 'https://reviews.example' };
	const { code, stderr, stdout } = await runScript(['build'], environment, folder);
	expect([code, code === 0 ? '' : stdout + stderr]).toEqual([0, '']);
	const found = ['dist', 'edition'].flatMap((output) => digests(folder, join(folder, output)));
	rmSync(folder, { recursive: true });
	return Object.fromEntries(found);
}

function digests(root: string, folder: string): [path: string, digest: string][] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map((path) => {
			const bytes = readFileSync(path).toString('latin1');
			const comparable = path.endsWith('build.json')
				? bytes.replace(/"commit": .*/, '"commit": …')
				: bytes;
			const digest = createHash('sha256').update(comparable, 'latin1').digest('hex');
			return [relative(root, path), digest];
		});
}
