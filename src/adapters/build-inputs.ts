import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PROJECT_FOLDER } from './edition-builder.ts';
import type { Environment } from './environment.ts';
import { readGitCommit } from './git-commit.ts';

/** What of the checkout goes into an edition, besides the content; the last says what is installed. */
const SOURCES = [
	'api',
	'astro.config.mjs',
	'content/docs',
	'package.json',
	'public',
	'src',
	'tsconfig.json',
	'vercel.json',
	'node_modules/.package-lock.json',
];

/** What the settings of a process give to the editions that it builds. */
type BuildSettings = Pick<Environment, 'baseUrl' | 'contentDir' | 'hub' | 'vercelCommit'>;

/**
 * A digest of everything that an edition is built from: its content, the code, the packages, the
 * settings and the commit. Builds are deterministic, so that equal digests mean equal bytes.
 * `undefined` where symbolic links lead out of what is looked at.
 */
export async function digestBuildInputs(settings: BuildSettings): Promise<string | undefined> {
	const { baseUrl, contentDir, hub, vercelCommit } = settings;
	const commit = vercelCommit ?? (await readGitCommit(PROJECT_FOLDER));
	const total = createHash('sha256');
	total.update(JSON.stringify({ baseUrl, commit, hub, node: process.version }));
	const roots = [contentDir, ...SOURCES.map((source) => join(PROJECT_FOLDER, source))];
	for (const [index, root] of roots.entries()) {
		const files = await listTree(root);
		if (files === undefined) return undefined;
		for (const file of files) {
			const body = await readFile(join(root, file));
			total.update(`\n${index} ${file}\0${body.length}\0`).update(body);
		}
	}
	return total.digest('hex');
}

/** Paths from a folder, "" for a single file; none where nothing is; `undefined` with a link in it. */
async function listTree(root: string): Promise<string[] | undefined> {
	const found = await lstat(root).catch(() => undefined);
	if (found === undefined) return [];
	if (!found.isDirectory()) return found.isFile() ? [''] : undefined;
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	if (entries.some((entry) => entry.isSymbolicLink())) return undefined;
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)))
		.toSorted();
}
