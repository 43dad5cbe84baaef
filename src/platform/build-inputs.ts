import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { digestFiles, listFiles } from './folder-files.ts';
import { readGitCommit } from './git-commit.ts';
import { PROJECT_FOLDER } from './project-folder.ts';

/** npm's list of installed packages. */
const INSTALLED = 'node_modules/.package-lock.json';
/** The parts of the checkout that affect editions, besides the content. */
const CODE = [
	'api',
	'astro.config.mjs',
	'CHANGELOG.md',
	'docs/use',
	'package.json',
	'public',
	'src',
	'tsconfig.json',
	'vercel.json',
	INSTALLED,
];

/** The settings that affect editions. */
export type BuildSettings = Pick<
	Environment,
	'baseUrl' | 'contentDir' | 'hasPages' | 'vercelCommit'
>;

/**
 * Digests everything that an edition is built from: the content, the code, the packages, the public
 * origin and the commit. Builds are deterministic, so equal digests mean equal bytes. Returns
 * `undefined` if the files contain symbolic links.
 */
export async function digestBuildInputs(settings: BuildSettings): Promise<string | undefined> {
	const { baseUrl, contentDir, hasPages, vercelCommit } = settings;
	const commit = vercelCommit ?? (await readGitCommit(PROJECT_FOLDER));
	const code = await digestCode();
	const content = await digestTrees([contentDir]);
	if (code === undefined || content === undefined) return undefined;
	return digestJson({ baseUrl, hasPages, commit, code, content });
}

/**
 * Digests everything that turns content into an edition: the code, the installed packages and the
 * version of Node. Returns `undefined` if the files contain symbolic links or npm's list of packages
 * is missing.
 */
export async function digestCode(project = PROJECT_FOLDER): Promise<string | undefined> {
	if (!existsSync(join(project, INSTALLED))) return undefined;
	const files = await digestTrees(CODE.map((path) => join(project, path)));
	return files && digestJson({ files, node: process.version });
}

/** Digests a value by its JSON. */
export function digestJson(value: unknown): string {
	return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

async function digestTrees(roots: readonly string[]): Promise<string | undefined> {
	const digests: string[] = [];
	for (const root of roots) {
		const files = await listTree(root);
		if (files === undefined) return undefined;
		digests.push(digestFiles(root, files));
	}
	return digestJson(digests);
}

/**
 * Lists the files of a folder: `['']` for a single file, empty if nothing exists, `undefined` if
 * there is a symbolic link.
 */
async function listTree(root: string): Promise<string[] | undefined> {
	const found = await lstat(root).catch(() => undefined);
	if (found === undefined) return [];
	if (!found.isDirectory()) return found.isFile() ? [''] : undefined;
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	return entries.some((entry) => entry.isSymbolicLink()) ? undefined : listFiles(root);
}
