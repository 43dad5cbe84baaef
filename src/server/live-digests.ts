import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Digests of the live content on a server, by name. */
export type LiveDigests = Readonly<Record<string, string>>;

/** Reads the digests of the content that last went live; empty before the first time. */
export async function readLiveDigests(dataDir: string): Promise<LiveDigests> {
	const path = fileIn(dataDir);
	// Written by `writeLiveDigests`.
	return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as LiveDigests) : {};
}

export async function writeLiveDigests(dataDir: string, digests: LiveDigests): Promise<void> {
	const path = fileIn(dataDir);
	const draft = `${path}.${process.pid}`;
	await writeFile(draft, `${JSON.stringify(digests)}\n`);
	await rename(draft, path);
}

function fileIn(dataDir: string): string {
	return join(dataDir, 'live-digests.json');
}
