import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Digests of the content that a server shows, by what they cover. */
export type LiveDigests = Readonly<Record<string, string>>;

/** What `DATA_DIR` remembers of the content that went live last; nothing before the first time. */
export async function readLiveDigests(dataDir: string): Promise<LiveDigests> {
	const path = fileIn(dataDir);
	// Written by the function below.
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
